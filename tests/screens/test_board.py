"""One game on screen: its messages, what is saved of them, and how they are recognised."""

from typing import Any

import pytest

from bot.rules.ids import PlayerId
from bot.rules.views import Crowd
from bot.screens.board import (
    AnyMessage,
    Fingerprint,
    GamesOnScreen,
    HandMessage,
    Overtaken,
    PublicMessage,
)
from bot.store import GameId, PostedMessage

GAME = GameId("abc")


class Notes:
    """A fake store that keeps records of posted messages in memory, and counts reads."""

    def __init__(self, *kept: PostedMessage) -> None:
        self.kept = {one.message_id: one for one in kept}
        self.reads = 0
        self.shown: int | None = None

    async def messages(self, _: GameId) -> tuple[PostedMessage, ...]:
        self.reads += 1
        return tuple(self.kept.values())

    async def closed_dms(self, _: GameId) -> frozenset[PlayerId]:
        return frozenset({PlayerId("9")})

    async def audience(self, _: GameId) -> dict[int, Crowd]:
        return {1: Crowd(2, {3: 2})}

    async def save_messages(
        self, _: GameId, put: Any, drop: Any, shown: int | None, _before: int
    ) -> None:
        self.kept |= {one.message_id: one for one in put}
        for number in drop:
            del self.kept[number]
        self.shown = shown


def standing(number: int, player: str | None = None, step: str = "") -> AnyMessage:
    fingerprint = Fingerprint(step, "w", "p")
    if player is None:
        return PublicMessage("clue", 7, 0.0, 1, number, fingerprint)
    return HandMessage("hand", 7, 0.0, 1, number, fingerprint, player=PlayerId(player))


async def test_what_stands_is_read_once_and_comes_back_as_it_was() -> None:
    notes = Notes(standing(1).record, standing(2, "5", "1-voting").record)
    games = GamesOnScreen(notes)  # type: ignore[arg-type]
    game = await games.read(GAME)
    await games.read(GAME)
    assert notes.reads == 1
    assert [one.record for one in game.to_keep] == list(notes.kept.values())
    assert game.closed_dms == {PlayerId("9")}
    assert game.audience == {1: Crowd(2, {3: 2})}


def test_notes_of_the_first_release_are_read() -> None:
    assert Fingerprint.read("look:pictures") == Fingerprint("", "look", "pictures")
    assert Fingerprint.read("1-voting:look:pictures") == Fingerprint("1-voting", "look", "pictures")


async def test_only_what_changed_is_written_down() -> None:
    notes = Notes(standing(1).record, standing(2).record)
    games = GamesOnScreen(notes)  # type: ignore[arg-type]
    game = await games.read(GAME)
    game.drop(game.messages[1])
    game.messages[2].fingerprint = Fingerprint("", "new", "p")
    game.put(standing(3))
    await games.save(game, 4)
    assert set(notes.kept) == {2, 3}
    assert notes.kept[2].fingerprint == ":new:p"
    assert notes.shown == 4


async def test_a_message_that_is_going_is_remembered_until_it_is_gone() -> None:
    notes = Notes(standing(1, "5").record)
    games = GamesOnScreen(notes)  # type: ignore[arg-type]
    game = await games.read(GAME)
    game.messages[1].to_delete = True
    await games.save(game)
    again = await GamesOnScreen(notes).read(GAME)  # type: ignore[arg-type]
    assert [one.message_id for one in again.to_delete] == [1]
    assert not again.to_keep


def test_of_two_hands_of_one_player_the_older_has_to_go() -> None:
    game = GamesOnScreen(Notes())[GAME]  # type: ignore[arg-type]
    older, newer = standing(1, "5"), standing(2, "5")
    game.put(older)
    game.put(newer)
    assert game.hands == {PlayerId("5"): newer}
    assert older.to_delete


def test_a_message_never_goes_back_to_an_older_state() -> None:
    message = standing(1)
    with message.change_to(5), pytest.raises(Overtaken), message.change_to(6):
        pass  # another caller is changing it
    with pytest.raises(Overtaken), message.change_to(4):
        pass
    with message.change_to(5):
        pass


def test_marks_tell_games_and_messages_apart_and_stay_the_same() -> None:
    games = GamesOnScreen(Notes())  # type: ignore[arg-type]
    one, other = games[GAME], games[GameId("xyz")]
    marks = {
        game.mark_of(message)
        for game in (one, other)
        for message in (standing(1), standing(2, "5", "1-voting"), standing(3, "6", "1-voting"))
    }
    assert len(marks) == 6
    assert all(mark.game != mark.message for mark in marks)
    assert one.mark_of(standing(8)) == one.mark_of(standing(9))
    assert {mark.game for mark in marks} == {one.number, other.number}
