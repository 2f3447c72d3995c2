"""Forged presses get one private sentence, change nothing, and are not logged as our fault.

Every verb is tried with values that its buttons never have.
"""

import logging
import os
from collections.abc import Iterator

import pytest

from bot.client import DixitBot
from bot.rules import commands as do
from bot.rules.model import Phase
from bot.store import PersonSettings, ServerSettings
from bot.ui.ids import VERBS
from playground.driver import Actor, Reply, Stage
from playground.shown import Shown

from . import forgery
from .evening import NAMES, Evening, plain

ODD = ["0", "-1", "99", "1x3", "1x50000000", "x", " 1", "1 ", "1\n", "1.0", "1e9", "٣", "１"]
ODD += ["None", "../..", "t\u202e", "'; --", "<@1>", "a" * 99, "9" * 90, ""]
ANOTHER_VERSION = "out of date"
ABOUT_NO_GAME = (
    *("how", "leaders", "stories", "mydata", "counting", "erase", "erasenow", "keep"),
    *("wipe", "wipenow"),
)
"""What is shown there is of the presser, or of the presser's own place."""
REAL = [("computers", "0")]
"""What a host's button may say, too."""
PHASES = tuple(Phase)[:5]
EVERY_PHASE = os.environ.get("FORGE_ALL")


@pytest.fixture(autouse=True)
def nothing_is_our_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


def check(reply: Reply) -> None:
    """Check that the presser got one short private answer, and no apology for an internal error."""
    assert reply.private, (reply.interaction.data, reply.text)
    assert 10 < len(reply.text) < 400
    assert "on our side" not in reply.text, reply.interaction.data
    assert not reply.follow_ups


async def reach(evening: Evening, phase: Phase) -> None:
    """Play from the lobby until the game is in this phase and is shown."""
    if phase is not Phase.LOBBY:
        await evening.begin()
    if phase in (Phase.SUBMITTING, Phase.VOTING, Phase.SCORED):
        await evening.tell()
    if phase in (Phase.VOTING, Phase.SCORED):
        await evening.give()
    if phase is Phase.SCORED:
        await evening.vote()
    assert (await evening.game()).phase is phase
    await evening.bot.parts.screens.settle()


def odd_for(phase: Phase) -> list[str]:
    """Return the odd values to try in a phase.

    Each value is tried in two phases, or in all if ``FORGE_ALL`` is set.
    """
    turn = PHASES.index(phase)
    shares = range(len(PHASES)) if EVERY_PHASE else (turn, (turn + 1) % len(PHASES))
    return [odd for place, odd in enumerate(ODD) if place % len(PHASES) in shares]


@pytest.mark.parametrize(
    ("rules", "phase"),
    [
        ("team-2011", Phase.LOBBY),
        ("dixit-2021", Phase.STORYTELLING),
        ("team-2011", Phase.SUBMITTING),
        ("party-2023", Phase.VOTING),
        ("dixit-2021", Phase.SCORED),
    ],
)
async def test_what_no_button_says_changes_nothing(
    bot: DixitBot, stage: Stage, rules: str, phase: Phase
) -> None:
    evening = Evening(stage, bot, 6)
    await evening.open(rules)
    await reach(evening, phase)
    before = await evening.stored()
    game = f"{before.id}:{before.game.round.number if before.game.round else 0}"
    on = stage.channel.last_message
    who = evening.host  # whom most presses are allowed to
    for name, verb in VERBS.items():
        pressed = f"{name}:{game}"
        for odd in odd_for(phase):
            if verb.value:
                check(await forgery.press(who, on, pressed, [odd]))
            elif odd and (name, odd) not in REAL:
                check(await forgery.press(who, on, f"{pressed}:{odd}"))
        if not verb.value:
            check(await forgery.press(who, on, pressed, ["1"]))
        if not verb.field:
            check(await forgery.form(who, on, pressed, "clue", "so it goes"))
    assert (await evening.stored()).game == before.game


