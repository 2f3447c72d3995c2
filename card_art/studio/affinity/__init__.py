"""Makes the tables that say how well each phrase fits each card of our decks.

`python -m card_art.studio.affinity` writes `affinity.bin` into each deck that has readings, byte
for byte the same each time; a new deck is named behind it and gets readings first, as a draft. It is made of English words only: how well a phrase fits a card does not depend on the
language. The bot reads the table and needs neither the vectors nor NumPy.

- `glove30k.npz`: the 30,000 most frequent words of GloVe (Pennington, Socher and Manning 2014),
  100 numbers of 8 bits each. GloVe's data are in the public domain (PDDL 1.0). Not in the wheel.
- `meanings.toml`: what a phrase makes people think of. An idiom is not the sum of its words.
- `readings/<deck>.toml`: which phrases a person would accept for a card. The storyteller's whole stock.
  A deck without readings is played like one that a server made, by `phrases/occasions.toml`.
- `corrections/<deck>.toml`: where the vectors are silly, and why.
- `vocabulary.py`: what computer players know about words in any deck, `bot/company/tables`.
- `spellings.toml`: words of ours that the vectors do not know, in words that they do.
"""
