"""The documents are true: links lead somewhere, commands exist, settings have their names."""

import ast
import inspect
import re
import shlex
import tomllib
import zipfile
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path
from textwrap import dedent

import pytest

from bot.__main__ import COMMANDS, main
from bot.gateway.connection import Heartbeats
from bot.host.health import Lag
from bot.host.metrics import Metrics
from bot.preferences import Notices, PersonSettings, kinds_of
from bot.rules.editions import EDITIONS
from bot.rules.house import HOUSE_RULES
from bot.settings import VARIABLES
from bot.text import LOCALES, library
from bot.text.check import Sentence, read
from bot.ui.help import ORDER
from cogs.base import DixitCog
from cogs.settings import OPTIONS
from tests.rules.table import Table

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path
    for pattern in ("*.md", "docs/*.md", "card_art/*.md", ".github/**/*.md")
    for path in ROOT.glob(pattern)
)
CODE = ("bot", "cogs", "tests", "bench", "playground", "card_art")
NAMES = [str(path.relative_to(ROOT)) for path in PAGES]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
COMMAND = re.compile(r"python -m bot\b([^`|;&\n\"]*)")
ONE_LINERS = (
    "python3 -m venv .venv && .venv/bin/pip install -q -e . && .venv/bin/python -m bot playground",
    "python3 -m venv .venv && .venv/bin/pip install -q -e '.[test,studio]' && "
    ".venv/bin/python -m pytest",
)


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@cache
def anchors(path: Path) -> frozenset[str]:
    """Return the anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.M)
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return frozenset(text.strip().replace(" ", "-") for text in plain)


def links(name: str) -> Iterator[str]:
    for found in LINK.finditer(page(name)):
        yield found[1] or found[2]


@pytest.mark.parametrize("name", NAMES)
def test_every_link_leads_somewhere(name: str) -> None:
    for link in links(name):
        if link.startswith(("https://", "http://", "mailto:")):
            continue
        file, _, anchor = link.partition("#")
        target = (ROOT / name).parent / file if file else ROOT / name
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), link


def commands(name: str) -> Iterator[list[str]]:
    """Yield the arguments of every ``python -m bot …`` on a page."""
    for found in COMMAND.finditer(page(name)):
        yield [word for word in shlex.split(found[1].replace("…", ""), comments=True) if word]


@pytest.mark.parametrize("name", NAMES)
def test_every_command_is_one(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in commands(name):
        chosen = next((word for word in words if not word.startswith("-")), None)
        if chosen is None:
            assert set(words) <= {"--version", "--help"}
            continue
        chosen = chosen.strip(".,:")
        assert chosen in COMMANDS, words
        with pytest.raises(SystemExit):
            main([*takewhile(lambda word: not word.startswith("-"), words), "--help"])
        told = capsys.readouterr().out
        for option in (word for word in words if word.startswith("--")):
            assert option.partition("=")[0] in told, words


@pytest.mark.parametrize("name", NAMES)
def test_every_file_that_is_named_is_there(name: str) -> None:
    for found in re.findall(
        r"`((?:\.ci|deploy|docs|bench|tests|bot|cogs|card_art|playground)/[\w./-]+)`", page(name)
    ):
        assert (ROOT / found).exists() or (ROOT / f"{found}.py").exists(), found
    for module in re.findall(r"python -m ((?:bench|tests|card_art)[\w.]*)", page(name)):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module


def _check_listed(listed: set[str], wanted: set[str], where: str) -> None:
    """Raise AssertionError with what a page has to add and to remove, if anything."""
    assert listed >= wanted, f"add {sorted(wanted - listed)} to {where}"
    assert listed <= wanted, f"remove {sorted(listed - wanted)} from {where}"


def test_the_readme_lists_every_setting_and_no_other() -> None:
    table = page("README.md").partition("| setting |")[2].partition("\n\n")[0]
    first = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    named = {word for cell in first for word in re.findall(r"`([A-Z_]+)`", cell)}
    hidden = {"DATABASE_URL"}  # told with DATABASE
    _check_listed(named | hidden, set(VARIABLES) | hidden, "the settings of README.md")


def test_the_readme_lists_every_language_by_its_own_name() -> None:
    listed = re.search(r"^- \*\*Your language\*\*.*: (.+)\.$", page("README.md"), re.M)
    assert listed, "README.md has a list of the languages"
    wanted = set(library().names.values())
    _check_listed(set(listed[1].split(", ")), wanted, "the languages of README.md")


def test_the_rules_page_has_every_rule_set_with_its_players_and_hand() -> None:
    table = page("docs/rules.md").partition("| rules | players |")[2].partition("\n\n")[0]
    rows = [line.split("|")[1:4] for line in table.splitlines()[2:]]
    wanted = [heading_of(rules) for rules in EDITIONS]
    named = [name.strip() for name, *_ in rows]
    _check_listed(set(named), set(wanted), "the first table of docs/rules.md")
    assert named == wanted, "the first table of docs/rules.md has the order of the menus"
    for (_, players, hand), edition in zip(rows, EDITIONS.values(), strict=True):
        assert hand.strip() == str(edition.hand)
        seats = edition.players
        whole = len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1))
        told = f"{seats[0]}–{seats[-1]}" if whole else ", ".join(map(str, seats))
        assert players.strip() == told


def test_the_admin_page_lists_every_setting_of_a_server_and_no_other() -> None:
    english = library()("en")
    table = page("docs/admin.md").partition("| setting | values |")[2].partition("\n\n")[0]
    first = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    named = {word for cell in first for word in re.findall(r"`([\w-]+)`", cell)}
    options = [option for of_one in OPTIONS.values() for option in of_one]
    wanted = {english(f"option-{option.replace('_', '-')}") for option in options}
    _check_listed(named, wanted, "the settings of docs/admin.md")


def test_the_players_page_names_every_setting_of_a_person_and_no_other() -> None:
    english = library()("en")
    section = page("docs/players.md").partition("\n## Your settings\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("- **")]
    named = {word for line in lines for word in re.findall(r"\*\*(.+?)\*\*", line)}
    kinds = (PersonSettings, Notices)
    wanted = {english(f"mine-{name}") for kind in kinds for name in kinds_of(kind)}
    _check_listed(named, wanted, "*Your settings* of docs/players.md")


def test_the_players_page_lists_every_command_and_no_other() -> None:
    table = page("docs/players.md").partition("| command |")[2]
    named = set(re.findall(r"`/dixit (\w+)`", table))
    wanted = {path.split()[0] for path in ORDER}
    _check_listed(named, wanted, "the commands of docs/players.md")


def test_every_slash_command_and_option_on_a_page_exists() -> None:
    paths = {path.split()[0] for path in ORDER}
    english = library()("en")
    sentences = [one for one in read(LOCALES / "en") if isinstance(one, Sentence)]
    keys = [one.key for one in sentences if one.key.startswith("option-") and "." not in one.key]
    options = {english(key) for key in keys}
    for name in NAMES:
        if name == "CHANGELOG.md":
            continue  # former versions had other commands
        for command, rest in re.findall(r"`/dixit (\w+)([^`\n]*)`", page(name)):
            assert command in paths, f"{name}: /dixit {command}"
            for option in re.findall(r"(?<=\s)(\w+):", rest):
                assert option in options, f"{name}: /dixit {command}{rest}"


def test_the_hosting_page_lists_every_metric_and_no_other() -> None:
    named = set(re.findall(r"^\| `(dixit_\w+)` \|", page("docs/hosting.md"), re.M))
    made = {
        family.name + ("_total" if family.type == "counter" else "")
        for family in Metrics(list, Heartbeats(list), Lag()).collect()
    }
    _check_listed(named, made, "the metrics of docs/hosting.md")


def heading_of(rules: str) -> str:
    """Return the name of a rule set on the rules page, where every edition has its year."""
    name = library()("en")(f"rules-{rules}").partition(" (")[0]
    _, _, year = rules.partition("-")
    return f"{name} ({year})" if year else name


def examples() -> Iterator[tuple[str, list[tuple[str, list[str], int]], str | None]]:
    """Yield each scored round of the rules page: rule set, votes with points, trapped card."""
    text = page("docs/rules.md")
    for rules in EDITIONS:
        part = text.partition(f"\n## {heading_of(rules)}\n")[2]
        part = part.partition("\n## ")[0]
        trap = re.search(r"sets the trap on (\w+)'s card", part)
        table = part.partition("| player | voted for | points |\n|---|---|---|\n")[2]
        rows = [line.strip("| ").split(" | ") for line in table.partition("\n\n")[0].splitlines()]
        votes = [(who, re.findall(r"\w+", voted), int(points)) for who, voted, points in rows]
        yield rules, votes, trap[1] if trap else None


@pytest.mark.parametrize("example", list(examples()), ids=lambda example: str(example[0]))
def test_the_scored_rounds_of_the_rules_page_are_what_the_bot_scores(
    example: tuple[str, list[tuple[str, list[str], int]], str | None],
) -> None:
    rules, rows, trap = example
    assert rows, f"docs/rules.md needs a section with a scored round of {rules}"
    table = Table.voting(rules, [player for player, *_ in rows])
    if trap:
        table.trap(trap)
    table.vote_all({player: voted for player, voted, _ in rows if voted})
    points = table.points()
    sides = {player: table.side(player) for player, *_ in rows}
    assert {player: told for player, _, told in rows} == {
        player: points[side] for player, side in sides.items() if side is not None
    }


def test_the_house_rules_page_has_a_row_for_every_house_rule() -> None:
    table = page("docs/house-rules.md").partition("| house rule |")[2].partition("\n\n")[0]
    rows = [line.split("|")[1].strip() for line in table.splitlines()[2:]]
    english = library()("en")
    named = [english(f"house-{key}") for key, rule in HOUSE_RULES.items() if not rule.in_seconds]
    assert len(rows) == len(named) + 1, "the table of docs/house-rules.md has a row per house rule"
    for row, name in zip(rows, [*named, "time"], strict=True):
        assert row.removeprefix("the ") == name.lower()


def test_the_map_names_every_package_and_every_module_beside_them() -> None:
    named = set(
        re.findall(
            r"`((?:bot|cogs|card_art|playground|bench|tests)[\w/]*)`", page("docs/architecture.md")
        )
    )
    ours = {
        f"bot/{path.stem}"
        for path in (ROOT / "bot").iterdir()
        if (path / "__init__.py").exists() or (path.suffix == ".py" and path.stem[0] != "_")
    }
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"bot"}
    missing = sorted((ours | packages) - named)
    assert not missing, f"describe {missing} in the table of docs/architecture.md"


@pytest.mark.parametrize("package", ["rules", "company"])
def test_contributors_read_what_each_module_of_the_game_owns(package: str) -> None:
    heading = {"rules": "### The rules", "company": "### Computer players"}[package]
    table = page("CONTRIBUTING.md").partition(heading)[2].partition("| module |")[2]
    cells = [line.split("|")[1] for line in table.partition("\n\n")[0].splitlines()[2:]]
    named = {word for cell in cells for word in re.findall(r"`(\w+)`", cell)}
    modules = {path.stem for path in (ROOT / "bot" / package).glob("*.py")} - {"__init__"}
    assert named == modules, f"the table below {heading!r} in CONTRIBUTING.md names every module"


DISCORD_LABELS = {
    *("Apps", "Authorise", "Roles", "Server Settings", "Privacy Settings", "Direct Messages"),
    *("Connect", "View Channel", "Manage Messages", "Manage Server"),
    *("Allow anyone to @mention this role", "The application did not respond"),
}


def labels() -> set[str]:
    """Return all English texts without variables and without a trailing part in brackets."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in (LOCALES / "en").glob("*.ftl"))
    bare = re.sub(r"\{ \$\w+ \} ?", "", text)
    values = (re.sub(r"^(\.?[\w-]+ =|\*?\[\w+\]) ", "", line.strip()) for line in bare.splitlines())
    return {re.sub(r" \(.*\)$", "", value) for value in values}


