"""A study as one page that needs nothing else: for a phone or a desk, by day and by night."""

from html import escape

from elfer.kernel.game import AnyGame
from elfer.lab.study.finding import Finding
from elfer.lab.study.inks import INKS
from elfer.lab.study.pictures.drawn import drawn
from elfer.lab.study.pictures.marks import Picture, sign
from elfer.lab.study.summary import facts, method, subtitle
from elfer.lab.study.svg import as_svg, sign_svg

_STYLE = """
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);
 font:500 1rem/1.5 "Nunito Variable",Nunito,ui-rounded,system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:clamp(1.75rem,1.2rem + 2.6vw,2.75rem);line-height:1.15;margin:0;font-weight:900}
h2{font-size:1.25rem;line-height:1.2;margin:0 0 .75rem;font-weight:800;
 display:flex;gap:.5rem;align-items:center}
p{margin:0}.soft{color:var(--soft)}
.sign{width:1.1rem;height:1.1rem;flex:none}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));
 gap:.75rem 1.5rem;margin:1.5rem 0;padding:0;list-style:none}
.facts b{display:block;font-size:1.5rem;line-height:1.2;font-weight:900}
.pictures{columns:2 20rem;column-gap:1.25rem}
figure{break-inside:avoid;margin:0 0 1.25rem;padding:1.25rem;background:var(--paper);
 border:1px solid var(--line);border-radius:1.25rem}
figure>svg{display:block;width:100%;height:auto;overflow:visible}
figcaption{margin-top:.9rem;font-size:.95rem}
svg text{font-weight:500;font-variant-numeric:tabular-nums}svg text.strong{font-weight:800}
details{max-width:44rem}summary{cursor:pointer;font-weight:800;padding:.6rem 0}
details ul{margin:0;padding-left:1.2rem}details li{margin:.3rem 0}
summary:focus-visible{outline:.2rem solid var(--helps);outline-offset:.2rem;border-radius:.3rem}
"""


def as_page(game: AnyGame, finding: Finding) -> str:
    """The whole page as HTML."""
    told = "".join(
        f"<li><b>{escape(fact.large)}</b><span class='soft'>{escape(fact.small)}</span></li>"
        for fact in facts(finding)
    )
    pictures = "\n".join(map(_figure, drawn(finding)))
    how = "".join(f"<li>{escape(sentence)}</li>" for sentence in method(finding))
    name = escape(game.name)
    return (
        "<!doctype html>\n"
        '<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{name}: a study</title><style>{_colours()}{_STYLE}</style></head>\n"
        f"<body><main><h1>{name}</h1><p class='soft'>{escape(subtitle(finding))}</p>\n"
        f"<ul class='facts'>{told}</ul>\n<div class='pictures'>{pictures}</div>\n"
        f"<details open><summary>How this was measured</summary><ul>{how}</ul></details>\n"
        "</main></body></html>\n"
    )


def _figure(picture: Picture) -> str:
    head = f"{sign_svg(sign(picture.colour, 12, 12, 9), 24)}{escape(picture.title)}"
    caption = f"<figcaption>{escape(picture.says)}</figcaption>"
    return f"<figure><h2>{head}</h2>{as_svg(picture)}{caption}</figure>"


def _colours() -> str:
    """Every colour once by day and once by night, and the classes that use them."""
    day = "".join(f"--{name}:{tone.day};" for name, tone in INKS.items())
    night = "".join(f"--{name}:{tone.night};" for name, tone in INKS.items())
    uses = "".join(
        f".f-{name}{{fill:var(--{name})}}.s-{name}{{stroke:var(--{name})}}" for name in INKS
    )
    return f":root{{{day}}}@media(prefers-color-scheme:dark){{:root{{{night}}}}}{uses}"
