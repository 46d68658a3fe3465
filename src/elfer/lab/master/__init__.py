"""Master as a family of the fast kernel."""

from elfer.lab import family
from elfer.lab.jit import brings
from elfer.lab.master.policies import chosen
from elfer.lab.master.rounds import deal, give, note, points
from elfer.lab.master.rules import RULES
from elfer.lab.master.turn import legal, step

brings(family.deal, RULES, deal)
brings(family.give, RULES, give)
brings(family.chosen, RULES, chosen)
brings(family.legal, RULES, legal)
brings(family.step, RULES, step)
brings(family.points, RULES, points)
brings(family.note, RULES, note)