CUT = ["", ":", "vote", "vote:", "vote:{0}", "vote:{0}:", "vote:{0}:x", "vote:{0}:1:2:3"]
CUT += ["VOTE:{0}:1", "fly:{0}:1", "give:{0}:99999:1", "give:{0}:1:1:2", "x" * 100, "v2/join:{0}"]
CUT += ["give:" + "g" * 80 + ":1:1", "join:\u202e:0", "join:{0}:-1", "join:{0}:٣"]


async def test_a_button_of_another_version_says_so(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    before = await evening.stored()
    for cut in CUT:
        on = stage.channel.last_message
        reply = await forgery.press(evening.host, on, cut.format(before.id))
        check(reply)
        assert ANOTHER_VERSION in reply.text
    assert (await evening.stored()).game == before.game


NO_GOALS = ["", "many", "-5", "0", "1000", "٠", "9" * 4000, "\u202e30", "1e2"]


async def test_a_goal_that_is_none_is_refused(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    before, on = await evening.stored(), stage.channel.last_message
    for text in NO_GOALS:
        check(await forgery.form(evening.host, on, f"setend:{before.id}:0", "number", text))
    assert (await evening.stored()).game == before.game


async def test_a_goal_may_be_written_in_the_digits_of_any_script(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    on, game_id = stage.channel.last_message, await evening.game_id()
    await forgery.form(evening.host, on, f"setend:{game_id}:0", "number", "٢٥")
    assert (await evening.game()).options.until == 25


def only_the_host(reply: Reply) -> None:
    check(reply)
    assert "Only the host" in reply.text


def not_yet(reply: Reply) -> None:
    check(reply)
    assert "Not yet!" in reply.text


async def test_the_goal_form_is_the_hosts_and_the_lobbys(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    on, end = stage.channel.last_message, f"setend:{await evening.game_id()}:0"
    guest, host = evening.friends[1], evening.host
    only_the_host(await forgery.press(guest, on, end))
    only_the_host(await forgery.press(guest, on, end.replace("setend", "rules")))
    only_the_host(await forgery.form(guest, on, end, "number", "12"))
    await evening.begin()
    not_yet(await forgery.press(host, on, end))
    not_yet(await forgery.form(host, on, end, "number", "12"))
    assert (await evening.game()).options.until is None


async def test_a_deck_that_is_gone_is_named_in_the_lobby_and_the_game_goes_on_without_it(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    on, game_id = stage.channel.last_message, await evening.game_id()
    check(await forgery.press(evening.host, on, f"setdecks:{game_id}:0", ["plain", "burnt"]))
    assert (await evening.game()).options.decks == ("plain",)
    await bot.parts.service.play(game_id, do.Configure(None, decks=("burnt", "extra")))
    await stage.wait_until(
        lambda: "“burnt” isn’t available" in plain(stage.channel.last_message.text), "so it is said"
    )
    assert "deck: Extra" in plain(stage.channel.last_message.text)
    await evening.host.press("begin")
    game = await evening.game()
    assert game.phase is Phase.STORYTELLING
    assert {card.partition("/")[0] for seat in game.seats for card in seat.hand} == {"extra"}


async def test_a_server_whose_own_choice_of_decks_is_gone_can_play(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await bot.parts.store.put_server(
        ServerSettings(evening.channel.guild_id or 0, decks=("burnt",))
    )
    await evening.host.slash("dixit start")
    assert "“burnt” isn’t available" in plain(stage.channel.last_message.text)
    for friend in evening.friends[1:]:
        await friend.press("join")
    await evening.host.press("begin")
    assert (await evening.game()).phase is Phase.STORYTELLING


FORGED_OPTIONS: list[tuple[str, dict[str, str | int | bool]]] = [
    ("vote", {"card": 10**15, "second": -(10**15)}),
    ("vote", {"card": "1x5"}),
    ("trap", {"card": 0}),
    ("play", {"card": 10**15, "back": True}),
    ("play", {}),
    ("clue", {"text": "x" * 6000, "card": 1}),
    ("clue", {"text": "\u202e\u2069", "card": 1}),
    ("clue", {"text": "so it goes", "card": -1}),
    ("team", {"number": 10**15}),
    ("rules", {"rules": "chess"}),
    ("hand", {"send": "by owl"}),
    ("language", {"language": "tlh"}),
    ("settings", {"pace": "lightning"}),
    ("settings", {"language": "tlh"}),
    ("settings", {"hands": "by owl"}),
    ("settings", {"starters": "nobody"}),
    ("settings", {"rules": "chess"}),
    ("cheat", {}),
    ("vote", {"card": 1, "third": 2}),
]


async def test_options_that_were_never_offered_get_one_sentence(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    guild = stage.playground.town.guild
    guild.owner_id = evening.host.id
    await evening.open()
    await evening.begin()
    before = await evening.stored()
    for name, options in FORGED_OPTIONS:
        check(await forgery.command(evening.host, f"dixit {name}", **options))
    assert (await evening.stored()).game == before.game
    assert await bot.parts.store.server(guild.id) == ServerSettings(guild.id)
    assert await bot.parts.store.person(evening.host.id) == PersonSettings(evening.host.id)


async def test_no_game_starts_with_options_that_were_never_offered(
    bot: DixitBot, stage: Stage
) -> None:
    alice = stage.person("Alice")
    wrong: list[dict[str, str | int]] = [
        {"rules": "chess"},
        {"goal": 10**15},
        {"goal": -1, "rules": "team-2011"},
        {"goal": 5, "rules": "odyssey-2013"},
        {"pace": "lightning"},
        {"deck": "../../etc"},
    ]
    for options in wrong:
        check(await forgery.command(alice, "dixit start", **options))
    assert await bot.parts.store.find_live(stage.channel.channel.id) is None


def other_server(stage: Stage) -> tuple[Actor, Shown]:
    """Return a member of another server, and a message of the bot there."""
    world = stage.playground.world
    guild = world.add_guild("Elsewhere")
    user = world.add_user("Mallory")
    world.join(guild, user)
    channel = world.add_channel(guild, "far-away")
    shown = Shown(world.post(channel, world.bot, "hello"))
    return stage.person("Mallory").at(channel), shown


SWITCHED = {"leave": "now", "setevery": "on", "setunseen": "off"}
SWITCHED |= {"pause": "now", "resume": "now", "skip": "voting"}
OFFERED = {
    "setrules": "dixit-2021",
    "setpace": "slow",
    "setdecks": "plain",
    "setlanguage": "en",
    "setskill": "sharp",
}
OFFERED |= {"adjustpace": "slow", "adjustlang": "pl"}


async def test_a_press_from_another_server_reaches_no_game(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.play_round("Not for your ears")
    await bot.parts.screens.settle()
    before = await evening.stored()
    mallory, on = other_server(stage)
    for name, verb in VERBS.items():
        if name in ABOUT_NO_GAME or not verb.in_game:
            continue
        argument = f":{SWITCHED.get(name, '1')}" if verb.argument else ""
        values = [OFFERED.get(name, "1")] if verb.value else None
        # Nor by DM, for a person who never joined this game.
        for where in (mallory, mallory.dm):
            reply = await forgery.press(where, on, f"{name}:{before.id}:1{argument}", values)
            check(reply)
            assert "in another channel" in reply.text, name
    assert (await evening.stored()).game == before.game


async def test_a_press_from_another_channel_of_the_server_counts_for_nothing(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    world = stage.playground.world
    other = world.add_channel(stage.playground.town.guild, "another")
    shown = Shown(world.post(other, world.bot, "hello"))
    late = stage.people(NAMES[5])[0].at(other)
    reply = await forgery.press(late, shown, f"join:{await evening.game_id()}:0")
    check(reply)
    assert "in another channel" in reply.text
    assert len((await evening.game()).players) == 3


async def test_a_clue_cannot_turn_a_headline_around(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell("\u202eevil\u2066\u200f \u061cking")
    await stage.wait_until(lambda: evening.host.can_see("evil king"), "the clue")
    shown = plain(stage.channel.last_message.text)
    assert not set(shown) & set("\u202e\u200f\u061c\u2066\u2067")
