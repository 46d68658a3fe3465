"""Master in the compiled engine."""

from elfer.compiled.jit import fill_roles
from elfer.compiled.master.checks import is_sound, is_sound_to_end
from elfer.compiled.master.dealing import count_points, deal, deal_unseen, note_deal
from elfer.compiled.master.engine import CompiledMaster
from elfer.compiled.master.policy import choose_mixed, choose_simple, choose_skilled
from elfer.compiled.master.rule_parameters import MIXED, SIMPLE, SKILLED
from elfer.compiled.master.rules import list_moves, step

ENGINE = CompiledMaster

for _rules, _choose in (
    (SIMPLE, choose_simple),
    (MIXED, choose_mixed),
    (SKILLED, choose_skilled),
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
