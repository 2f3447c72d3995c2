"""What a zip's ``deck.toml`` says about its pictures, as far as a card has room for it.

Owns how an entry of the zip finds its words. The file may lie in a folder with its pictures, as it
does in a zip that was unpacked and packed again.
"""

from pathlib import Path, PurePosixPath

from bot.decks.intake.archive import Archive
from bot.decks.intake.limits import LONGEST_ALT, LONGEST_TITLE
from bot.decks.intake.refusals import Flaw, Refused
from bot.decks.words import FILE_NAME, CardWords, DeckWords, composed, read_words

MOST_LANGUAGES = 30
MOST_KEYWORDS = 30
LARGEST = 1 << 20


class ZipWords:
    """The words of one zip; ``problem`` is why there are none although they are meant to be."""

    def __init__(self, archive: Archive, folder: Path) -> None:
        self.problem: Refused | None = None
        self._home = PurePosixPath()
        self._words = DeckWords(folder / FILE_NAME)
        if archive.words is not None:
            self._home = PurePosixPath(archive.words.path).parent
            self._read(archive, folder / FILE_NAME)
        cards = self._words.cards
        self._by_file = {composed(card.file): card for card in cards.values() if card.file}

    @property
    def title(self) -> str:
        """What the deck was called where it comes from."""
        return self._words.name[:LONGEST_TITLE]

    def about(self, path: str) -> CardWords:
        """The entry that names this file, or has its name for an id; never more than fits."""
        whole = PurePosixPath(path)
        inside = whole.relative_to(self._home) if whole.is_relative_to(self._home) else whole
        name = composed("-".join(inside.with_suffix("").parts))
        found = self._by_file.get(composed(str(inside))) or self._words.cards.get(name)
        return _fitting(found) if found else CardWords("")

    def _read(self, archive: Archive, target: Path) -> None:
        assert archive.words is not None
        try:
            target.write_bytes(archive.read(archive.words.info, LARGEST))
        except Refused as refused:
            if refused.reason is not Flaw.TOO_HEAVY:
                raise
            self.problem = refused
            return
        self._words = read_words(target)
        if self._words.problems and not self._words.cards:
            self.problem = Refused(Flaw.WORDS)


def _fitting(said: CardWords) -> CardWords:
    return CardWords(
        said.id,
        title=said.title[:LONGEST_TITLE],
        alts={
            language: alt[:LONGEST_ALT]
            for language, alt in list(said.alts.items())[:MOST_LANGUAGES]
        },
        keywords=tuple(word[:LONGEST_TITLE] for word in said.keywords[:MOST_KEYWORDS]),
    )
