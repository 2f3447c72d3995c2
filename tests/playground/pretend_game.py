"""A simple game with the bot's verbs, for guests to play; it counts who did what.

It replaces the bot inside the test's process, and answers every interaction at once.
"""

from collections.abc import Callable, Set
from itertools import count

from playground.feed import Event
from playground.model import Callback, Channel, Interaction, Json, Message
from playground.server import Playground

START = {
    "id": "1",
    "name": "dixit",
    "type": 1,
    "description": "Play",
    "options": [{"type": 1, "name": "start", "description": "Open a lobby"}],
}
EPHEMERAL = 64
LONGEST_CLUE = 12


class Stage(Playground):
    """A playground on which the pretend game replaces the bot."""

    online = True

    @property
    def bot_online(self) -> bool:
        """Return whether the pretend game counts as a connected bot."""
        return self.online


class PretendGame:
    """A simple game that answers presses in place of the bot, so that guests can be tested.

    It has a lobby, then rounds with storyteller, clue, cards, vote and *Next round*.
    """

    def __init__(self, stage: Stage, *, fewest: int = 3, rounds: int = 2, each: int = 1) -> None:
        self.stage, self.world, self.channel = stage, stage.world, stage.town.channel
        self.fewest, self.rounds, self.each = fewest, rounds, each
        self.players: list[int] = []
        self.done: list[tuple[str, str]] = []
        self.clues: list[str] = []
        self.votes: list[list[str]] = []
        self.slots = ["1", "2", "3", "4"]
        self.votes_each = 1
        # Where the vote is: on the board for everyone, in private without the own card, or both.
        self.ballots = {"private"}
        self.refused: list[str] = []
        self.own_cards = 1
        # Whether "I have an idea" asks for the clue at once, before the card.
        self.claim_tells = False
        self.opens = True
        self.longest_clue = LONGEST_CLUE
        self.form_title = "Clue"
        self.without_dms: set[int] = set()
        # Who has a seat as soon as the lobby opens, as after a rematch.
        self.kept: list[int] = []
        # Who joins after the beginning, and is dealt in with the next round.
        self.latecomers: set[int] = set()
        self._queue: list[int] = []
        # While it is deaf it answers nothing, like a bot that hangs.
        self.deaf, self.unheard = False, 0
        self.phase, self.round, self.storyteller = "none", 0, 0
        self._given: dict[int, set[str]] = {}
        self._voted: set[int] = set()
        self._board: Message | None = None
        self._ids = count(1)
        self._private: dict[int, Message] = {}
        self._verbs: dict[str, Callable[[Interaction], None]] = {
            "start": self._open,
            "join": self._join,
            "begin": self._begin,
            "claim": self._claim,
            "story": self._tell,
            "give": self._give,
            "take": self._give,
            "vote": self._vote,
            "hand": self._ask,
            "ballot": self._ask,
            "next": self._deal,
        }
        self.world.commands[None] = [START]
        self.world.feed.subscribe(self._hear)

    @property
    def others(self) -> set[int]:
        """Return the ids of all players but the storyteller."""
        return set(self.players) - {self.storyteller}

    def _hear(self, event: Event) -> None:
        if event.name != "INTERACTION_CREATE":
            return
        if self.deaf:
            self.unheard += 1
            return
        act = self.world.interactions[int(event.data["id"])]
        verb = str(act.data.get("custom_id", "start")).split(":")[0]
        self.done.append((self.world.users[act.user_id].name, verb))
        form = verb == "story" or (verb == "claim" and self.claim_tells)
        if form and act.trigger is None:
            self._open_form(act)
        else:
            late = verb == "join" and act.user_id in self.latecomers
            answer = Callback.MESSAGE if late else Callback.DEFERRED_UPDATE
            self.stage.interactions.settle(act, answer)
            self._verbs[verb](act)

    def _open_form(self, act: Interaction) -> None:
        field = {
            "type": 4,
            "id": 2,
            "custom_id": "clue",
            "style": 1,
            "max_length": self.longest_clue,
        }
        label = {"type": 18, "id": 1, "label": "Your clue", "component": field}
        act.modal = {
            "custom_id": act.data["custom_id"],
            "title": self.form_title,
            "components": [label],
        }
        self.stage.interactions.settle(act, Callback.MODAL)

    # -- the game -------------------------------------------------------------------------

    def _open(self, act: Interaction) -> None:
        if not self.opens:
            return
        self.phase, self.players = "lobby", [act.user_id, *self.kept]
        self._show("join", "leave", "begin", "rules")

    def _join(self, act: Interaction) -> None:
        if act.user_id in self.latecomers:
            self._queue.append(act.user_id)
        elif self.phase == "lobby" and act.user_id not in self.players:
            self.players.append(act.user_id)

    def _begin(self, act: Interaction) -> None:
        if act.user_id == self.players[0] and len(self.players) >= self.fewest:
            self._deal(act)

    def _deal(self, _act: Interaction) -> None:
        if self.phase not in ("lobby", "reveal"):
            return
        if self.phase == "reveal":
            self.players += self._queue
            self._queue = []
        self.phase = "claim" if self.phase == "lobby" else "story"
        self.round += 1
        self._given, self._voted = {}, set()
        self.storyteller = self.players[self.round % len(self.players)]
        self._show("hand")
        self.send_hands()

    def _claim(self, act: Interaction) -> None:
        if self.phase == "claim":
            self.phase, self.storyteller = "story", act.user_id
            if self.claim_tells:
                self._tell(act)
                return
            self._show("hand")
            self.send_hands()

    def _tell(self, act: Interaction) -> None:
        if self.phase == "story" and act.user_id == self.storyteller:
            self.clues.append(act.data["components"][0]["component"]["value"])
            self.phase = "give"
            self._show("hand")
            self.send_hands()

    def _give(self, act: Interaction) -> None:
        card = str(act.data["custom_id"]).split(":")[3]
        mine = self._given.setdefault(act.user_id, set()) ^ {card}
        self._given[act.user_id] = mine if len(mine) <= self.each else {card}
        self._rewrite_hand(act)
        complete = all(len(self._given.get(one, ())) == self.each for one in self.others)
        if self.phase == "give" and complete:
            self.phase = "vote"
            self._show("ballot")
            self.send_hands()

    def _rewrite_hand(self, act: Interaction) -> None:
        row = {"type": 1, "id": next(self._ids), "components": self._controls(act.user_id)}
        if act.source is not None:
            self.world.edit(act.source, components=[row])

    def _own(self, player: int) -> set[str]:
        first = self.players.index(player)
        return {str((first + more) % 4 + 1) for more in range(self.own_cards)}

    def _vote(self, act: Interaction) -> None:
        if act.user_id == self.storyteller or self._own(act.user_id) & set(act.data["values"]):
            self.refused.append(self.world.users[act.user_id].name)
            return
        self.votes.append(act.data["values"])
        self._voted.add(act.user_id)
        if self.phase == "vote" and self._voted == self.others:
            self.phase = "over" if self.round == self.rounds else "reveal"
            self._show("rematch" if self.phase == "over" else "next")
            self.send_hands()

    def _ask(self, act: Interaction) -> None:
        parts = self._controls(act.user_id) if act.user_id in self.players else []
        if parts:
            self._post(self.channel, parts, only_for=act.user_id, flags=EPHEMERAL)

    # -- what people see --------------------------------------------------------------------

    def _controls(self, player: int) -> list[Json]:
        tells = player == self.storyteller
        if self.phase == "claim":
            return [self._button("claim")]
        if self.phase == "story" and tells:
            return [self._button(f"story:{card}") for card in "123"]
        if self.phase == "give" and not tells:
            given = self._given.get(player, set())
            hand = "1234567" if self.each == 2 else "123"
            cards = [self._button(f"give:{one}") for one in hand]
            return [*cards, *(self._button(f"take:{one}") for one in sorted(given))]
        votes = self.phase == "vote" and not tells and "private" in self.ballots
        return [self._menu(self._own(player))] if votes else []

    def _button(self, what: str) -> Json:
        verb, *card = what.split(":")
        custom_id = ":".join([verb, "game", str(self.round), *card])
        return {"type": 2, "id": next(self._ids), "style": 1, "label": verb, "custom_id": custom_id}

    def _menu(self, without: Set[str] = frozenset()) -> Json:
        slots = [slot for slot in self.slots if slot not in without]
        options = [{"label": slot, "value": slot} for slot in slots]
        bounds = {"min_values": 1, "max_values": self.votes_each}
        custom_id = f"vote:game:{self.round}"
        return {
            "type": 3,
            "id": next(self._ids),
            "custom_id": custom_id,
            "options": options,
            **bounds,
        }

    def _show(self, *verbs: str) -> None:
        if self._board is not None:
            self.world.edit(self._board, components=[])
        parts = [self._button(verb) for verb in (*verbs, "of-tomorrow")]
        if self.phase == "vote" and "board" in self.ballots:
            parts.append(self._menu())
        self._board = self._post(self.channel, parts)

    def send_hands(self) -> None:
        """Delete the old DMs, and send a new one to each player who is expected to act."""
        for player in self.players:
            old = self._private.pop(player, None)
            if old is not None:
                self.world.delete(old)
            parts = self._controls(player)
            if parts and player not in self.without_dms:
                dm = self.world.open_dm(self.world.users[player])
                self._private[player] = self._post(dm, parts)

    def _post(self, channel: Channel, parts: list[Json], **more: int) -> Message:
        row = {"type": 1, "id": next(self._ids), "components": parts}
        named = " ".join(f"<@{one}>" for one in self.kept) or "…"
        return self.world.post(channel, self.world.bot, named, components=[row], **more)
