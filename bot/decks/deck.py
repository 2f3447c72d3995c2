"""Cards, decks, and loading a deck from its folder.

A deck is a folder, whose name is the deck's id. Every picture in the folder or its subfolders is a
card. A card's id is made from the path of its file, unless ``deck.toml`` gives it another. Owns
which files become cards. `bot.decks.words` reads the texts, `bot.decks.decoding` the pixels.
"""

import hashlib
import os
from collections.abc import Container, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from bot.decks import phrases
from bot.decks.formats import SUFFIXES, UNREAD, webp_size
from bot.decks.problems import DeckError, PictureError, Problem, folder_fault, reason
from bot.decks.words import (
    FILE_NAME,
    CardWords,
    DeckWords,
    Described,
    composed,
    read_words,
    text_in,
)
from bot.limits import LONGEST_LABEL

# Players × hand + cards on the table. The smallest game is three players with seven cards each and
# five on the table; twelve players with six cards each need a printed deck's 84.
SMALLEST_GAME = 3 * 7 + 5
FULL_DECK = 12 * 6 + 12


@dataclass(frozen=True)
class Card(Described):
    """One picture and its texts, which may be empty. Its id ``<deck>/<card>`` is unique."""

    id: str
    path: Path
    title: str = ""
    alts: Mapping[str, str] = field(default_factory=dict, hash=False)  # by language
    keywords: tuple[str, ...] = ()
    digest: str = ""  # hash of the picture, for cards of servers' decks


@dataclass(frozen=True)
class Deck:
    """A deck's cards, name and origin.

    ``problems`` lists what a lenient load left out. ``path`` is the deck's folder; all decks made
    in servers share one.
    """

    id: str
    path: Path
    name: str
    author: str
    licence: str
    cards: tuple[Card, ...]
    problems: tuple[Problem, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict, hash=False)  # by language

    def name_in(self, language: str) -> str:
        """Return the deck's name in this language, or its default name if there is none."""
        return text_in(self.names, language) or self.name

    @cached_property
    def version(self) -> str:
        """Return a hash of the card ids and picture bytes, computed when it is first needed.

        It does not depend on file times: they change with every checkout, and may stay the same
        when a picture is replaced. Texts do not count either, because the files that are prepared
        from a deck and stored under its version depend only on its pictures.
        """
        version = hashlib.sha256()
        for card in self.cards:
            digest = ""
            with suppress(OSError), card.path.open("rb") as file:  # a placeholder if it is gone
                digest = hashlib.file_digest(file, "sha256").hexdigest()
            version.update(f"{card.id}\0{digest}\n".encode())
        return version.hexdigest()[:16]


def load_deck(path: Path, *, lenient: bool = False) -> Deck:
    """Load and return the deck in this folder.

    By default (for authors), decode every picture, and raise `DeckError` with all problems at once.
    If ``lenient`` (for play), read only the headers, leave out what is wrong and list it in
    ``deck.problems``; raise `DeckError` only if the folder is unusable or no card is left.
    """
    deck_id = _deck_id(path)
    files, problems = _find_files(path)
    words = read_words(path / FILE_NAME) if path / FILE_NAME in files else DeckWords(path)
    problems += words.problems
    cards = _cards(deck_id, path, files, words, problems, lenient)
    if not cards and not problems:
        problems.append(Problem(path, f"has no pictures ({', '.join(sorted(SUFFIXES))})"))
    if problems and not (lenient and cards):
        raise DeckError(problems)
    return Deck(
        id=deck_id,
        path=path,
        name=words.name or deck_id,
        author=words.author,
        licence=words.licence,
        cards=cards,
        problems=tuple(problems),
        names=words.names,
    )


def holds_deck(path: Path) -> bool:
    """Return whether the folder has a ``deck.toml`` or a picture at any depth.

    Also return True if a folder cannot be read, so that `load_deck` reports it.
    """
    faults: list[OSError] = []
    if any(_belongs(file) for file in files_below(path, faults)):
        return True
    # A file is not a deck, but a folder that cannot be read may be one.
    return not _belongs(path) and not all(isinstance(e, NotADirectoryError) for e in faults)


def _belongs(file: Path) -> bool:
    """Return whether this is a ``deck.toml`` or, by its suffix, a picture."""
    return file.name == FILE_NAME or file.suffix.lower() in SUFFIXES


def _deck_id(path: Path) -> str:
    """Return the folder's name as the deck's id; raise `DeckError` if a menu cannot show it."""
    deck_id = composed(Path(os.path.abspath(path)).name)
    if not deck_id.isprintable():
        text = "is a folder whose name has characters that cannot be shown; rename it"
        raise DeckError([Problem(path, text)])
    if not 0 < len(deck_id) <= LONGEST_LABEL:
        text = f"is a folder whose name must have 1 to {LONGEST_LABEL} characters; rename it"
        raise DeckError([Problem(path, text)])
    return deck_id


def _find_files(root: Path) -> tuple[list[Path], list[Problem]]:
    """Return the deck's pictures and ``deck.toml``, sorted, and the problems with other files.

    Skip hidden files. Raise `DeckError` if the folder cannot be read.
    """
    if fault := folder_fault(root):
        raise DeckError([Problem(root, fault)])
    files: list[Path] = []
    faults: list[OSError] = []
    problems: list[Problem] = []
    for path in sorted(files_below(root, faults)):
        complaint = _refusal(path, root)
        if complaint:
            problems.append(Problem(path, complaint))
        elif path == root / FILE_NAME or path.suffix.lower() in SUFFIXES:
            files.append(path)
    problems += [Problem(Path(fault.filename), reason(fault)) for fault in faults]
    return files, problems


