"""The daily clue over pretend days: posted once, guessed in private, answered with names."""

import math
from contextlib import suppress
from dataclasses import replace

import pytest

from bot.client import DixitBot
from bot.play import alarms
from bot.rules.daily import DailyClue
from bot.rules.ids import is_computer
from bot.store import DatabaseLocked, GameId, StoredGame, StoreError
from bot.times import DAY, HOUR
from playground.driver import Actor, Stage
from playground.permissions import Permission
from playground.shown import Shown

from . import forgery
from .conftest import Launch, on_both_stores
from .evening import plain
from .test_records import play_a_game

VIEW, SEND = int(Permission.VIEW_CHANNEL), int(Permission.SEND_MESSAGES)


@pytest.fixture(autouse=True)
def awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop alarms from treating a moved clock as a machine that was suspended."""
    monkeypatch.setattr(alarms, "LATE", math.inf)


async def next_day(bot: DixitBot, stage: Stage, days: float = 1.0) -> None:
    """Move the clock just past the next daily clue, plus ``days`` - 1 days; let the bot check."""
    schedule = await bot.parts.store.daily_schedule(stage.channel.channel.id)
    assert schedule is not None
    assert schedule.next_at is not None
    clock = stage.playground.world.clock
    clock.move(schedule.next_at + 1 - clock.now() + (days - 1.0) * DAY)
    await bot.parts.daily.check_all()


async def open_clue(bot: DixitBot, stage: Stage) -> DailyClue:
    (clue,) = await bot.parts.store.open_dailies(stage.channel.channel.id)
    return clue


def posted(stage: Stage) -> list[Shown]:
    """Return the messages of daily clues in the channel, oldest first."""
    return [one for one in stage.channel.messages if "The daily clue" in one.text]


async def guess(who: Actor, clue: DailyClue, slot: int) -> str:
    reply = await who.choose(f"dailyguess:{clue.id}", str(slot))
    assert reply.private
    return plain(reply.text)


async def turn_on(who: Actor, **options: object) -> str:
    reply = await who.slash("dixit daily", on=True, **options)
    assert reply.private
    return plain(reply.text)


async def restart(bot: DixitBot, launch: Launch) -> DixitBot:
    await bot.close()
    await bot.parts.store.close()
    return await launch()


def texts(stage: Stage) -> list[tuple[int, str]]:
    return [(one.record.id, one.text) for one in stage.channel.messages]


@on_both_stores
async def test_three_days_with_a_restart_and_a_streak(launch: Launch, stage: Stage) -> None:
    bot = await launch()
    words_of = bot.parts.library
    evening = await play_a_game(stage, bot, goal=12)
    alice = evening.host
    walter, xenia = stage.people("Walter", "Xenia")  # who did not play
    clues = {one.round.clue for one in (await evening.game()).history}
    said = await turn_on(alice, time="20:30", zone="Europe/Kyiv")
    assert "every day at 20:30 (Europe/Kyiv)" in said.replace("*", "")
    await bot.parts.daily.check_all()
    assert posted(stage) == []

    await next_day(bot, stage)
    (shown,) = posted(stage)
    first = await open_clue(bot, stage)
    assert first.clue in clues
    assert f"“{first.clue}”" in plain(shown.text)
    assert len(shown.pictures) == 1
    assert "Last time" not in shown.text
    # Nothing in the message shows whose clue it is, or which card.
    assert first.storyteller not in str(shown.record.components)
    teller = evening.friend(first.storyteller)
    refusals = {words_of(code)("daily-own-clue") for code in words_of.languages}
    assert await guess(teller, first, first.slot) in {plain(one) for one in refusals}
    wrong = first.slot % 6 + 1
    assert f"You guessed card {wrong}." in await guess(walter, first, wrong)
    said = await guess(walter, first, first.slot)
    assert f"You guessed card {first.slot}." in said
    assert f"<t:{int(first.until)}:f>" in said, "true also when the answer has come"
    await guess(xenia, first, wrong)
    before = texts(stage)
    await bot.parts.daily.check_all()
    assert texts(stage) == before

    bot = await restart(bot, launch)
    await bot.parts.daily.check_all()
    assert texts(stage) == before
    await next_day(bot, stage)
    old, shown = posted(stage)
    second = await open_clue(bot, stage)
    assert second.clue in clues
    assert (second.source, second.place) != (first.source, first.place)
    for message in (old, shown):
        told = plain(message.text).replace("*", "")
        assert f"card {first.slot}. <@{first.storyteller}> gave" in told
        assert f"Found by 1 of 2: <@{walter.id}>" in told
        assert str(xenia.id) not in told
    assert old.menus == {}
    assert len(old.pictures) == 1
    late = await forgery.press(xenia, old, f"dailyguess:{first.id}:0", [str(first.slot)])
    assert "This daily clue is over" in late.text

    await guess(walter, second, second.slot)
    await guess(xenia, second, second.slot)
    bot = await restart(bot, launch)
    await next_day(bot, stage)
    *_, shown = posted(stage)
    assert len(posted(stage)) == 3
    told = plain(shown.text)
    assert f"Found by 2 of 2: <@{walter.id}> (2 in a row), <@{xenia.id}>" in told
    panel = plain((await walter.slash("dixit daily")).text)
    assert "You found the last 2 cards in a row" in panel
    # Nobody was notified, and no DM was needed.
    assert not any("daily clue" in one.text for one in walter.notified_of())
    assert all("daily clue" not in one.text for one in walter.dm.messages())


async def test_days_that_were_missed_bring_one_clue(launch: Launch, stage: Stage) -> None:
    bot = await launch()
    evening = await play_a_game(stage, bot, goal=12)
    (walter,) = stage.people("Walter")
    await turn_on(evening.host, time="18:00")
    await next_day(bot, stage)
    first = await open_clue(bot, stage)
    await guess(walter, first, first.slot)
    await next_day(bot, stage, days=4 + 2 / 24)  # the bot was away, and comes back at eight
    assert len(posted(stage)) == 2
    assert f"<@{walter.id}>" in plain(posted(stage)[-1].text)
    second = await open_clue(bot, stage)
    await guess(walter, second, second.slot)
    schedule = await bot.parts.store.daily_schedule(stage.channel.channel.id)
    assert schedule is not None
    assert schedule.next_at is not None
    assert round((schedule.next_at - second.told_at) / HOUR) == 22

    # Back in the morning, when the next one is nearer than the last: it waits for its time.
    await next_day(bot, stage, days=2 + 14 / 24)
    assert len(posted(stage)) == 2
    assert (await open_clue(bot, stage)).id == second.id
    await next_day(bot, stage)
    assert len(posted(stage)) == 3
    assert f"<@{walter.id}> (2 in a row)" in plain(posted(stage)[-1].text)


async def test_a_clue_whose_author_is_erased_is_withdrawn(bot: DixitBot, stage: Stage) -> None:
    evening = await play_a_game(stage, bot, goal=15)
    (walter,) = stage.people("Walter")
    await turn_on(evening.host)
    await next_day(bot, stage)
    first = await open_clue(bot, stage)
    await guess(walter, first, first.slot)
    author = evening.friend(first.storyteller)
    await author.slash("dixit privacy")
    await author.press("erase:me")
    await author.press("erasenow:me")
    await bot.parts.daily.check_all()
    (shown,) = posted(stage)
    assert "This clue was withdrawn" in shown.text
    assert first.clue not in shown.text
    assert shown.menus == {}
    assert shown.pictures == []
    over = await forgery.press(walter, shown, f"dailyguess:{first.id}:0", ["1"])
    assert "This daily clue is over" in over.text
    for day in range(2, 7):
        await next_day(bot, stage)
        message = posted(stage)[-1]
        assert ("Last time" in message.text) == (day > 2)
        assert len(posted(stage)) == day
        assert first.clue not in plain(message.text)
        assert first.storyteller not in message.text
        assert (await open_clue(bot, stage)).storyteller != first.storyteller
    assert (await bot.parts.store.daily_streak(stage.channel.channel.id, walter.id)).best == 0


async def test_a_clue_of_a_channel_that_readers_cannot_see_is_not_told(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await play_a_game(stage, bot, goal=12)
    alice, bob, _ = evening.friends
    world, played = stage.playground.world, stage.channel.channel
    other = world.add_channel(stage.playground.town.guild, "elsewhere")
    away = Stage(stage.playground)
    away.channel = stage.place(other)
    await turn_on(alice.at(other))
    await next_day(bot, away)
    first = await open_clue(bot, away)
    assert first.source == await evening.game_id()

    # Hidden from one member alone, shortly before the answer: it is withdrawn, and computer
    # players help out from then on.
    world.clock.move(first.until - world.clock.now() - HOUR / 2)
    await bot.parts.daily.check_all()
    assert (await open_clue(bot, away)).id == first.id
    world.set_permissions(played, bob.person.user, deny=VIEW)
    await bot.parts.screens.settle()
    await next_day(bot, away)
    old, shown = posted(away)
    assert "withdrawn" in old.text
    assert first.clue not in plain(shown.text)
    second = await open_clue(bot, away)
    assert is_computer(second.storyteller)
    # Clues may be shown in their own channel.
    await turn_on(alice)
    await next_day(bot, stage)
    assert (await open_clue(bot, stage)).source == await evening.game_id()


async def test_in_a_server_without_games_computer_players_make_one_up(
    bot: DixitBot, stage: Stage
) -> None:
    alice, bob, walter = stage.people("Alice", "Bob", "Walter")
    await turn_on(alice)
    for day in (1, 2):
        await next_day(bot, stage)
        clue = await open_clue(bot, stage)
        assert len(posted(stage)) == day
        assert is_computer(clue.storyteller)
        assert len(set(clue.table)) == 6
        assert "A computer player made this one up" in posted(stage)[-1].text
        await guess(bob, clue, clue.slot)
        await guess(walter, clue, clue.slot % 6 + 1)
    await next_day(bot, stage)
    told = plain(posted(stage)[-1].text)
    assert f"Found by 1 of 2: <@{bob.id}> (2 in a row)" in told
    assert "🤖" in told
    # Closed DMs do not matter: nobody is sent one.
    assert not [one for one in stage.playground.requests if "/users/@me/channels" in one.path]


async def test_managers_turn_it_on_and_off_and_choose_the_time(bot: DixitBot, stage: Stage) -> None:
    alice, bob = stage.people("Alice", "Bob")
    panel = await bob.slash("dixit daily")
    assert panel.private
    assert "It’s **off** in this channel." in panel.text
    assert panel.message is not None
    assert panel.message.buttons == []
    assert "Manage Server" in (await bob.slash("dixit daily", on=True)).text
    assert "Write hours and minutes" in (await alice.slash("dixit daily", time="25:99")).text
    assert "don’t know that time zone" in (await alice.slash("dixit daily", zone="Mars")).text
    assert await bot.parts.store.daily_schedule(stage.channel.channel.id) is None
    (offered,) = await alice.completes("dixit daily", "zone", "paris")
    assert offered.startswith("Europe/Paris · ")

    await alice.slash("dixit daily")
    assert "every day at **18:00** (UTC)" in plain((await alice.press("dailyon")).text)
    assert "every day at **07:00** (UTC)" in plain((await alice.choose("dailyhour", "h7")).text)
    assert "at **07:00** (Asia/Tokyo)" in await turn_on(alice, zone="Asia/Tokyo")
    await next_day(bot, stage)
    clue = await open_clue(bot, stage)
    await guess(bob, clue, clue.slot)
    # A new time does not bring a second clue within hours.
    await turn_on(alice, time="8.30")
    schedule = await bot.parts.store.daily_schedule(stage.channel.channel.id)
    assert schedule is not None
    assert schedule.next_at is not None
    assert schedule.next_at - clue.told_at > 12 * HOUR
    await bot.parts.daily.check_all()
    (shown,) = posted(stage)
    assert f"<t:{int(schedule.next_at)}:R>" in plain(shown.text)
    assert len(shown.pictures) == 1
    assert shown.menus
    again = await guess(bob, clue, clue.slot)
    assert f"<t:{int(schedule.next_at)}:f>" in again

    await alice.slash("dixit daily")
    assert "It’s **off** in this channel." in (await alice.press("dailyon")).text
    await bot.parts.daily.check_all()
    (shown,) = posted(stage)
    assert f"<@{bob.id}>" in plain(shown.text)
    stage.playground.world.clock.move(3 * DAY)
    await bot.parts.daily.check_all()
    assert len(posted(stage)) == 1
    # Turned on again within a month, streaks go on.
    await turn_on(alice)
    await next_day(bot, stage)
    clue = await open_clue(bot, stage)
    await guess(bob, clue, clue.slot)
    await next_day(bot, stage)
    assert f"<@{bob.id}> (2 in a row)" in plain(posted(stage)[-1].text)


async def test_a_channel_that_refuses_the_bot_waits_and_goes_on_when_it_may(
    bot: DixitBot, stage: Stage
) -> None:
    (alice,) = stage.people("Alice")
    world, here = stage.playground.world, stage.channel.channel
    await turn_on(alice)
    world.set_permissions(here, world.bot, deny=SEND)
    await bot.parts.screens.settle()
    for _ in range(2):
        sent = len(stage.playground.requests)
        await next_day(bot, stage)
        assert len(stage.playground.requests) == sent
    assert "I couldn’t post here last time" in (await alice.slash("dixit daily")).text
    world.set_permissions(here, world.bot)
    await bot.parts.screens.settle()
    await next_day(bot, stage)
    assert len(posted(stage)) == 1
    assert "couldn’t post" not in (await alice.slash("dixit daily")).text


async def test_a_deleted_channel_is_forgotten_after_a_while(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.screens.daily.IDLE", 2.5 * DAY)
    (alice,) = stage.people("Alice")
    world = stage.playground.world
    other = world.add_channel(stage.playground.town.guild, "soon gone")
    await bot.parts.screens.settle()
    await turn_on(alice.at(other))
    world.remove_channel(other)
    await bot.parts.screens.settle()
    away = Stage(stage.playground)
    away.channel = stage.place(other)
    sent = len(stage.playground.requests)
    for _ in range(3):
        await next_day(bot, away)
    asked = list(stage.playground.requests)[sent:]
    assert len([one for one in asked if one.path.endswith(f"{other.id}/messages")]) == 3
    world.clock.move(DAY)
    await bot.parts.daily.check_all()
    assert await bot.parts.store.daily_schedule(other.id) is None
    assert await bot.parts.store.open_dailies() == ()


async def test_a_post_that_was_not_noted_is_not_made_twice(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    (alice, bob) = stage.people("Alice", "Bob")
    await turn_on(alice)
    store = bot.parts.store

    async def lost(*_: object) -> None:
        raise StoreError("as if the machine had stopped here")

    with monkeypatch.context() as patched:
        patched.setattr(store, "note_daily_posted", lost)
        await next_day(bot, stage)
    clue = await open_clue(bot, stage)
    assert clue.message_id is None
    await guess(bob, clue, clue.slot)
    stage.playground.world.clock.move(HOUR)  # Discord does not recognise the nonce any more
    await bot.parts.daily.check_all()
    (shown,) = posted(stage)
    assert (await open_clue(bot, stage)).message_id == shown.record.id
    await next_day(bot, stage)
    assert f"Found by <@{bob.id}>, the only one" in plain(posted(stage)[-1].text)


async def test_a_post_that_discord_does_not_take_is_tried_again(
    bot: DixitBot, stage: Stage
) -> None:
    (alice,) = stage.people("Alice")
    await turn_on(alice)
    stage.playground.faults.add("POST /channels/*/messages", status=500, times=None)
    await next_day(bot, stage)
    assert posted(stage) == []
    stage.playground.faults.clear()
    await bot.parts.daily.check_all()
    assert len(posted(stage)) == 1
    await bot.parts.daily.check_all()
    assert len(posted(stage)) == 1


async def test_a_clue_whose_card_was_removed_is_withdrawn(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    (alice,) = stage.people("Alice")
    await turn_on(alice)
    await next_day(bot, stage)
    clue = await open_clue(bot, stage)
    shelf = bot.parts.shelf
    left = tuple(
        replace(deck, cards=tuple(card for card in deck.cards if card.id != clue.table[0]))
        for deck in shelf.decks_for(stage.playground.town.guild.id)
    )
    monkeypatch.setattr(shelf, "decks_for", lambda _: left)
    bot.parts.daily.check_soon()
    await bot.parts.daily.check_all()
    (shown,) = posted(stage)
    assert "withdrawn" in shown.text
    assert shown.pictures == []


async def test_a_clue_stays_while_its_game_cannot_be_read_for_a_moment(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await play_a_game(stage, bot)
    await turn_on(evening.host)
    await next_day(bot, stage)
    clue = await open_clue(bot, stage)
    assert clue.source is not None

    async def locked(_: GameId) -> StoredGame:
        raise DatabaseLocked

    with monkeypatch.context() as patched:
        patched.setattr(bot.parts.store, "load", locked)
        bot.parts.daily.check_soon()
        with suppress(DatabaseLocked):
            await bot.parts.daily.check_all()
    await bot.parts.daily.check_all()
    assert await open_clue(bot, stage) == clue
    (shown,) = posted(stage)
    assert shown.pictures


async def test_a_guess_counts_in_the_channel_of_its_clue_and_for_its_cards(
    bot: DixitBot, stage: Stage
) -> None:
    (alice, bob) = stage.people("Alice", "Bob")
    await turn_on(alice)
    await next_day(bot, stage)
    clue = await open_clue(bot, stage)
    (shown,) = posted(stage)
    world = stage.playground.world
    other = world.add_channel(stage.playground.town.guild, "another")
    there = Shown(world.post(other, world.bot, "hello"))
    press = f"dailyguess:{clue.id}:0"
    assert "another channel" in (await forgery.press(bob.at(other), there, press, ["1"])).text
    for value in ("7", "99"):
        assert (await forgery.press(bob, shown, press, [value])).private
    assert (await bot.parts.store.counts_about(bob.id)).daily == 0
