"""After the end: the album, who can keep it, and what a rematch removes."""

from collections import OrderedDict
from typing import Any

import pytest

from bot.client import DixitBot
from bot.imaging.pictures import Pictures
from bot.imaging.subjects import AlbumPage, Faces, Picture
from bot.screens.public import Channel
from playground.driver import PATIENCE, Stage
from playground.shown import Shown

from .evening import Evening, plain
from .order import check_nothing_twice

CLUES = [f"Clue number {number}" for number in range(1, 15)]


async def played(stage: Stage, bot: DixitBot, rounds: int) -> Evening:
    """Return a game that the host stopped after some rounds, with its podium shown.

    Only the first round is played by presses.
    """
    evening = Evening(stage, bot, 4)
    await evening.open(goal=999)
    await evening.begin()
    await evening.play_round(CLUES[0])
    await evening.pass_rounds(*CLUES[1:rounds])
    await evening.stop()
    await stage.wait_until(lambda: evening.host.with_part("rematch"), "the podium", timeout=90)
    await bot.parts.screens.settle()
    return evening


def ending(evening: Evening, title: str = "This game’s album") -> Shown:
    """Return the only message in the channel with this title, by default the game's album."""
    shown = [one for one in evening.stage.channel.messages if title in one.text]
    assert len(shown) == 1
    return shown[0]