@pytest.mark.parametrize("name", ["players", "admin", "faq", "house-rules", "decks"])
def test_what_a_page_says_to_press_is_on_screen(name: str) -> None:
    decks = [read_deck_name(folder) for folder in shipped_decks()]
    known = {label.lower() for label in labels() | DISCORD_LABELS | {*decks, "sandbox"}}
    named = re.findall(r"(?<![\w*])\*([^*\n|]+)\*(?![\w*])", page(f"docs/{name}.md"))
    assert named
    assert [label for label in named if label.lower() not in known] == []


def shipped_decks() -> list[Path]:
    return sorted(path.parent for path in (ROOT / "card_art").glob("*/deck.toml"))


def read_deck_name(folder: Path) -> str:
    return str(tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))["name"]["en"])


def test_the_pages_count_the_cards_of_our_decks() -> None:
    words = [(one / "deck.toml").read_text(encoding="utf-8") for one in shipped_decks()]
    cards = sum(len(tomllib.loads(text)["card"]) for text in words)
    for name in ("README.md", "docs/faq.md"):
        assert re.findall(r"(\d+) cards (?:in|of) ", page(name))[0] == str(cards)
    for folder in shipped_decks():
        count = len(tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))["card"])
        assert f"| {read_deck_name(folder)} | {count} |" in page("card_art/README.md")


