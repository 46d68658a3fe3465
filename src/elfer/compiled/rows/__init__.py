"""The row games in the compiled engine."""

from elfer.compiled.jit import fill_roles
from elfer.compiled.rows.checks import is_sound, is_sound_to_end
from elfer.compiled.rows.dealing import count_points, deal, deal_unseen, note_deal
from elfer.compiled.rows.engine import CompiledRowGame
from elfer.compiled.rows.policy import (
    choose_mixed,
    choose_networked,
    choose_simple,
    choose_skilled,
)
from elfer.compiled.rows.rule_parameters import MIXED, NETWORKED, SIMPLE, SKILLED
from elfer.compiled.rows.rules import list_moves, step

ENGINE = CompiledRowGame

for _rules, _choose in (
    (SIMPLE, choose_simple),
    (MIXED, choose_mixed),
    (SKILLED, choose_skilled),
    (NETWORKED, choose_networked),
):
    fill_roles(
        _rules,
        choose=_choose,
        count_points=count_points,
        deal=deal,
        deal_unseen=deal_unseen,
        is_sound=is_sound,
        is_sound_to_end=is_sound_to_end,
        list_moves=list_moves,
        note_deal=note_deal,
        step=step,
    )
