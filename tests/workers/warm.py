"""Makes what every worker would make again, in the process that they are forked from.

That is the tiles of the first card, what pictures have in common, and the English sentences.
"""

from PIL import Image

from bot.imaging.tiles import fit
from bot.imaging.waiting import paint_fan, paint_waiting
from bot.text import library
from tests.tiles import paint_first_card

paint_first_card(fit(Image.new("RGB", (40, 60))))
paint_waiting(given=1, of=3)
paint_fan([])
library()("en")("round", number=1)