def test_the_sample_deck_is_one_that_can_be_added() -> None:
    with zipfile.ZipFile(ROOT / "docs" / "sample-deck.zip") as sample:
        names = sample.namelist()
        told = tomllib.loads(sample.read("deck.toml").decode())
    assert {card["id"] for card in told["card"]} == {
        name.removesuffix(".webp") for name in names if name.endswith(".webp")
    }


def test_the_readme_goes_from_what_it_is_to_inviting_it() -> None:
    text = page("README.md")
    headings = re.findall(r"^## (.+)$", text, re.M)
    assert headings[:3] == ["Try it", "Run it", "Invite it"]
    assert text.index("docs/round.webp") < text.index("## Try it")
    assert all(line in text.splitlines() for line in ONE_LINERS)
    assert (ROOT / "docs" / "round.webp").stat().st_size < 400_000


def test_no_page_tells_of_machines_or_registries() -> None:
    for name in NAMES:
        assert not re.search(r"/work/|/root/|pypi\.org|files\.pythonhosted", page(name)), name


def test_every_package_that_is_locked_has_its_licence_listed() -> None:
    locked = set(re.findall(r"^([A-Za-z0-9_.-]+)(?:\[[^]]*\])?==", page("requirements.txt"), re.M))
    listed = set(re.findall(r"^\| ([\w.-]+) \|", page("docs/licences.md"), re.M)) - {"package"}
    assert locked == listed, "run .venv/bin/python .ci/licences"
    assert "unknown" not in page("docs/licences.md")


