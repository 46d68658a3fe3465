"""Master as a family of the fast kernel."""

from elfer.lab.jit import brings
from elfer.lab.master import grown, weighing
from elfer.lab.master.policies import chosen
from elfer.lab.master.rounds import deal, give, note, points
from elfer.lab.master.rules import GROWN, RULES, WEIGHING
from elfer.lab.master.turn import legal, step

brings(RULES, deal, give, chosen, legal, step, points, note)
brings(WEIGHING, deal, give, weighing.chosen, legal, step, points, note)
brings(GROWN, deal, give, grown.chosen, legal, step, points, note)
