"""The studio draws our own decks. It needs the extra `studio`; the bot never imports it.

*Dreams* is painted (`paint/`): a card is one entry in its `scenes/`, facts (camera, palette, twist,
words) and a function that paints it layer by layer. *Scissors* (`paper/`) and *Yarns* (`thread/`)
are photographed: a card is a list of pieces, written in the words of `kit` and of its technique's
kit. What more than one technique uses is here.
"""