def _refusal(path: Path, root: Path) -> str | None:
    """Return why this file is not allowed in a deck, or None if it is allowed.

    For example, a link must not lead out of the deck's folder.
    """
    if not str(path.relative_to(root)).isprintable():
        return "has a name with characters that cannot be shown; rename it"
    suffix = path.suffix.lower()
    if os.path.isdir(path):
        return "is a link to a folder, which is not followed; copy the pictures here"
    if os.path.islink(path) and not _real(path).is_relative_to(_real(root)):
        return "is a link out of the deck's folder; copy the picture here"
    if path.name == FILE_NAME and path.parent != root:
        return "makes this folder a deck, which cannot be inside another deck; move it out"
    if suffix == ".toml" and path.name != FILE_NAME and path.parent != root / phrases.FOLDER:
        return f"is not read; did you mean {FILE_NAME}?"
    if suffix in UNREAD:
        return f"is a picture in an unsupported format; use {', '.join(sorted(SUFFIXES))}"
    return None


def _cards(
    deck_id: str,
    root: Path,
    files: Iterable[Path],
    words: DeckWords,
    problems: list[Problem],
    lenient: bool,
) -> tuple[Card, ...]:
    """Return the usable cards; add a problem for each unusable, duplicate or missing picture.

    If ``lenient``, pictures are not decoded; only their headers are read.
    """
    pictures = [path for path in files if path.suffix.lower() in SUFFIXES]
    named = _named_pictures(root, pictures, words, problems)
    cards: list[Card] = []
    for card_id, path in sorted(named.items()):
        said = words.cards.get(card_id, CardWords(card_id))
        card = Card(f"{deck_id}/{card_id}", path, said.title, said.alts, said.keywords)
        try:
            _try_picture(path, lenient)
        except PictureError as error:
            problems.append(Problem(path, error.reason))
        except OSError as error:
            problems.append(Problem(path, reason(error)))
        else:
            cards.append(card)
    return tuple(cards)


def picture_size(path: Path) -> tuple[int, int]:
    """Return the picture's width and height, read from its first bytes if possible.

    Raise `PictureError` if the picture cannot be opened or is too large.
    """
    if (size := webp_size(path)) is not None:
        return size
    from bot.decks.decoding import header  # here, because the bot starts without Pillow

    with header(path) as picture:
        return picture.size


def _try_picture(path: Path, lenient: bool) -> None:
    """Raise ``PictureError`` if the picture is unusable.

    If ``lenient``, read only its size; otherwise decode all of it.
    """
    if lenient:
        picture_size(path)
    else:
        from bot.decks.decoding import open_picture

        open_picture(path)


def _named_pictures(
    root: Path, pictures: Iterable[Path], words: DeckWords, problems: list[Problem]
) -> dict[str, Path]:
    """Return the pictures by card id; add a problem for each duplicate id and missing picture."""
    # A list, because two names may differ in their encoding only.
    files = [(_slashed(path.relative_to(root)), path) for path in pictures]
    claimed = _claimed_files({file for file, _ in files}, words, problems)
    named: dict[str, Path] = {}
    for file, path in files:
        card_id = claimed[file] if file in claimed else _id_from_name(Path(file))
        if card_id in named:
            other = named[card_id].relative_to(root)
            problems.append(Problem(path, f"two cards have the id {card_id!r}; the other: {other}"))
        else:
            named[card_id] = path
    for card in words.cards.values():
        if card.file is None and card.id not in named:
            text = f"card {card.id!r} has no picture: there is no {card.id}.* in the folder"
            problems.append(Problem(words.path, text, card.line))
    return named


def _claimed_files(
    files: Container[str], words: DeckWords, problems: list[Problem]
) -> dict[str, str]:
    """Return the card id of each file that ``deck.toml`` assigns to a card.

    Add a problem for each assigned file that is missing or assigned twice.
    """
    claimed: dict[str, str] = {}
    for card in words.cards.values():
        if card.file is None:
            continue
        file = _slashed(card.file)
        if file not in files:
            text = f"card {card.id!r} has no picture: there is no {card.file} in the folder"
            problems.append(Problem(words.path, text, card.line))
        elif (owner := claimed.setdefault(file, card.id)) != card.id:
            text = f"card {card.id!r} names the same file as card {owner!r}"
            problems.append(Problem(words.path, text, card.line))
    return claimed


def _id_from_name(relative: Path) -> str:
    """Return the id for a file's path: ``017.webp`` → ``017``, ``sea/017.webp`` → ``sea-017``."""
    return composed("-".join(relative.with_suffix("").parts))


def _slashed(name: str | Path) -> str:
    """Return a relative path with slashes and in NFC, so that it is equal on every system."""
    return composed(Path(name).as_posix())


def _real(path: Path) -> Path:
    return Path(os.path.realpath(path))  # unlike Path.resolve, it accepts links in a circle


def files_below(folder: Path, faults: list[OSError]) -> Iterator[Path]:
    """Yield all files and links at any depth, except hidden ones, without following links.

    Append an error to ``faults`` for each folder that cannot be read.
    """
    waiting = [folder]
    while waiting:
        try:
            with os.scandir(waiting.pop()) as entries:
                seen = [(entry, entry.is_dir(follow_symlinks=False)) for entry in entries]
        except OSError as error:
            faults.append(error)
            continue
        for entry, is_folder in seen:
            if entry.name.startswith("."):
                continue
            if is_folder:
                waiting.append(Path(entry.path))
            else:
                yield Path(entry.path)
