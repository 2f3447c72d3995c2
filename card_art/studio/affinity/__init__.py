"""Makes the table that says how well each phrase fits each card of our deck.

`python -m card_art.studio.affinity` writes `card_art/dreams/affinity.bin`, byte for byte the same
each time. It is made of English words only: how well a phrase fits a card does not depend on the
language. The bot reads the table and needs neither the vectors nor NumPy.

- `glove30k.npz`: the 30,000 most frequent words of GloVe (Pennington, Socher and Manning 2014),
  100 numbers of 8 bits each. GloVe's data are in the public domain (PDDL 1.0). Not in the wheel.
- `meanings.toml`: what a phrase makes people think of. An idiom is not the sum of its words.
- `readings.toml`: which phrases a person would accept for a card. The storyteller's whole stock.
- `corrections.toml`: where the vectors are silly, and why.
- `spellings.toml`: words of ours that the vectors do not know, in words that they do.
"""
