"""Writes what people read to one text file per language, so that reviews show changed words.

    python -m tests.ui.snapshots

writes ``tests/ui/snapshots/<language>.txt``. English is there in full, the other languages where
they differ in kind: one game for direction and length, and every sentence with a plural.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.preferences import ServerSettings
from bot.rules.editions import EDITIONS
from bot.rules.errors import RuleError
from bot.rules.model import Pace
from bot.rules.views import table_view
from bot.text import FALLBACK, LOCALES, Words, library
from bot.text.catalogue import Value
from bot.text.check import Sentence, read
from bot.ui.hand import clue_form
from bot.ui.help import guide, help_page, welcome
from bot.ui.ids import PressId
from bot.ui.lobby import ending_form
from bot.ui.names import refusal
from bot.ui.phrases import cards_named
from bot.ui.settings import Offers, settings_panel
from tests.rules.table import BOOKS, PAIRS, Table
from tests.rules.test_refusals import CASES
from tests.ui import company_scenes, house_scenes, notice_scenes, records_scenes, scenes
from tests.ui.drawing import drawn, drawn_form, readable

SNAPSHOTS = Path(__file__).with_suffix("")
COUNTS = (1, 2, 5)
SAMPLED = "dixit-2021"  # the rule set that every language is shown in
IN_LINES = (
    *("answers.ftl", "commands.ftl", "decks.ftl", "errors.ftl"),
    *("notices.ftl", "privacy.ftl", "records.ftl", "settings.ftl"),
)
"""What is said in one line, not laid out."""
PLACES = {"player": "@p2", "host": "@p1", "storyteller": "@p3", "giver": "@p4"}
PLACES |= {"channel": "#den", "server": "The Den", "deck": "Dreams", "permissions": "…"}


class Reader(Words):
    """Looks up texts like ``Words``, and records which keys were used."""

    def __init__(self, language: str) -> None:
        super().__init__(language, library()(language).catalogues)
        self.said: set[str] = set()

    def __call__(self, key: str, **values: Value) -> str:
        self.said.add(key)
        return super().__call__(key, **values)


def snapshot(words: Reader) -> str:
    """Return the snapshot of a language: all scenes in English, a sample in the others."""
    return _in_full(words) if words.language == FALLBACK else _sample(words)


def _sample(words: Reader) -> str:
    parts = [f"== {title}\n{drawn(content)}" for title, content in scenes.game(words, SAMPLED)]
    counted = "\n".join(_lines(words, lambda sentence: bool(sentence.plurals)))
    return "\n\n".join([*parts, f"== counted\n{counted}"]) + "\n"


def _in_full(words: Reader) -> str:
    parts = [f"{title}\n{text}" for title, text in _told_once(words)]
    parts += [f"== {title}\n{text}" for title, text in _around(words)]
    parts.append("== what the rules refuse\n" + "\n".join(_refusals(words)))
    in_lines = _lines(words, lambda sentence: sentence.path.name in IN_LINES)
    parts.append("== said in one line\n" + "\n".join(in_lines))
    return "\n\n".join(parts) + "\n"


def _told_once(words: Reader) -> Iterator[tuple[str, str]]:
    """Yield the scenes of a game by title and text, once for all editions that look the same."""
    told: dict[tuple[str, str], list[str]] = {}
    for rules in BOOKS:
        for title, content in scenes.game(words, rules):
            told.setdefault((title, drawn(content)), []).append(rules)
    for (title, text), editions in told.items():
        yield f"== {title} ({', '.join(editions)})", text


def _around(words: Reader) -> Iterator[tuple[str, str]]:
    for kind in (
        scenes.lobbies,
        scenes.coming_and_going,
        scenes.news,
        scenes.calls,
        scenes.first_game,
        scenes.time_is_short,
        scenes.verdicts,
        scenes.happened,
        scenes.endings,
        scenes.after_the_end,
        scenes.remembered,
        company_scenes.company,
        company_scenes.lesson,
        house_scenes.house_rules,
        house_scenes.two_players,
        house_scenes.hosting,
        notice_scenes.mine,
        notice_scenes.planned,
        records_scenes.records,
        records_scenes.daily,
        records_scenes.privacy,
    ):
        for title, content in kind(words):
            yield title, drawn(content)
    telling, themed = (
        table_view(Table.telling("dixit-2021", 4, house=house).game)
        for house in ({}, {"theme": "film"})
    )
    press = PressId("story", "game", 1, "2")
    seen = "A fox reads a letter by candlelight."
    yield "form of the clue", drawn_form(clue_form(words, press, telling, seen))
    yield "form of the clue, with a theme", drawn_form(clue_form(words, press, themed, seen))
    party = table_view(Table.telling("party-2023", 6).game)
    no_card = PressId("story", "game", 1)
    yield "form of the clue, for no card", drawn_form(clue_form(words, no_card, party))
    for rules in PAIRS:
        pair = table_view(Table.telling(rules, 2).game)
        yield f"form of the clue ({rules})", drawn_form(clue_form(words, press, pair, seen))
    for rules in ("dixit-2021", "team-2011"):
        table = table_view(Table.lobby(rules, 1).game)
        yield (
            f"form of the end ({rules})",
            drawn_form(ending_form(words, PressId("setend", "game"), table)),
        )
    yield "three cards named", readable(cards_named(words, (1, 2, 3)))
    rounds = table_view(Table.lobby("dixit-2021", 1, house={"end": "rounds"}).game)
    yield (
        "form of the end, rounds",
        drawn_form(ending_form(words, PressId("setend", "game", 1), rounds)),
    )
    yield "how to play, three turns each", drawn(guide(words, EDITIONS["party-2011"], until=3))
    yield "welcome", drawn(welcome(words, ()))
    yield "help", drawn(help_page(words, 9))
    yield "help, before Discord knows the commands", drawn(help_page(words, None))
    chosen = ServerSettings(9, pace=Pace.SLOW, decks=("dreams", "sea"), starters="77")
    offers = Offers(
        decks={"dreams": "Dreams", "sea": "Sea"},
        languages={"en": "English", "uk": "Українська"},
        roles={"77": "Friends"},
        channels={"7": "#den", "8": "#attic"},
    )
    panel = partial(settings_panel, offers=offers)
    yield "settings", drawn(panel(words, chosen))
    here = replace(chosen, channels=(7, 8))
    yield "settings, for whoever manages", drawn(panel(words, here, manages=True))
    called = replace(chosen, calls="77")
    yield "settings, with a role to call", drawn(panel(words, called, unnotified=["calls"]))
    many = replace(chosen, channels=tuple(range(10**18, 10**18 + 40)))
    yield "settings, with many channels", drawn(panel(words, many))
    gone = replace(chosen, decks=("@gone",), starters="99")
    crowd = replace(offers, roles={str(role): f"Role {role}" for role in range(40)})
    yield "settings, what no menu shows", drawn(panel(words, gone, offers=crowd, manages=True))


def _refusals(words: Reader) -> Iterator[str]:
    for code, case in CASES.items():
        table, command = case()
        try:
            table.play(command)
        except RuleError as refused:
            yield f"{code}: {readable(refusal(words, refused))}"


def _lines(words: Reader, wanted: Callable[[Sentence], bool]) -> Iterator[str]:
    for sentence in read(LOCALES / words.language):
        if isinstance(sentence, Sentence) and wanted(sentence):
            for values in _samples(sentence):
                yield f"{sentence.key} = {readable(words(sentence.key, **values))}"


def _samples(sentence: Sentence) -> Iterator[dict[str, Value]]:
    values: dict[str, Value] = {name: PLACES.get(name, f"‹{name}›") for name in sentence.variables}
    counted = {plural.variable for plural in sentence.plurals}
    for count in COUNTS if counted else (0,):
        yield values | dict.fromkeys(counted, count)


def main() -> None:
    """Write the snapshots of all languages."""
    SNAPSHOTS.mkdir(exist_ok=True)
    for language in library().languages:
        (SNAPSHOTS / f"{language}.txt").write_text(snapshot(Reader(language)), "utf-8")


if __name__ == "__main__":
    main()