async def test_a_short_games_album_is_at_the_end_and_nowhere_else(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await played(stage, bot, 2)
    heard = plain(ending(evening).pictures[-1])
    assert heard.startswith("1: “Clue number 1”")
    assert "2: “Clue number 2”" in heard
    assert evening.host.with_part("album:") is None  # there is no other page


async def test_the_pages_of_a_long_album_are_turned_in_private(bot: DixitBot, stage: Stage) -> None:
    evening = await played(stage, bot, 14)
    assert "Clue number 7”" in plain(ending(evening).text)
    assert "Clue number 8”" not in plain(ending(evening).text)
    bob = evening.friends[1]
    second = await (await bob.press("album", on=ending(evening))).arrived()
    assert second.private
    assert "Page 2 of 2" in plain(second.text)
    assert all(clue in second.text for clue in CLUES[7:])
    assert second.message is not None
    assert second.message.greyed_out == ["Next"]
    await bob.press("Back", on=second.message)
    first = await second.arrived()
    assert "Page 1 of 2" in plain(first.text)
    assert "Clue number 1”" in plain(first.text)


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """Return a list that collects the storytellers' names on each album page made from now on."""
    seen: list[set[str]] = []
    original = Pictures.album

    async def album(self: Pictures, page: AlbumPage, avatars: Faces) -> Picture:
        seen.append({one.by for one in page.rounds})
        return await original(self, page, avatars)

    monkeypatch.setattr(Pictures, "album", album)
    return seen


async def test_the_album_is_sent_to_those_who_want_to_keep_it(
    bot: DixitBot, stage: Stage, named: list[set[str]]
) -> None:
    evening = await played(stage, bot, 14)
    before = [one.record.id for one in stage.channel.messages]
    bob = evening.friends[1]
    had = len(bob.dm.messages())
    answer = await (await bob.press("share", on=ending(evening))).arrived()
    assert answer.private
    assert "in your DMs" in answer.text
    (kept,) = bob.dm.messages()[had:]
    assert kept.buttons == []
    assert len(kept.pictures) == 2
    assert all(clue in kept.text for clue in CLUES)
    assert set.union(*named) == {friend.name for friend in evening.friends}
    public = [one.record.id for one in stage.channel.messages if not one.private]
    assert public == before


async def test_the_album_is_the_answer_where_no_dm_arrives(bot: DixitBot, stage: Stage) -> None:
    evening = await played(stage, bot, 1)
    bob = evening.friends[1]
    bob.person.user.accepts_dms = False
    answer = await (await bob.press("share", on=ending(evening))).arrived()
    assert answer.private
    assert "Save the pictures" in answer.text
    assert "Clue number 1" in answer.text


async def test_an_album_is_sent_a_few_times_and_not_without_end(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await played(stage, bot, 1)
    bob = evening.friends[1]
    had = len(bob.dm.messages())
    for _ in range(5):
        answer = await (await bob.press("share", on=ending(evening))).arrived()
    assert "in your DMs" not in answer.text
    assert len(bob.dm.messages()) == had + 3


async def test_names_are_asked_for_where_nobody_has_pressed_since_a_restart(
    bot: DixitBot, stage: Stage, named: list[set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await played(stage, bot, 4)
    monkeypatch.setattr(bot.parts.names, "_known", OrderedDict())
    await (await evening.friends[1].press("share", on=ending(evening))).arrived()
    assert named[-1] == {friend.name for friend in evening.friends}
    stage.playground.faults.add("GET /users/*", times=None, status=500)
    monkeypatch.setattr(bot.parts.names, "_known", OrderedDict())
    await (await evening.friends[2].press("share", on=ending(evening))).arrived()
    assert "" in named[-1]  # and nobody waited for it


async def test_old_buttons_go_however_late_there_is_time_for_it(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tidy, overtaken = Channel.tidy, True

    async def tidy_later(*args: Any) -> None:
        if not overtaken:
            await tidy(*args)

    monkeypatch.setattr(Channel, "tidy", tidy_later)
    evening = await played(stage, bot, 1)
    overtaken = False
    await bot.parts.screens.redraw_game(await evening.game_id())
    await bot.parts.screens.settle()
    check_nothing_twice(stage, evening.channel)


async def test_the_podiums_buttons_go_when_a_rematch_opens(bot: DixitBot, stage: Stage) -> None:
    evening = await played(stage, bot, 1)
    end = ending(evening)
    assert end.buttons
    await evening.friends[1].press("rematch")
    await bot.parts.screens.settle()
    assert ending(evening).buttons == []
    assert "Clue number 1" in ending(evening).text
    assert ending(evening).record.id == end.record.id


async def test_the_podiums_buttons_go_when_somebody_starts_another_game(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await played(stage, bot, 1)
    await stage.people("Emma")[0].slash("dixit start")
    await bot.parts.screens.settle()
    assert ending(evening).buttons == []


async def test_a_restart_leaves_the_buttons_away(bot: DixitBot, stage: Stage) -> None:
    evening = await played(stage, bot, 1)
    over = await evening.game_id()
    await evening.host.press("rematch")
    await bot.parts.screens.settle()
    await bot.parts.store.mark_for_redraw(over)
    await bot.parts.screens.recover()
    await bot.parts.screens.settle()
    assert ending(evening).buttons == []


async def test_a_spectator_who_presses_rematch_hosts_the_next_table(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await played(stage, bot, 1)
    spectator = stage.person("Hugo")
    assert spectator.name not in {friend.name for friend in evening.friends}
    await spectator.press("rematch")
    await stage.wait_until(lambda: spectator.with_part("begin"), "the new lobby")
    lobby = spectator.with_part("begin")
    assert lobby is not None
    assert "Players: 5 of 8" in plain(lobby.text)
    await spectator.press("begin")
    await stage.wait_until(lambda: spectator.with_part("claim"), "the cards")


async def test_the_end_of_a_stopped_game_stands_above_the_next_lobby(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.screens.redraw.END_WITHIN", PATIENCE)  # a busy machine draws slowly
    evening = Evening(stage, bot, 4)
    await evening.open(goal=999)
    await evening.begin()
    await evening.play_round(CLUES[0])
    await bot.parts.screens.settle()
    stage.playground.faults.add("POST /channels/*/messages", delay=0.2)
    await evening.stop()
    await evening.friends[1].slash("dixit start")
    await stage.wait_until(lambda: any("The end" in text for text in stage.channel.texts))
    await bot.parts.screens.settle()
    texts = stage.channel.texts
    end = next(place for place, text in enumerate(texts) if "The end" in text)
    lobbies = [place for place, text in enumerate(texts) if "Players: 1" in plain(text)]
    assert end < lobbies[-1]


async def test_the_end_comes_as_podium_awards_and_album(bot: DixitBot, stage: Stage) -> None:
    evening = await played(stage, bot, 2)
    podium, awards, album = stage.channel.messages[-3:]
    assert "🥇" in podium.text
    assert not podium.buttons
    assert ending(evening, "Awards") == awards
    assert not awards.pictures
    assert album.buttons[0] == "Rematch"
