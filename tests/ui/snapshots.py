"""Everything people can read, as one text a language: a change of words shows in review.

    python -m tests.ui.snapshots

writes ``tests/ui/snapshots/<language>.txt`` anew.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bot.rules.errors import RuleError
from bot.rules.model import Pace
from bot.rules.rulesets import RULE_SETS
from bot.rules.views import table_view
from bot.text import LOCALES, Words, library
from bot.text.catalogue import Value
from bot.text.sentences import Sentence, read
from bot.ui.hand import clue_form
from bot.ui.ids import PressId
from bot.ui.lobby import ending_form
from bot.ui.refusals import refusal
from bot.ui.server import ServerChoices, help_page, settings_panel
from tests.rules.table import Table
from tests.rules.test_refusals import CASES
from tests.ui import company_scenes, records_scenes, scenes
from tests.ui.drawing import drawn, drawn_form, readable

SNAPSHOTS = Path(__file__).with_suffix("")
COUNTS = (1, 2, 5)
IN_LINES = (
    *("answers.ftl", "commands.ftl", "evening.ftl", "company_answers.ftl"),
    *("privacy.ftl", "records.ftl", "decks.ftl"),
)
"""What is said in one line, not laid out."""
PLACES = {"player": "@p2", "host": "@p1", "storyteller": "@p3", "giver": "@p4"}
PLACES |= {"channel": "#den", "server": "The Den", "deck": "Dreams", "permissions": "…"}


class Reader(Words):
    """Notes which sentences were said."""

    def __init__(self, language: str) -> None:
        super().__init__(language, library()(language).catalogues)
        self.said: set[str] = set()

    def __call__(self, key: str, **values: Value) -> str:
        self.said.add(key)
        return super().__call__(key, **values)


def snapshot(words: Reader) -> str:
    """All of one language."""
    parts = [f"{title}\n{text}" for title, text in _told_once(words)]
    parts += [f"== {title}\n{text}" for title, text in _around(words)]
    parts.append("== what the rules refuse\n" + "\n".join(_refusals(words)))
    parts.append("== said in one line\n" + "\n".join(_lines(words)))
    return "\n\n".join(parts) + "\n"


def _told_once(words: Reader) -> Iterator[tuple[str, str]]:
    """The messages of all editions; where several show the same, it is told for all of them."""
    told: dict[tuple[str, str], list[str]] = {}
    for rules in RULE_SETS:
        for title, content in scenes.game(words, rules):
            told.setdefault((title, drawn(content)), []).append(rules)
    for (title, text), editions in told.items():
        yield f"== {title} ({', '.join(editions)})", text


def _around(words: Reader) -> Iterator[tuple[str, str]]:
    for kind in (
        scenes.lobbies,
        scenes.coming_and_going,
        scenes.news,
        scenes.time_is_short,
        scenes.verdicts,
        scenes.endings,
        scenes.after_the_end,
        scenes.remembered,
        company_scenes.company,
        records_scenes.records,
        records_scenes.privacy,
    ):
        for title, content in kind(words):
            yield title, drawn(content)
    yield "form of the clue", drawn_form(clue_form(words, PressId("story", "game", 1, "2")))
    yield "form of the clue, for no card", drawn_form(clue_form(words, PressId("story", "game", 1)))
    for rules in ("dixit-2021", "team-2011"):
        table = table_view(Table.lobby(rules, 1).game)
        yield f"form of the end ({rules})", drawn_form(ending_form(words, "game", table))
    yield "help", drawn(help_page(words, 9))
    yield "help, before Discord knows the commands", drawn(help_page(words, None))
    chosen = ServerChoices("dixit-2021", Pace.SLOW, ("Dreams", "Sea"), None, None, "77", "dm")
    yield "settings", drawn(settings_panel(words, chosen))
    here = replace(chosen, channels=(7, 8))
    yield "settings, for whoever manages", drawn(settings_panel(words, here, manages=True))


def _refusals(words: Reader) -> Iterator[str]:
    for code, case in CASES.items():
        table, command = case()
        try:
            table.play(command)
        except RuleError as refused:
            yield f"{code}: {readable(refusal(words, refused))}"


def _lines(words: Reader) -> Iterator[str]:
    for sentence in read(LOCALES / words.language):
        if isinstance(sentence, Sentence) and sentence.path.name in IN_LINES:
            for values in _samples(sentence):
                yield f"{sentence.key} = {readable(words(sentence.key, **values))}"


def _samples(sentence: Sentence) -> Iterator[dict[str, Value]]:
    values: dict[str, Value] = {name: PLACES.get(name, f"‹{name}›") for name in sentence.variables}
    counted = {plural.variable for plural in sentence.plurals}
    for count in COUNTS if counted else (0,):
        yield values | dict.fromkeys(counted, count)


def main() -> None:
    """Write all of them."""
    SNAPSHOTS.mkdir(exist_ok=True)
    for language in library().languages:
        (SNAPSHOTS / f"{language}.txt").write_text(snapshot(Reader(language)), "utf-8")


if __name__ == "__main__":
    main()
