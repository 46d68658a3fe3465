"""The parts of a screen that a player looks for, in every language."""

import re
from functools import cache

from elfer.texts.fluent_messages import load_messages
from elfer.texts.languages import LANGUAGES

_GAP = "\x00"


class Wording:
    """The parts of a screen in one language."""

    def __init__(self, language: str) -> None:
        self.say = say = load_messages(language).format
        keys = f"{_GAP}{say('terminal-key-help', key='?')}"
        prompt = say("terminal-prompt", head="", keys=keys)
        self.help_end = f"{prompt.partition(_GAP)[2]} "
        """The end of a prompt for a move."""
        calls = say("terminal-call-keys", calls=_GAP)
        self.call = _pattern(f"{say('terminal-prompt', head='', keys=calls)} ", r"([^)]*)", r"\Z")
        """A prompt for a call, with the possible calls."""
        self.or_ = say("terminal-or", first="", second="")
        self.may = _pattern(say("terminal-may-play", moves=_GAP), "(.*)")
        """The line of legal moves."""
        head, rest = (re.escape(say(f"terminal-help-{part}")) for part in ("moves", "commands"))
        self.listed = re.compile(rf"  {head}\n(.*?)  {rest}", re.DOTALL)
        """The legal moves in the help."""
        self.waits = tuple(
            say("terminal-key-enter", what=say(f"terminal-{key}")) for key in ("let-pass", "go-on")
        )
        """The prompts of a player who need not act."""
        self.typed = _pattern(say("terminal-hint-type", move=_GAP), "(.+)")
        """The move of a hint."""
        self.no_move = (
            say("hint-wait", name=say("bot-expert")),
            say("terminal-no-hint").partition(".")[0],
        )
        """The hints without a move."""
        self.curtain = _pattern(f"{say('terminal-curtain', who=_GAP)} ", "(.*)", r"\Z")

    @property
    def prompts(self) -> list[re.Pattern[str]]:
        """The prompts of a game, each at the end of a screen."""
        pressed = ("terminal-press-go-on", "terminal-press-next-round")
        ends = [self.help_end, *(f"{self.say(key)} " for key in pressed)]
        return [self.call, self.curtain, *(_pattern(end, "", r"\Z") for end in ends)]


@cache
def wording(language: str) -> Wording:
    """Return the wording of a language."""
    return Wording(language)


@cache
def all_prompts() -> list[re.Pattern[str]]:
    """Return the prompts in all languages."""
    return [prompt for language in LANGUAGES for prompt in wording(language).prompts]


def _pattern(text: str, gap: str, end: str = "") -> re.Pattern[str]:
    return re.compile(re.escape(text).replace(re.escape(_GAP), gap) + end)
