"""The kits that cards are written with: no name has two meanings."""

import ast
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("skia", reason="the extra `studio` is not installed")
pytest.importorskip("cv2", reason="the extra `studio` is not installed")
pytest.importorskip("numba", reason="the extra `studio` is not installed")

from card_art.studio import kit as shared
from card_art.studio.paper import cards as paper_cards
from card_art.studio.paper import kit as paper
from card_art.studio.thread import cards as thread_cards
from card_art.studio.thread import kit as thread

DECKS = [(paper, paper_cards), (thread, thread_cards)]


@pytest.mark.parametrize("kit", [paper, thread], ids=["paper", "thread"])
def test_a_technique_does_not_change_the_meaning_of_a_shared_word(kit: ModuleType) -> None:
    assert set(kit.__all__) & set(shared.__all__) == set()


@pytest.mark.parametrize(("kit", "cards"), DECKS, ids=["paper", "thread"])
def test_no_module_of_cards_gives_a_word_of_its_kits_another_meaning(
    kit: ModuleType, cards: ModuleType
) -> None:
    known = {*shared.__all__, *kit.__all__}
    modules = sorted(Path(cards.__path__[0]).glob("c*.py"))
    assert modules
    for path in modules:
        body = ast.parse(path.read_text(encoding="utf-8")).body
        defined = {node.name for node in body if isinstance(node, ast.FunctionDef)}
        assert defined & known == set(), path.name


def test_every_word_of_the_shared_kit_is_used_by_a_card() -> None:
    used: set[str] = set()
    for _, cards in DECKS:
        for path in Path(cards.__path__[0]).glob("c*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            used |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert set(shared.__all__) - used == set()