def test_the_architecture_page_names_every_package_and_no_other() -> None:
    named = set(re.findall(r"`([\w/]+)`", page("docs/architecture.md").partition("| package |")[2]))
    inside = {f"bot/{path.stem}" for path in (ROOT / "bot").glob("[!_]*")}
    beside = {"cogs", "card_art", "playground", "bench", "tests"}
    assert {name for name in named if name.startswith("bot/") or name in beside} == inside | beside


def test_what_contributors_are_told_to_look_at_is_there() -> None:
    code = [path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] in CODE]
    known = {word for path in code for word in re.findall(r"\w+", path.read_text("utf-8"))}
    known |= {part for path in code for part in path.relative_to(ROOT).parts}
    for name in ("CONTRIBUTING.md", "docs/architecture.md"):
        named = re.findall(r"`([A-Za-z_][\w./]*)(?:\(\))?`", page(name))
        lost = [
            one
            for one in named
            if not one.startswith("out/")  # made by tests
            and not (ROOT / one).exists()
            and re.split(r"[./]", one)[-1] not in known
        ]
        assert lost == [], name


def test_the_handlers_of_the_recipes_call_what_a_cog_has() -> None:
    blocks = re.findall(r"```python\n(.*?)```", page("CONTRIBUTING.md"), re.S)
    assert blocks
    for block in blocks:
        calls = [one for one in ast.walk(ast.parse(dedent(block))) if isinstance(one, ast.Call)]
        for call in calls:
            if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "self":
                method = inspect.signature(getattr(DixitCog, call.func.attr))
                named = {str(one.arg): one for one in call.keywords}
                method.bind("self", *call.args, **named)
