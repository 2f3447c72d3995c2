"""The daily clue: when it is due, where its clue and cards come from, and the change to the next.

A daily clue is a round from the server's past games, played in a channel that all readers of the
daily clue may view, with its cards still in decks. If there is none, computer players make one up.
``bot.screens.daily`` shows it; nothing here knows Discord.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta, tzinfo
from random import Random

from bot.company import Mind, WordedDeck, character_for, decide, study
from bot.play.housekeeping import count_some
from bot.rules import commands as do
from bot.rules.daily import CARDS, DailyClue, DailySchedule
from bot.rules.duties import computers_owing
from bot.rules.engine import apply
from bot.rules.errors import RuleError
from bot.rules.ids import COMPUTERS, CardId, PlayerId, Slot
from bot.rules.lobby import new_game
from bot.rules.model import Game, Phase
from bot.rules.player_views import player_view
from bot.rules.reveals import Reveal, reveal_of
from bot.store import GameStore, new_game_id
from bot.store.daily import FAR
from bot.store.errors import UnknownGame, UnreadableGame
from bot.store.journal import people_in
from bot.store.stored import Clock, Place
from bot.times import DAY, HOUR, zone_of

USUAL_MINUTE = 18 * 60  # of the day, at which it is posted unless a manager chooses another time
LATE = 12 * HOUR  # a daily clue that is later than this is skipped, because the next is nearer
APART = 12 * HOUR  # between two daily clues, even if a manager changes their time
LATELY = 90 * DAY  # until a clue may be posted again in the same channel
IDLE = 30 * DAY  # until a schedule is deleted that was turned off or has lost its channel
MOST_TRIED = 40  # past rounds that are looked at for one daily clue

Decks = tuple[WordedDeck, ...]


def next_time(minute: int, zone: str, after: float) -> float:
    """Return the first time after ``after`` at which this minute of the day begins in a time zone.

    If a clock change skips that minute, the time is later by the length of the gap.
    """
    zoned = zone_of(zone)
    first = datetime.fromtimestamp(after, zoned).date()
    return next(moment for moment in _moments(first, minute, zoned) if moment > after)


def last_time(minute: int, zone: str, until: float) -> float:
    """Return the last time, ``until`` included, at which this minute of the day began in a zone."""
    zoned = zone_of(zone)
    # Two days before, because the date of ``until`` may differ from that of the last time.
    first = datetime.fromtimestamp(until, zoned).date() - timedelta(days=2)
    return max(moment for moment in _moments(first, minute, zoned) if moment <= until)


def _moments(first: date, minute: int, zoned: tzinfo) -> Iterable[float]:
    """Yield the times at which this minute of the day begins, from the date ``first`` on."""
    at = time(*divmod(minute, 60))
    for days in range(4):
        yield datetime.combine(first + timedelta(days=days), at, zoned).timestamp()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A clue and its cards, before they become a channel's daily clue."""

    clue: str
    storyteller: PlayerId
    table: tuple[CardId, ...]
    slot: Slot
    source: str | None = None
    place: int | None = None


def from_round(
    history: Sequence[Reveal], place: int, playable: Collection[CardId], dice: Random
) -> Candidate | None:
    """Return a past round as a daily clue with six cards; None if it cannot be one.

    It cannot be one if its clue was for no card or mentions people, if the storyteller's card is no
    longer playable, or if there are too few cards. Of more than six cards, the storyteller's and
    those with the most votes are kept. If there are fewer, cards of the same game are added, then
    any others.
    """
    shown = history[place]
    if shown.story_slot is None or people_in(shown.clue):
        return None
    own = shown.table[shown.story_slot - 1]
    by_votes = sorted(
        (slot for slot in range(1, len(shown.table) + 1) if slot != shown.story_slot),
        key=lambda slot: -len(shown.voters_of(slot)),
    )
    others = [shown.table[slot - 1] for slot in by_votes]
    same_game = [card for one in history for card in one.table]
    dice.shuffle(same_game)
    rest = sorted(playable)
    dice.shuffle(rest)
    cards = [card for card in dict.fromkeys((own, *others, *same_game, *rest)) if card in playable]
    table = cards[:CARDS]
    if own not in playable or len(table) < CARDS:
        return None
    dice.shuffle(table)
    return Candidate(shown.clue, shown.storyteller, tuple(table), table.index(own) + 1)


def by_computers(
    every: Iterable[Decks], language: str, used: frozenset[str], dice: Random
) -> Candidate | None:
    """Return a clue and cards from six computer players; None if they have no clue for any deck.

    Run it in a thread, because it is slow.
    """
    for decks in every:
        game = _start_game(decks, dice)
        if game is not None and (made := _play_until_vote(game, decks, language, used, dice)):
            return made
    return None


def _start_game(decks: Decks, dice: Random) -> Game | None:
    """Return a game of computer players with a storyteller; None if there are too few cards."""
    cards = tuple(CardId(card.id) for deck in decks for card in deck.cards)
    storyteller = dice.choice(COMPUTERS)
    try:
        game = apply(new_game(storyteller), do.SeatComputers(None, CARDS), dice).game
        game = apply(game, do.Begin(None, cards), dice).game
        return apply(game, do.Volunteer(storyteller, None), dice).game
    except RuleError:  # too few cards
        return None


