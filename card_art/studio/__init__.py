"""The studio draws our own deck. It needs the extra `studio`; the bot never imports it.

A card is one entry in `scenes/`: facts (camera, palette, twist, words) and a function that
paints it layer by layer with the painter, out of motifs. `python -m card_art.studio` renders.
"""
