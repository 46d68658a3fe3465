# Il controllo del mescolamento.

end-fair-title = Le carte erano mescolate senza trucchi?
end-fair-about = Il tuo dispositivo rifà da solo tutto il mescolamento, senza fidarsi di nessuno.
end-fair-good = Sì. Nessuno ha scelto le carte.
end-fair-partly = Tutto quello che il tuo dispositivo può controllare è giusto.
end-fair-bad = Attenzione: qualcosa non torna.
end-fair-promise-kept = Il tuo dispositivo ha visto la promessa prima della distribuzione.
end-fair-promise-broken = Prima della distribuzione, il tuo dispositivo ha visto un’altra promessa.
end-fair-promise-unknown = Prima della distribuzione il tuo dispositivo non c’era ancora: non ha visto la promessa.
end-fair-secret-kept = Il segreto è proprio quello promesso.
end-fair-secret-broken = Il segreto non è quello promesso.
end-fair-cut-kept = Il tuo taglio del mazzo è compreso.
end-fair-cut-broken = Il tuo taglio del mazzo manca.
end-fair-cut-unknown = Il tuo dispositivo non ha tagliato il mazzo per queste carte.
end-fair-seed-kept = { $cuts ->
    [0] Il mescolamento viene solo dal segreto: nessuno ha tagliato.
    [one] Il mescolamento viene dal segreto e da un taglio.
   *[other] Il mescolamento viene dal segreto e da { $cuts } tagli.
}
end-fair-seed-broken = Il mescolamento non viene dal segreto e dai tagli.
end-fair-deal-kept = { $rounds ->
    [one] Mescolate qui un’altra volta, le carte escono esattamente uguali.
   *[other] Mescolate qui un’altra volta, le carte di tutte le { $rounds } mani escono esattamente uguali.
}
end-fair-deal-broken = Mescolate qui un’altra volta, le carte escono diverse.
end-fair-deal-unknown = Il tuo dispositivo non sa ancora rifare la distribuzione di questo gioco.
end-fair-redeals = { $count ->
    [one] Una volta nessuno poteva cominciare, perciò le carte sono state ridistribuite.
   *[other] { $count } volte nessuno poteva cominciare, perciò le carte sono state ridistribuite.
}
end-fair-hand-kept = Sono proprio le carte che avevi in mano.
end-fair-hand-broken = In mano avevi altre carte.
end-fair-hand-unknown = Il tuo dispositivo non si è segnato le tue carte.
end-fair-numbers = I numeri nel dettaglio
end-fair-how = La promessa è lo SHA-256 del segreto. Il seme è lo SHA-256 del segreto e di tutti i tagli. È lui che decide ogni carta.
end-fair-commitment = Promessa
end-fair-secret = Segreto
end-fair-cut-of = Taglio di { $who }
end-fair-cut-own = Il tuo taglio
end-fair-seed = Seme
