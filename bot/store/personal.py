"""What is kept about one person, as values and as the file they get; and how a name is taken out.

Only what is theirs: no hand or vote of anybody else, no dice, nothing of a game that goes on but
their own moves.
"""

import re
import secrets
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.rules.commands import Begin
from bot.rules.ids import FORGOTTEN, PlayerId
from bot.rules.model import Game, ScoredRound
from bot.rules.tallies import tally_of
from bot.store.deck_records import Upload
from bot.store.records import JournalEntry, PersonSettings, PostedMessage, StoredGame


@dataclass(frozen=True, slots=True)
class PersonalGame:
    """A game that somebody had to do with, and what is theirs in it."""

    stored: StoredGame
    moves: tuple[JournalEntry, ...]
    messages: tuple[PostedMessage, ...]  # private ones
    closed_dms: bool


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Everything that is kept about one person."""

    player: PlayerId
    settings: PersonSettings
    games: tuple[PersonalGame, ...]

    def exported(self, uploads: tuple[Upload, ...] = ()) -> bytes:
        """All of it as JSON, for people and programs."""
        told = {
            "discord_id": self.player,
            "choices": _plain(asdict(self.settings)),
            "games": [_game(self.player, one, self.settings.statistics) for one in self.games],
            "cards_added": [_plain(asdict(one)) for one in uploads],
        }
        return msgspec.json.format(msgspec.json.encode(told), indent=2)


def _plain(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name != "user_id"}


def _game(player: PlayerId, one: PersonalGame, counted: bool) -> dict[str, Any]:
    stored, game = one.stored, one.stored.game
    seat = game.find_seat(player)
    told: dict[str, Any] = {
        "game": stored.id,
        "server": str(stored.place.guild_id),
        "channel": str(stored.place.channel_id),
        "rules": game.rules,
        "opened": _when(stored.created_at),
        "over": _when(stored.finished_at),
        "host": game.host == player,
        "points": game.scores.get(seat.side) if seat else None,
        "rounds": list(_rounds(player, game)),
        "moves": [_move(entry) for entry in one.moves],
        "private_messages": [str(message.message_id) for message in one.messages],
        "takes_no_private_messages": one.closed_dms,
    }
    for line in tally_of(game).tallies if counted else ():
        if line.player == player:
            told["counted"] = {k: v for k, v in asdict(line).items() if k != "player"}
    return told


def _rounds(player: PlayerId, game: Game) -> Iterator[dict[str, Any]]:
    for scored in game.history:
        mine = _in_round(player, scored)
        if mine:
            yield {"round": scored.round.number} | mine


def _in_round(player: PlayerId, scored: ScoredRound) -> dict[str, Any]:
    played = scored.round
    told: dict[str, Any] = {}
    if played.storyteller == player:
        told["clue"] = played.clue
    if player in played.given:
        told["cards"] = played.given[player]
    if player in played.ballots:
        told["votes"] = played.ballots[player]
    return told


def _move(entry: JournalEntry) -> dict[str, Any]:
    """What they did; an opening is the whole lobby and a deal the whole deck, so only named."""
    told: dict[str, Any] = {"at": _when(entry.at)}
    if isinstance(entry.played, Game):
        return told | {"did": "Open"}
    told["did"] = type(entry.played).__name__
    if not isinstance(entry.played, Begin):
        told |= {k: v for k, v in asdict(entry.played).items() if k not in ("player", "by")}
    return told


def _when(at: float | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def stranger() -> PlayerId:
    """A name for somebody who is to be forgotten, another one in every game."""
    return PlayerId(f"{FORGOTTEN}{secrets.randbelow(10**12):012}")


def without(text: str, player: PlayerId, alias: PlayerId) -> str:
    """JSON in which somebody goes by another name, also where somebody's words mention them."""
    return re.sub(rf"(?<!\w){re.escape(player)}(?!\w)", alias, text)
