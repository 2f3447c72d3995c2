"""Makes what every worker would make again, in the process that they are forked from.

That is the tiles that all cards share, what pictures have in common, and the English sentences.
"""

from bot.imaging.waiting import paint_fan, paint_waiting
from bot.text import library
from tests.pictures import grey_card

grey_card()
paint_waiting(given=1, of=3)
paint_fan([])
library()("en")("round", number=1)
