"""A study as one self-contained HTML page, in a light and a dark theme."""

from html import escape

from elfer.engine.game import AnyGame
from elfer.studies.pictures import draw_pictures
from elfer.studies.pictures.marks import INKS, Picture, draw_sign
from elfer.studies.results import StudyResult
from elfer.studies.summary import describe_method, format_subtitle, list_facts
from elfer.studies.svg import render_sign, render_svg

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
BEGINNING = (
    "<!doctype html>\n"
    '<html lang="en"><head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width,initial-scale=1">'
    '<meta name="color-scheme" content="light dark">'
)
"""The first characters of every study page."""


def render_page(game: AnyGame, result: StudyResult) -> str:
    """Return the whole page as HTML."""
    facts = "".join(
        f"<li><b>{escape(fact.large)}</b><span class='soft'>{escape(fact.small)}</span></li>"
        for fact in list_facts(result)
    )
    pictures = "\n".join(map(_render_figure, draw_pictures(result)))
    method = "".join(f"<li>{escape(sentence)}</li>" for sentence in describe_method(result))
    name = escape(game.name)
    return (
        f"{BEGINNING}<title>{name}: a study</title>"
        f"<style>{_render_colours()}{_STYLE}</style></head>\n"
        f"<body><main><h1>{name}</h1><p class='soft'>{escape(format_subtitle(result))}</p>\n"
        f"<ul class='facts'>{facts}</ul>\n<div class='pictures'>{pictures}</div>\n"
        f"<details open><summary>How this was measured</summary><ul>{method}</ul></details>\n"
        "</main></body></html>\n"
    )


def _render_figure(picture: Picture) -> str:
    head = f"{render_sign(draw_sign(picture.colour, 12, 12, 9), 24)}{escape(picture.title)}"
    caption = f"<figcaption>{escape(picture.says)}</figcaption>"
    return f"<figure><h2>{head}</h2>{render_svg(picture)}{caption}</figure>"


def _render_colours() -> str:
    """Return the CSS of all colours in both themes, and the classes that use them."""
    day = "".join(f"--{name}:{tone.day};" for name, tone in INKS.items())
    night = "".join(f"--{name}:{tone.night};" for name, tone in INKS.items())
    uses = "".join(
        f".f-{name}{{fill:var(--{name})}}.s-{name}{{stroke:var(--{name})}}" for name in INKS
    )
    return f":root{{{day}}}@media(prefers-color-scheme:dark){{:root{{{night}}}}}{uses}"
