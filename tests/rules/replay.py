"""Checks a printed game line by line against the rules, knowing nothing but the lines.

Like the scorer, it is written from the rules and shares nothing with the engine.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from tests.rules.books import SAYS
from tests.rules.scorer import after, expected_points

Record = dict[str, Any]

ROUND_KEYS = {
    "type",
    "number",
    "storyteller",
    "clue",
    "hands",
    "given",
    "storyteller_card",
    "table",
    "votes",
    "trap",
    "points",
    "totals",
    "drawn",
    "hands_after",
    "draw_pile",
    "discards",
}


class Replay:
    """Checks the records of one simulated game, round by round.

    ``seen`` collects the names of the special rules that came into play.
    """

    def __init__(self, setup: Record, until: int | None = None) -> None:
        assert setup.keys() >= {"type", "rules", "seats", "teams", "deck_size", "hand_size"}
        assert setup["type"] == "setup"
        self.rules: str = setup["rules"]
        self.book = SAYS[self.rules]
        self.seats: list[str] = setup["seats"]
        self.size = len(self.seats)
        self.hand_size: int = setup["hand_size"]
        self.deck_size: int = setup["deck_size"]
        self.house: dict[str, str] = setup.get("house", {})
        self.end = self.house.get("end", self.book.end)
        # The simulator stops an endless game after twenty rounds.
        usual = {"goal": 30, "turns": 1, "rounds": 10, "pile": 0, "never": 20}
        self.until = until or (usual[self.end] if "end" in self.house else self.book.until)
        mixing = "mixed" if self.book.mixes else "follows"
        self.renewal = "none" if self.end == "pile" else mixing
        self.side_of = {seat: seat for seat in self.seats}
        self._check_setup(setup["teams"])
        self.totals = dict.fromkeys(self.side_of.values(), 0)
        self.last: Record | None = None
        self.themes: set[str] = set()
        self.redealt: set[str] = set()
        self.pile: list[str] | None = None  # when cards are refilled; None if it is not known
        self.thrown: list[str] = []
        self.seen: set[str] = set()

    def _check_setup(self, teams: dict[str, list[str]] | None) -> None:
        wanted = self.book.hand_size(self.size)
        assert self.hand_size == wanted, "not the hand of tests/rules/books.py, or of a house rule"
        assert (teams is not None) == (self.book.kind == "team")
        if teams is not None:
            half = self.size // 2
            opposite = zip(self.seats[:half], self.seats[half:], strict=True)
            assert sorted(teams.values()) == sorted(map(list, opposite))
            self.side_of = {seat: team for team, pair in teams.items() for seat in pair}

    def follow(self, record: Record) -> None:
        """Check the record of one round, with an independent implementation of the rules.

        Keep it for comparison with the next one.
        """
        assert record.keys() >= ROUND_KEYS
        assert record["type"] == "round"
        assert not self.over(), "the game went on after its end"
        self._check_turn(record)
        self._check_given(record)
        self._check_votes(record)
        self._check_points(record)
        self._check_refill(record)
        self._check_cards(record)
        self.last = record

    def finish(self, end: Record) -> None:
        """Check the final record: the reason for the end, the totals and the winners."""
        reasons = {"goal": "goal-reached", "turns": "everyone-told", "rounds": "rounds-played"}
        reasons |= {"pile": "pile-empty", "never": "stopped"}
        assert self.over()
        assert end["type"] == "end"
        assert end["reason"] == reasons[self.end]
        assert end["totals"] == self.totals
        best = max(self.totals.values())
        first = sorted(side for side, total in self.totals.items() if total == best)
        assert sorted(end["winners"]) == (first if best >= self._needed() else [])
        if len(end["winners"]) > 1:
            self.seen.add("tie")

    def _needed(self) -> Fraction:
        """Return the points needed to win in rule sets for two players; 0 in the others.

        In twelve rounds that is 22 in a duel and 8 in a tandem; in shorter games proportionally
        less.
        """
        assert self.last is not None
        return self.book.needed * int(self.last["number"])

    def over(self) -> bool:
        if self.last is None:
            return False
        number = int(self.last["number"])
        reached: dict[str, bool] = {
            "turns": number == self.until * self.size,
            "rounds": number == self.until,
            "never": number == self.until,
            "pile": not self.last["draw_pile"],
            "goal": max(self.totals.values()) >= self.until,
        }
        return reached[self.end]

    def _left_of(self, seat: str) -> list[str]:
        """Return all seats, beginning with the left neighbour of this one."""
        start = self.seats.index(seat) + 1
        return self.seats[start:] + self.seats[:start]

    def _check_turn(self, record: Record) -> None:
        assert record["clue"]
        assert list(record["hands"]) == self.seats
        assert all(len(hand) == self.hand_size for hand in record["hands"].values())
        if self.last is None:
            assert record["number"] == 1
            assert record["storyteller"] in self.seats
        else:
            assert record["number"] == self.last["number"] + 1
            assert record["storyteller"] == self._left_of(self.last["storyteller"])[0]
        self._check_theme(record)
        self._check_exchanges(record)

    def _check_theme(self, record: Record) -> None:
        wanted = self.house.get("theme")
        assert ("theme" in record) == (wanted is not None)
        if wanted == "drawn":
            assert record["theme"] not in self.themes or len(self.themes) >= 23
            self.themes.add(record["theme"])
        elif wanted:
            assert record["theme"] == wanted

    def _check_exchanges(self, record: Record) -> None:
        """Check the exchanged hands: at most one per player and game, and only if the rule is on.

        All other hands must be as they were after the previous round. Set ``pile`` and ``thrown``
        to what they are after the exchanges.
        """
        laid_off = record.get("exchanged", {})
        if laid_off:
            self.seen.add("new hand")
        assert self.house.get("new-hand") or not laid_off
        assert not self.redealt & laid_off.keys()
        self.redealt |= laid_off.keys()
        pile = self.last["draw_pile"] if self.last else None
        thrown = list(self.last["discards"]) if self.last else []
        known = self.last["hands_after"] if self.last else {}
        for seat, hand in record["hands"].items():
            if seat not in laid_off:
                assert hand == known.get(seat, hand)
        for seat, old in laid_off.items():
            new = record["hands"][seat]
            assert len(new) == len(old)
            assert not set(new) & set(old)
            assert old == known.get(seat, old)
            if pile is not None:
                pile, thrown = self._drawn(pile, thrown, new)
            thrown = [*thrown, *old]
        self.pile, self.thrown = pile, thrown

    def _drawn(
        self, pile: list[str], thrown: list[str], cards: list[str]
    ) -> tuple[list[str] | None, list[str]]:
        """Return the pile and the discards after these cards were drawn.

        The pile is None after a reshuffle, because its order is random then.
        """
        if len(pile) >= len(cards):
            assert cards == pile[: len(cards)]
            return pile[len(cards) :], thrown
        assert self.renewal != "none"
        self.seen.add("reshuffle for a new hand")
        assert set(cards) <= {*pile, *thrown}
        if self.renewal == "follows":
            assert cards[: len(pile)] == pile
        return None, []

    def _check_given(self, record: Record) -> None:
        given, teller = record["given"], record["storyteller"]
        for seat, cards in given.items():
            assert set(cards) <= set(record["hands"][seat])
            assert len(cards) == (2 if self.size == 3 and seat != teller else 1)
        if self.book.kind == "team":
            mate = next(s for s in self._team(teller) if s != teller)
            others = [self.side_of[seat] for seat in given if seat not in (teller, mate)]
            assert {teller, mate} <= given.keys()
            assert sorted(others) == sorted({*self.side_of.values()} - {self.side_of[teller]})
        else:
            assert given.keys() == ({teller} if self.book.kind == "pair" else set(self.seats))
        if self.book.kind == "party":
            assert record["storyteller_card"] is None
        else:
            assert given[teller] == [record["storyteller_card"]]
        joining = record.get("from_pile", [])
        if self.book.kind != "pair":
            assert not joining
        elif self.renewal != "none":
            assert len(joining) == 5
        else:
            assert 1 <= len(joining) <= 5
        laid = [*joining, *(card for cards in given.values() for card in cards)]
        assert sorted(record["table"]) == sorted(laid)
        if self.pile is not None:
            self.pile, self.thrown = self._drawn(self.pile, self.thrown, joining)

    def _team(self, seat: str) -> list[str]:
        return [other for other in self.seats if self.side_of[other] == self.side_of[seat]]

    def _check_votes(self, record: Record) -> None:
        votes, given, teller = record["votes"], record["given"], record["storyteller"]
        voters = set(self.seats)
        if self.book.kind == "team":
            voters -= {*given, *self._team(teller)}
        elif self.book.kind != "party":
            voters -= {teller}
        assert votes.keys() == voters
        for voter, slots in votes.items():
            assert all(1 <= slot <= len(record["table"]) for slot in slots)
            chosen = {record["table"][slot - 1] for slot in slots}
            own = {card for mate in self._team(voter) for card in given.get(mate, ())}
            assert self.book.kind == "party" or not chosen & own
            if self.book.kind == "party" and chosen & own:
                self.seen.add("own card")
            self._check_ballot(slots)
        if self.book.kind == "party":
            assert 1 <= record["trap"] <= len(record["table"])
            hit = any(record["trap"] in slots for slots in votes.values())
            self.seen.add("trap hit" if hit else "trap missed")
        else:
            assert record["trap"] is None

    def _check_ballot(self, slots: list[int]) -> None:
        if self.book.votes == "up to three":
            assert 1 <= len(set(slots)) == len(slots) <= 3
            self.seen.add(f"{len(slots)} cards pointed at")
        elif self.book.votes == "two":
            assert len(slots) == 2
            self.seen.add("doubled vote" if slots[0] == slots[1] else "two votes")
        elif self.book.votes == "one or two" and self.size >= 7:
            assert len(slots) in (1, 2)
            assert len(set(slots)) == len(slots)
            self.seen.add("two votes" if len(slots) == 2 else "one of two votes")
        else:
            assert len(slots) == 1
            self.seen.add("one vote")

    def _check_points(self, record: Record) -> None:
        owner_of = {card: seat for seat, cards in record["given"].items() for card in cards}
        table = record["table"]
        story = table.index(record["storyteller_card"]) + 1 if self.book.kind != "party" else None
        points = expected_points(
            self.rules,
            self.size,
            list(self.totals),
            self.side_of[record["storyteller"]],
            story,
            {
                slot: self.side_of[owner_of[card]] if card in owner_of else None
                for slot, card in enumerate(table, start=1)
            },
            {self.side_of[voter]: slots for voter, slots in record["votes"].items()},
            record["trap"],
            self.house.get("points", "book"),
        )
        totals = after(self.totals, points)
        assert record["points"] == {side: totals[side] - self.totals[side] for side in totals}
        if any(totals[side] > self.totals[side] + points[side] for side in totals):
            self.seen.add("saved by zero")
        self.totals = totals
        assert record["totals"] == self.totals
        found = [story in slots for slots in record["votes"].values()]
        if story:
            self.seen.add("everybody" if all(found) else "some" if any(found) else "nobody")
        else:
            self._see_crowds(record)

    def _see_crowds(self, record: Record) -> None:
        crowd = Counter(slots[0] for slots in record["votes"].values())
        self.seen.add("six or more on one card" if max(crowd.values()) > 5 else "small crowds")
        if 1 in crowd.values():
            self.seen.add("alone")

    def _check_refill(self, record: Record) -> None:
        drawn, teller = record["drawn"], record["storyteller"]
        assert list(drawn) == self.seats
        kept = {
            seat: [card for card in hand if card not in record["given"].get(seat, ())]
            for seat, hand in record["hands"].items()
        }
        dealt = list(self._in_dealing_order(drawn, teller))
        wanted = sum(self.hand_size - len(hand) for hand in kept.values())
        if self.renewal != "none":
            assert len(dealt) == wanted
        self._check_pile(record, dealt, wanted)
        refilled = {seat: sorted([*kept[seat], *drawn[seat]]) for seat in self.seats}
        if self.book.kind == "party":
            refilled = {self._left_of(seat)[0]: hand for seat, hand in refilled.items()}
        assert {seat: sorted(hand) for seat, hand in record["hands_after"].items()} == refilled

    def _in_dealing_order(self, drawn: dict[str, list[str]], teller: str) -> Iterable[str]:
        for lap in range(max(map(len, drawn.values()))):
            for seat in self._left_of(teller):
                if len(drawn[seat]) > lap:
                    yield drawn[seat][lap]

    def _check_pile(self, record: Record, dealt: list[str], wanted: int) -> None:
        after, discards = record["draw_pile"], sorted(record["discards"])
        thrown = [*self.thrown, *record["table"]]
        if self.pile is None:  # it was not printed before the first round, or was renewed since
            held = sum(len(hand) for hand in record["hands"].values())
            given = sum(map(len, record["given"].values()))
            assert len(after) + len(discards) == self.deck_size - held - len(dealt) + given
            return
        before = self.pile
        if len(before) >= wanted or self.renewal == "none":
            assert dealt == before[:wanted]
            assert after == before[wanted:]
            assert discards == sorted(thrown)
            return
        self.seen.add("reshuffle")
        assert discards == []
        if self.renewal == "mixed":
            assert sorted([*dealt, *after]) == sorted([*before, *thrown])
        else:
            assert dealt[: len(before)] == before
            assert sorted([*dealt[len(before) :], *after]) == sorted(thrown)

    def _check_cards(self, record: Record) -> None:
        hands = [card for hand in record["hands_after"].values() for card in hand]
        cards = [*hands, *record["draw_pile"], *record["discards"]]
        assert len(cards) == len(set(cards)) == self.deck_size


def check(lines: Iterable[Record], until: int | None = None) -> set[str]:
    """Check all records of a simulated game; return the special rules that came into play."""
    setup, *rounds, end = lines
    replay = Replay(setup, until)
    for record in rounds:
        replay.follow(record)
    replay.finish(end)
    return replay.seen
