"""Guests in a pretend game: they keep it going, and never do what is up to others."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground import show
from playground.commands import CannotDo
from playground.driver import PATIENCE
from playground.guest import HABITS, Offer
from playground.guests import FAST, IDLE, Guests
from playground.people import Person
from playground.show import Show
from playground.web import Page
from playground.wording import clues

from .pretend_game import LONGEST_CLUE, PretendGame, Stage


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    async with Stage() as running:
        yield running


@pytest.fixture
async def guests(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Guests]:
    monkeypatch.setattr("playground.guests.FAST", FAST / 10)
    made = Guests(stage, fast=True, seed=7)
    yield made
    await made.close()


async def until(stage: Stage, game: PretendGame, phase: str) -> None:
    await stage.world.feed.wait_until(lambda: game.phase == phase)


async def turns() -> None:
    """Let all guests do what they can do without waiting, however busy the machine is."""
    for _ in range(500):
        await asyncio.sleep(0)


async def test_a_whole_game_is_played_for_somebody_who_watches(
    stage: Stage, guests: Guests
) -> None:
    game = PretendGame(stage, rounds=3)
    guests.opened(stage.town.people["Alice"].id)
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    assert guests.state() == {"playing": False, "watching": True, "watched": False}
    await until(stage, game, "over")
    await stage.world.feed.wait_until(lambda: not guests.state()["watching"])
    assert guests.state()["watched"]  # so the page offers to play one, or to watch another
    assert len(game.clues) == 3
    assert len(game.votes) == 3 * (len(game.players) - 1)
    assert "Alice" not in {name for name, _ in game.done}


async def test_the_host_of_a_watched_game_waits_until_enough_have_come(
    stage: Stage, guests: Guests
) -> None:
    game = PretendGame(stage, fewest=8, rounds=1)
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "over")
    assert len(game.players) == 8


async def test_guests_join_and_play_beside_a_human_but_do_not_begin(
    stage: Stage, guests: Guests
) -> None:
    game = PretendGame(stage, rounds=1)
    alice = stage.person("Alice")
    guests.opened(alice.id)
    guests.play(True)
    await alice.slash(stage.town.channel, "dixit start")
    await stage.world.feed.wait_until(lambda: len(game.players) == 8)
    await turns()
    verbs = {verb for name, verb in game.done if name != "Alice"}
    assert verbs == {"join"}
    assert len(game.players) == 8
    lobby = alice.reads(stage.town.channel)[-1]
    await alice.press(lobby, "begin:game:0")
    await stage.world.feed.wait_until(lambda: game.phase == "story")
    assert {verb for name, verb in game.done if name != "Alice"} <= {
        "join",
        "hand",
        "claim",
        "story",
    }


@pytest.mark.parametrize("each", [1, 2])
async def test_each_guest_gives_as_many_cards_as_the_table_wants(
    stage: Stage, guests: Guests, each: int
) -> None:
    game = PretendGame(stage, rounds=2, each=each)
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "over")
    given = Counter(verb for _name, verb in game.done if verb in ("give", "take"))
    assert given == {"give": 2 * each * (len(game.players) - 1)}


async def test_clues_fit_the_form(stage: Stage, guests: Guests) -> None:
    game = PretendGame(stage, rounds=4)
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "over")
    assert all(0 < len(clue) <= LONGEST_CLUE for clue in game.clues)


async def test_guests_speak_the_language_of_the_game_and_not_of_the_page_opened_last(
    stage: Stage, guests: Guests
) -> None:
    game = PretendGame(stage, rounds=2)
    game.longest_clue, game.form_title = 80, "מה הרמז שלך לקלף הזה?"
    guests.opened(stage.town.people["Alice"].id)
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "over")
    assert set(game.clues) <= set(clues("he"))


async def test_guests_play_a_person_again_whom_one_has_been(stage: Stage, guests: Guests) -> None:
    game = PretendGame(stage, rounds=1)
    alice, bob = stage.person("Alice"), stage.person("Bob")
    guests.switch(True)
    guests.opened(bob.id)
    guests.acted(bob.id)
    guests.closed(bob.id)
    guests.opened(alice.id)
    await alice.slash(stage.town.channel, "dixit start")
    await stage.world.feed.wait_until(lambda: len(game.players) == 8)
    assert guests._is_guest(bob.id)
    assert not guests._is_guest(alice.id)


async def test_guests_go_on_after_a_restart(stage: Stage, tmp_path: Path) -> None:
    switch = tmp_path / "data" / "guests"
    first = Guests(stage, fast=True, switch=switch)
    first.switch(True)
    await first.close()
    assert switch.exists()
    again = Page(switch=switch)
    assert again._guests_play
    second = Guests(stage, fast=True, switch=switch)
    second.switch(False)
    assert not switch.exists()
    await second.close()


async def test_guests_give_a_person_time_to_look(stage: Stage) -> None:
    """No first clue before 25 s beside a person, and 1.2 s for each card of a vote."""
    PretendGame(stage, rounds=1)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    stage.world.clock.sleep = sleep  # type: ignore[method-assign]
    guests = Guests(stage, seed=3)
    mind = guests._guest_of(stage.town.people["Bob"].id)
    message = stage.world.post(stage.town.channel, stage.world.bot, "Who has an idea?")
    for verb, options in (("claim", 0), ("vote", 8)):
        menu = {"custom_id": f"{verb}:game:1", "options": [{}] * options}
        offer = Offer(verb, "game", "1", message, menu, False, Counter())
        await guests._think(mind, offer, HABITS[verb])
    claimed, voted = slept
    assert claimed >= 25
    assert 8 * 1.2 * 0.9 <= voted <= 8 * 1.2 * 1.6
    guests._show = Show(1, "game")
    menu = {"custom_id": "vote:game:1", "options": [{}] * 4}
    await guests._think(
        mind, Offer("vote", "game", "1", message, menu, False, Counter()), HABITS["vote"]
    )
    assert slept[-1] >= 12
    guests._show = None
    await guests.close()


async def test_guests_with_two_dials_choose_one_card_or_two(stage: Stage, guests: Guests) -> None:
    game = PretendGame(stage, rounds=4)
    game.votes_each = 2
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "over")
    assert len(game.votes) >= 4 * (len(game.players) - 1)
    assert {len(vote) for vote in game.votes} <= {1, 2}
    assert all(len(set(vote)) == len(vote) for vote in game.votes)


@pytest.mark.parametrize("ballots", [{"board"}, {"board", "private"}], ids=len)
async def test_guests_vote_in_the_channel_and_never_stay_with_their_own_cards(
    stage: Stage, guests: Guests, ballots: set[str]
) -> None:
    game = PretendGame(stage, rounds=3)
    game.ballots, game.own_cards = ballots, 2
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "over")
    assert len(game.votes) >= 3 * (len(game.players) - 1)
    # A guest whose menu leaves out their own cards needs no second try, wherever they vote.
    assert game.refused == [] or ballots == {"board"}


async def test_a_guest_who_voted_blindly_votes_again_when_its_own_menu_comes(
    stage: Stage, guests: Guests
) -> None:
    game = PretendGame(stage, rounds=1)
    game.ballots, game.own_cards = {"board"}, 4
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await stage.world.feed.wait_until(
        lambda: len(game.refused) >= 3 * len(game.others), timeout=PATIENCE
    )
    assert game.phase == "vote"
    game.own_cards = 2
    game.ballots = {"private"}
    game.send_hands()
    await until(stage, game, "over")


async def test_a_form_is_filled_in_wherever_it_opens(stage: Stage, guests: Guests) -> None:
    game = PretendGame(stage, rounds=1)
    game.claim_tells = True
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "over")
    assert len(game.clues) == 1


async def test_buttons_of_tomorrow_are_left_alone(stage: Stage, guests: Guests) -> None:
    game = PretendGame(stage, rounds=1)
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "over")
    assert "of-tomorrow" not in {verb for _name, verb in game.done}


async def play_to_reveal(stage: Stage, game: PretendGame, alice: Person) -> None:
    """Play the first round as Alice, with guests, until the reveal."""
    await alice.slash(stage.town.channel, "dixit start")
    await stage.world.feed.wait_until(lambda: len(game.players) >= 4)
    await alice.press(alice.reads(stage.town.channel)[-1], "begin:game:0")
    await until(stage, game, "give")
    await alice.press(alice.reads(stage.world.open_dm(alice.user))[-1], "give:game:1:1")
    await until(stage, game, "vote")
    await alice.choose(alice.reads(stage.world.open_dm(alice.user))[-1], "vote:game:1", ["2"])
    await until(stage, game, "reveal")


async def test_a_reveal_stays_as_long_as_somebody_stirs(stage: Stage) -> None:
    game = PretendGame(stage, rounds=2)
    alice = stage.person("Alice")
    guests = Guests(stage, fast=True, seed=7)
    guests.opened(alice.id)
    guests.play(True)
    await play_to_reveal(stage, game, alice)
    idle = IDLE * FAST
    for _ in range(4):
        stage.world.clock.move(idle * 0.8)
        guests.patience.note_activity()
        await turns()
    assert game.phase == "reveal"
    stage.world.clock.move(idle * 1.1)
    await until(stage, game, "story")
    await guests.close()


async def test_guests_go_on_at_once_when_asked(stage: Stage) -> None:
    game = PretendGame(stage, rounds=2)
    alice = stage.person("Alice")
    guests = Guests(stage, fast=True, seed=7)
    guests.opened(alice.id)
    guests.play(True)
    await play_to_reveal(stage, game, alice)
    stirring = stage.world.feed.subscribe(lambda _event: guests.patience.note_activity())
    await turns()
    guests.patience.end_waits()
    await until(stage, game, "story")
    stirring()
    await guests.close()


async def test_a_watcher_is_told_when_the_bot_does_not_answer(stage: Stage, guests: Guests) -> None:
    game = PretendGame(stage)
    game.deaf = True
    alice = stage.town.people["Alice"]
    watching = asyncio.create_task(guests.watch(stage.town.channel, alice))
    await stage.world.feed.wait_until(lambda: game.unheard)
    stage.world.clock.move(4)
    with pytest.raises(CannotDo, match="did not respond"):
        await watching
    assert not guests.state()["watching"]


async def test_a_watcher_is_told_when_no_lobby_comes(
    stage: Stage, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(show, "LOBBY_WITHIN", 0.05)
    game = PretendGame(stage)
    await stage.person("Bob").slash(stage.town.channel, "dixit start")
    game.opens = False
    with pytest.raises(CannotDo, match="may be going on"):
        await guests.watch(stage.town.channel, stage.town.people["Alice"])
    assert not guests.state()["watching"]


async def test_a_guest_whose_messages_are_closed_asks_in_the_channel(
    stage: Stage, guests: Guests
) -> None:
    game = PretendGame(stage, rounds=2)
    everybody = [user.id for user in stage.town.people.values()]
    game.without_dms = set(everybody[1:])
    stage.town.people["Bob"].accepts_dms = False
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "over")
    asked = Counter(verb for _name, verb in game.done if verb in ("hand", "ballot"))
    assert asked["hand"] > 0
    assert asked["ballot"] > 0
    assert {name for name, verb in game.done if verb == "hand"} & {"Alice"} == set()


async def test_a_guest_whose_messages_are_closed_plays_a_rematch(
    stage: Stage, guests: Guests
) -> None:
    game, alice = PretendGame(stage, rounds=1), stage.person("Alice")
    bob, chloe = stage.town.people["Bob"], stage.town.people["Chloé"]
    bob.accepts_dms = False
    game.kept, game.without_dms = [bob.id, chloe.id], {bob.id}
    guests.opened(alice.id)
    guests.play(True)
    await alice.slash(stage.town.channel, "dixit start")
    await turns()
    await alice.press(alice.reads(stage.town.channel)[-1], "begin:game:0")
    await stage.world.feed.wait_until(lambda: ("Bob", "hand") in game.done)
    assert not {"Bob", "Chloé"} & {name for name, verb in game.done if verb == "join"}


async def test_a_guest_who_came_too_late_plays_from_the_next_round_on(
    stage: Stage, guests: Guests
) -> None:
    game = PretendGame(stage, rounds=3)
    in_time = [stage.town.people[name] for name in ("Alice", "Marek", "Hugo", "Oksana")]
    late = [user for user in stage.town.people.values() if user not in in_time]
    for user in late:
        user.accepts_dms = False
        game.latecomers.add(user.id)
        game.without_dms.add(user.id)
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "over")
    came = {user.name for user in late if user.id in game.players}
    assert came
    assert came <= {name for name, verb in game.done if verb == "vote"}


async def test_whoever_a_human_acts_as_is_no_guest_any_more(stage: Stage, guests: Guests) -> None:
    game = PretendGame(stage)
    guests.opened(stage.person("Alice").id)
    guests.play(True)
    bob = stage.person("Bob")
    guests.acted(bob.id)
    await stage.person("Alice").slash(stage.town.channel, "dixit start")
    await stage.world.feed.wait_until(lambda: len(game.players) >= 8)
    assert bob.id not in game.players
    guests.play(False)
    before = len(game.done)
    await stage.person("Chloé").slash(stage.town.channel, "dixit start")
    await turns()
    assert len(game.done) == before + 1


async def test_guests_wait_for_a_bot_that_is_away_and_go_on_when_it_is_back(
    stage: Stage, guests: Guests
) -> None:
    game = PretendGame(stage, rounds=2)
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "give")
    await turns()  # now they think about their cards
    stage.online = False
    seen = len(game.done)
    for _ in range(5):
        stage.world.clock.move(4)
        await turns()
    assert len(game.done) == seen
    stage.online = True
    stage.world.tell_person(stage.town.people["Alice"].id, "BOT_ONLINE", {})
    await until(stage, game, "over")


async def test_guests_give_up_on_a_bot_that_hangs_and_try_again_when_it_is_back(
    stage: Stage, guests: Guests
) -> None:
    game = PretendGame(stage, rounds=1)
    await guests.watch(stage.town.channel, stage.town.people["Alice"])
    await until(stage, game, "story")
    game.deaf = True
    for _ in range(20):
        stage.world.clock.move(4)
        await turns()
    tries = game.unheard
    assert 0 < tries <= 3 * len(game.players) * 3  # three cards each could be tried
    stage.world.clock.move(4)
    await turns()
    assert game.unheard == tries
    game.deaf = False
    stage.world.tell_person(stage.town.people["Alice"].id, "BOT_ONLINE", {})
    await until(stage, game, "over")


async def test_nobody_is_left_to_play_when_everybody_is_looked_at(
    stage: Stage, guests: Guests
) -> None:
    for user in stage.town.people.values():
        guests.opened(user.id)
    with pytest.raises(CannotDo):
        await guests.watch(stage.town.channel, stage.town.people["Alice"])