def _play_until_vote(
    game: Game, decks: Decks, language: str, used: frozenset[str], dice: Random
) -> Candidate | None:
    """Return the clue and cards that computer players play; None if the storyteller has no clue."""
    lore = study(decks, language)
    while game.phase is not Phase.VOTING:
        player = computers_owing(game)[0]
        mind = Mind(character_for(player), lore, used)
        move = decide(player_view(game, player), mind, dice)
        if move is None:
            return None
        game = apply(game, move, dice).game
    current = game.current
    assert current.storyteller is not None
    assert current.clue is not None
    assert current.story_slot is not None
    return Candidate(current.clue, current.storyteller, current.table, current.story_slot)


class DailyClues:
    """Schedules and chooses the daily clues of all channels, and reveals their answers."""

    def __init__(self, store: GameStore, clock: Clock, dice: Random | None = None) -> None:
        self._store = store
        self._clock = clock
        self._dice = dice or Random()

    async def turn_on(
        self, guild_id: int, channel_id: int, minute: int, zone: str, language: str
    ) -> DailySchedule:
        """Schedule a channel's daily clue, or change its schedule; return the new schedule.

        The next daily clue comes at least ``APART`` seconds after one that is open.
        """
        after = self._clock()
        for daily in await self._store.open_dailies(channel_id):
            after = max(after, daily.told_at + APART)
        schedule = DailySchedule(
            channel_id, guild_id, minute, zone, language, next_time(minute, zone, after)
        )
        await self._store.put_daily_schedule(schedule)
        return schedule

    async def turn_off(self, channel_id: int) -> None:
        """Reveal the answer of a channel's open daily clue now, and schedule no more."""
        schedule = await self._store.daily_schedule(channel_id)
        # Repeat this if another worker opened the next daily clue first: then nothing was changed.
        while schedule is not None and schedule.on:
            await self._store.change_daily(schedule, self._clock(), None, None)
            schedule = await self._store.daily_schedule(channel_id)

    async def skip_due(self, schedule: DailySchedule, *, lost: bool) -> None:
        """Skip a due daily clue and schedule the next.

        ``lost`` says whether the channel refuses the bot; the store notes since when it does.
        """
        now = self._clock()
        upcoming = next_time(schedule.minute, schedule.zone, now)
        await self._store.postpone_daily(schedule, upcoming, now if lost else None)

    async def open_next(
        self,
        schedule: DailySchedule,
        may_show: Callable[[Place], bool],
        decks: Sequence[WordedDeck],
        for_computers: Sequence[Decks],
    ) -> DailyClue | None:
        """Reveal the answer of a channel's daily clue and open the next; call it when that is due.

        Return the clue that was opened; None if there is none. If the bot was down for several
        days, open only one. If its time was more than ``LATE`` seconds ago, do neither and wait for
        the next time. ``may_show`` returns whether clues given in a place may be shown in this
        channel. ``decks`` has the cards that may be shown; ``for_computers`` has the decks for a
        made-up clue, tried in order.
        """
        now = self._clock()
        assert schedule.next_at is not None
        latest = last_time(schedule.minute, schedule.zone, now)
        if now - latest > LATE or schedule.next_at - now > FAR:
            await self.skip_due(schedule, lost=False)
            return None
        upcoming = next_time(schedule.minute, schedule.zone, now)
        playable = frozenset(CardId(card.id) for deck in decks for card in deck.cards)
        made = await self._from_the_past(schedule, may_show, playable)
        made = made or await self._made_up(schedule, for_computers)
        daily = None if made is None else _daily_clue(schedule, made, now, upcoming)
        return daily if await self._store.change_daily(schedule, now, upcoming, daily) else None

    async def _from_the_past(
        self,
        schedule: DailySchedule,
        may_show: Callable[[Place], bool],
        playable: Collection[CardId],
    ) -> Candidate | None:
        """Return a random past round that may be shown here; None if none of those tried fits.

        First count the server's finished games, because only counted games are searched.
        """
        # Rounds can be found once their game is counted in the statistics.
        await count_some(self._store, schedule.guild_id)
        found = await self._store.clues_to_tell(schedule.guild_id, schedule.channel_id)
        visible = {place for place in {place for *_, place in found} if may_show(place)}
        offered = [one for one in found if one[2] in visible]
        for game_id, number, _ in self._dice.sample(offered, min(MOST_TRIED, len(offered))):
            try:
                stored = await self._store.load(game_id)
                history = tuple(map(reveal_of, stored.game.history))
            except (UnknownGame, UnreadableGame):
                continue
            if made := from_round(history, number, playable, self._dice):
                return replace(made, source=game_id, place=number)
        return None

    async def _made_up(
        self, schedule: DailySchedule, for_computers: Sequence[Decks]
    ) -> Candidate | None:
        """Return a clue of computer players that is new in this server; None if they have none."""
        used = await self._store.clues_told(schedule.guild_id)
        used |= await self._store.daily_clues_told(schedule.channel_id)
        dice = Random(self._dice.getrandbits(63))
        return await asyncio.to_thread(by_computers, for_computers, schedule.language, used, dice)


def _daily_clue(schedule: DailySchedule, made: Candidate, now: float, until: float) -> DailyClue:
    return DailyClue(
        id=new_game_id(),
        guild_id=schedule.guild_id,
        channel_id=schedule.channel_id,
        clue=made.clue,
        storyteller=made.storyteller,
        table=made.table,
        slot=made.slot,
        told_at=now,
        until=until,
        source=made.source,
        place=made.place,
    )
