"""Whole games in which everything that each person sees is searched for secrets."""

import re
from collections.abc import Iterator

import pytest

from bot.client import DixitBot
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Game, Phase
from playground.driver import Actor, Stage
from playground.feed import Event

from .evening import Evening
from .practice import Practice

CARD = re.compile(r"marked-(\d{3})")
LOOKING_BACK = (Phase.SCORED, Phase.FINISHED)
ID_IN_PAYLOAD = re.compile(r"plain/\d{3}")


class Watch:
    """Records everything that reaches any person's client."""

    def __init__(self, stage: Stage) -> None:
        self._heard: list[tuple[Event, str]] = []
        self._stage = stage
        stage.playground.world.feed.subscribe(self._hear)

    def _hear(self, event: Event) -> None:
        self._heard.append((event, str(event.data)))

    def since_last_time(self) -> Iterator[tuple[int, str]]:
        """Yield each event that each person received since the last call, as (person, text)."""
        heard, self._heard = self._heard, []
        people = [user.id for user in self._stage.playground.world.users.values() if not user.bot]
        for event, text in heard:
            for person in people:
                if event.seen_by(person):
                    yield person, text


class Knowledge:
    """Collects the cards that each person may know, from each state of the game."""

    def __init__(self) -> None:
        self._own: dict[PlayerId, set[str]] = {}
        self._public: set[str] = set()

    def learn(self, game: Game) -> None:
        blind = EDITIONS[game.rules].blind_clue
        seen = not blind or game.phase in (Phase.SUBMITTING, Phase.VOTING)
        for seat in game.seats:
            if seen:
                self._own.setdefault(seat.player, set()).update(seat.hand)
        self._public.update(card for result in game.history for card in result.round.table)
        if game.phase is Phase.VOTING:
            self._public.update(game.current.table)

    def allows(self, person: int, card: str) -> bool:
        known = self._own.get(PlayerId(str(person)), set())
        return f"plain/{card}" in known | self._public


@pytest.mark.parametrize(
    ("rules", "players"),
    [("dixit-2021", 3), ("odyssey-2023", 5), ("party-2023", 6), ("team-2011", 6)],
)
async def test_nobody_sees_what_they_must_not_know(
    bot: DixitBot, stage: Stage, rules: str, players: int
) -> None:
    evening = Evening(stage, bot, players)
    watch, knowledge = Watch(stage), Knowledge()

    async def search() -> None:
        await bot.parts.screens.settle()
        knowledge.learn(await evening.game())
        for person, text in watch.since_last_time():
            for card in CARD.findall(text):
                assert knowledge.allows(person, card), f"{person} was told of card {card}"
            assert not ID_IN_PAYLOAD.search(text), "a card's id is in a payload"
            assert "Secret title" not in text

    await evening.open(rules)
    await search()
    await evening.begin()
    for _ in range(2):
        await search()
        await evening.tell()
        await search()
        await evening.give()
        await search()
        await evening.vote()
        await search()
        await evening.go_on()


@pytest.mark.usefixtures("eager")
@pytest.mark.parametrize("rules", ["dixit-2021", "party-2023", "team-2011"])
async def test_neither_audience_nor_computers_tell_what_nobody_must_know(
    bot: DixitBot, stage: Stage, rules: str
) -> None:
    table = Practice(stage, bot, 1)
    watch, knowledge = Watch(stage), Knowledge()
    (onlooker,) = stage.people("Onlooker")

    async def search() -> None:
        await bot.parts.screens.settle()
        game = await table.game()
        knowledge.learn(game)
        first_vote = game.phase is Phase.VOTING and not game.history
        for person, text in watch.since_last_time():
            for card in CARD.findall(text):
                assert knowledge.allows(person, card), f"{person} was told of card {card}"
            assert not ID_IN_PAYLOAD.search(text), "a card's id is in a payload"
            assert "computer:" not in text, "a computer's id is in a payload"
            assert not (first_vote and "Spectators:" in text), "told before the reveal"

    await table.open(rules, deck="plain")
    await table.invite(5)
    await table.begin()
    for _ in range(2):
        await search()
        while (game := await table.until_asked()).phase not in (*LOOKING_BACK, Phase.VOTING):
            await table.act(game)
            await search()
        if game.phase is Phase.VOTING:
            await onlooker.choose(f"vote:{await table.game_id()}", "1")
            await search()
        await table.play_round()
        await search()
        if (await table.game()).phase is Phase.FINISHED:
            return  # in a team with one person, everybody who has words has told
        await table.go_on()


async def test_progress_is_shown_by_name_and_never_by_choice(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await evening.give()
    game = await evening.game()

    def is_waited_for(friend: Actor) -> bool:
        return f"<@{friend.id}>" in stage.channel.last_message.text.partition("Waiting for")[2]

    voters = [friend for friend in evening.friends if friend is not evening.host]
    shown = []
    for hit in (True, False):
        await voters[0].dm.choose(
            "vote", *evening.ballot(game, PlayerId(str(voters[0].id)), hit=hit)
        )
        await stage.wait_until(lambda: not is_waited_for(voters[0]), "progress by name")
        await bot.parts.screens.settle()
        shown.append(stage.channel.last_message.text)
    assert shown[0] == shown[1]
    assert is_waited_for(voters[1])


async def test_a_clue_cannot_ping_link_or_break_the_layout(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell("@everyone <@&1> [x](https://example.org) ||spoiler|| # **bold** `code`")
    await bot.parts.screens.settle()
    text = stage.channel.last_message.text
    assert "@everyone" not in text
    assert r"\[x\](https" in text
    assert r"\|\|spoiler\|\|" in text
    assert r"\<@" in text
    for seen in stage.playground.requests:
        body = seen.body if isinstance(seen.body, dict) else {}
        data = body.get("data") or body
        if "components" in data:
            assert not (data.get("allowed_mentions") or {}).get("parse"), seen.path
    assert not stage.channel.last_message.record.mention_ids
