"""The row games as a family of the fast kernel."""

from elfer.lab.jit import brings
from elfer.lab.rows import grown, weighing
from elfer.lab.rows.policies import chosen
from elfer.lab.rows.rounds import deal, give, note, points
from elfer.lab.rows.rules import GROWN, RULES, WEIGHING
from elfer.lab.rows.turn import legal, step

brings(RULES, deal, give, chosen, legal, step, points, note)
brings(WEIGHING, deal, give, weighing.chosen, legal, step, points, note)
brings(GROWN, deal, give, grown.chosen, legal, step, points, note)
