"""A server's own deck with computer players: they give clues from its descriptions."""

import tomllib
from pathlib import Path

import pytest

from bot.client import DixitBot
from bot.company.grammar import stems
from bot.company.lexicon import understand
from bot.decks.phrases import SHIPPED, read_phrases
from bot.rules.ids import is_computer
from bot.rules.model import Phase
from playground.driver import Stage

from .deckmaking import a_zip, add, keep
from .evening import plain
from .practice import Practice

DESCRIBED = Path(__file__).parents[2] / "bench" / "described.toml"
CARDS, WORDLESS = 30, 4

pytestmark = pytest.mark.usefixtures("eager")


def descriptions(language: str) -> dict[str, str]:
    """Return the descriptions of the deck's cards by card name; the last cards have none."""
    texts = tomllib.loads(DESCRIBED.read_text("utf-8"))[language].values()
    return {f"{place:03}": text for place, text in enumerate([*texts][: CARDS - WORDLESS])}


@pytest.mark.parametrize("language", ["en", "uk"])
async def test_computers_speak_of_what_was_described(
    bot: DixitBot, stage: Stage, language: str
) -> None:
    table = Practice(stage, bot, 1)
    words = descriptions(language)
    toml = "".join(
        f'[[card]]\nid = "{card}"\nalt.{language} = "{text}"\n' for card, text in words.items()
    )
    await table.host.slash("dixit deck new", name="Ours")
    await add(table.host, {"ours.zip": a_zip(CARDS, toml=toml)})
    await keep(stage, table.host, "Ours", CARDS)
    (deck,) = await bot.parts.making.decks(table.channel.guild_id or 0)

    await table.open(deck=deck.id, goal=12)
    await table.invite(3)
    known = f"{CARDS - WORDLESS} of {CARDS} cards"
    await stage.wait_until(lambda: known in plain(stage.channel.last_message.text), known)
    await table.host.press("rules")
    await table.host.choose("setlanguage", language)
    await table.begin()
    lines = set(read_phrases(SHIPPED, language).values())
    told: list[str | None] = []
    while len(told) < 3 and (game := await table.game()).phase is not Phase.FINISHED:
        if game.phase is Phase.SCORED:
            await table.go_on()
        await table.play_round("A wish too big")
        played = (await table.game()).history[-1].round
        if is_computer(played.storyteller or ""):
            assert played.clue in lines
            number = played.given[played.storyteller][0].rpartition("/")[2]  # type: ignore[index]
            shown = next(card for card in deck.cards if card.number == int(number))
            text = shown.text.alts[language]
            assert not stems(played.clue, language) & stems(text, language)
            assert any(word.senses for word in understand(text, language))
            told.append(played.clue)
    assert len(set(told)) == len(told) > 0
