"""Checks that everything people see matches what is stored, and that nothing is posted twice."""

import asyncio
from collections import Counter
from collections.abc import Callable

from bot.client import DixitBot
from bot.rules.ids import PlayerId
from bot.rules.player_views import player_view
from bot.screens.board import CALL
from bot.screens.private import without_dm
from bot.store import GameId, StoredGame
from bot.ui import hand, public
from bot.ui.content import Content
from bot.ui.public import MessageKey
from playground.driver import PATIENCE, Stage
from playground.model import Channel, Message
from playground.reading import text_of
from playground.shown import Shown


async def until(predicate: Callable[[], object], what: str, timeout: float = PATIENCE) -> None:
    """Wait for a condition inside the bot that no event announces.

    Raise ``AssertionError`` if it does not come true within ``timeout`` seconds.
    """
    for _ in range(int(timeout / 0.02)):
        if predicate():
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"{what} never came")


def marker(message: Message) -> object:
    """Return the component id that tells the bot which of its messages this is."""
    frame = message.components[0] if message.components else {}
    return frame.get("components", [{}])[0].get("id")


def of_the_bot(stage: Stage, channel: Channel) -> list[Message]:
    """Return the bot's messages in a channel, without private answers."""
    bot_id = stage.playground.world.bot.id
    found = channel.messages.values()
    return [one for one in found if one.author_id == bot_id and one.only_for is None]


def is_call(message: Message) -> bool:
    """Return whether this is a call: a message that only mentions the players who are awaited."""
    return text_of(message).startswith("🔔")


def is_usable(message: Message) -> bool:
    """Return whether a message has an enabled button or menu."""
    shown = Shown(message)
    return bool(shown.buttons or shown.menus)


def said(content: Content) -> str:
    """Return the text of a rendered message as people read it once it is posted."""
    message = Message(1, 1, 1, 0.0, components=content.view().to_components())  # type: ignore[no-untyped-call]
    return text_of(message)


def check_nothing_twice(stage: Stage, channel: Channel) -> None:
    """Check that no message was posted twice, and that only the newest has controls.

    Calls are ignored. A finished game's album may keep its menu for stars.
    """
    messages = [one for one in of_the_bot(stage, channel) if not is_call(one)]
    copies = [one for one, times in Counter(map(marker, messages)).items() if times > 1]
    assert not copies, [text_of(one) for one in messages if marker(one) in copies]
    past = [text_of(one) for one in messages[:-1] if is_usable(one) and "<🌟" not in text_of(one)]
    assert not past, past


async def check_in_line(stage: Stage, bot: DixitBot, game_id: GameId) -> None:
    """Check that the channel and every hand show the stored game."""
    stored = await _shown(bot, game_id)
    channel = stage.playground.world.channels[stored.place.channel_id]
    check_nothing_twice(stage, channel)
    kept = sorted(await bot.parts.store.messages(game_id), key=lambda one: one.message_id)
    notes = [one for one in kept if one.player is None and one.kind != CALL]
    calls = [one.id for one in of_the_bot(stage, channel) if is_call(one)]
    assert calls == [one.message_id for one in kept if one.kind == CALL]
    assert len(calls) <= 1
    newest = [one for one in of_the_bot(stage, channel) if not is_call(one)][-1]
    assert notes[-1].message_id == newest.id
    by_button = without_dm(
        await bot.parts.games.read(game_id), await bot.parts.store.load_to_show(game_id)
    )
    context = bot.parts.presenter.context(stored, without_dm=by_button)
    key = MessageKey(notes[-1].kind, notes[-1].round)
    words = bot.parts.library(stored.language)
    wanted = said(public.content(words, context, key, newest=True))
    assert text_of(newest) == wanted, f"shown: {text_of(newest)}\nwanted: {wanted}"
    for player in stored.game.people:
        await _check_hand(stage, bot, game_id, player)


async def _shown(bot: DixitBot, game_id: GameId) -> StoredGame:
    """Wait until a game's newest revision is shown and return it; fail after a timeout."""
    for _ in range(int(PATIENCE / 0.02)):
        await bot.parts.screens.settle()
        stored = await bot.parts.store.load(game_id)
        if stored.shown == stored.revision:
            return stored
        await asyncio.sleep(0.02)
    raise AssertionError(f"revision {stored.revision} is not shown, but {stored.shown}")


async def _check_hand(stage: Stage, bot: DixitBot, game_id: GameId, player: PlayerId) -> None:
    stored = await bot.parts.store.load(game_id)
    person = await bot.parts.store.person(int(player))
    server = await bot.parts.store.server(stored.place.guild_id)
    closed = player in await bot.parts.store.closed_dms(game_id)
    if closed or (person.hands or server.hands) == "button":
        return
    world = stage.playground.world
    messages = of_the_bot(stage, world.open_dm(world.users[int(player)]))
    (note,) = [one for one in await bot.parts.store.messages(game_id) if one.player == player]
    strays = [one for one in messages if one.id != note.message_id and is_usable(one)]
    others = [text_of(one) for one in strays if f":{game_id}:" in str(one.components)]
    assert not others, (player, others)
    (shown,) = [text_of(one) for one in messages if one.id == note.message_id]
    words = bot.parts.library.for_reader(person.language, game=stored.language)
    context = bot.parts.presenter.context(stored)
    url = await bot.parts.hands.table_url(bot.parts.games[game_id], stored)
    view = player_view(stored.game, player)
    content = hand.hand(words, context, view, url, points_shown=True, tips=person.tips)
    if not stored.live:
        content = hand.result(words, context, view)
    assert shown == said(content)
