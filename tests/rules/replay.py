"""Checks a printed game line by line against the rules, knowing nothing but the lines.

Like the scorer, it is written from the rules and shares nothing with the engine.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.rules.scorer import expected_points

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
MIXED_FIRST = ("dixit-2021", "odyssey-2023", "party-2023", "team-2023")
DISCARDS_FOLLOW = ("odyssey-2011", "party-2011", "team-2011")


class Replay:
    """One printed game, followed round by round; ``seen`` collects which rules were reached."""

    def __init__(self, setup: Record, goal: int = 30, turns: int = 1) -> None:
        assert setup.keys() >= {"type", "rules", "seats", "teams", "deck_size", "hand_size"}
        assert setup["type"] == "setup"
        self.rules: str = setup["rules"]
        self.family = self.rules.split("-")[0]
        self.seats: list[str] = setup["seats"]
        self.size = len(self.seats)
        self.hand_size: int = setup["hand_size"]
        self.deck_size: int = setup["deck_size"]
        self.goal, self.turns = goal, turns
        self.side_of = {seat: seat for seat in self.seats}
        self._check_setup(setup["teams"])
        self.totals = dict.fromkeys(self.side_of.values(), 0)
        self.last: Record | None = None
        self.seen: set[str] = set()

    def _check_setup(self, teams: dict[str, list[str]] | None) -> None:
        small = {"party-2011": 5, "party-2023": 4, "team-2011": 4, "team-2023": 4}
        assert self.hand_size == small.get(self.rules, 7 if self.size == 3 else 6)
        assert (teams is not None) == (self.family == "team")
        if teams is not None:
            half = self.size // 2
            opposite = zip(self.seats[:half], self.seats[half:], strict=True)
            assert sorted(teams.values()) == sorted(map(list, opposite))
            self.side_of = {seat: team for team, pair in teams.items() for seat in pair}

    def follow(self, record: Record) -> None:
        """Check one round."""
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
        """Check the last line."""
        reasons = {"party-2011": "everyone-told", "team-2011": "everyone-told"}
        reasons["odyssey-2013"] = "pile-empty"
        assert self.over()
        assert end["type"] == "end"
        assert end["reason"] == reasons.get(self.rules, "goal-reached")
        assert end["totals"] == self.totals
        best = max(self.totals.values())
        assert sorted(end["winners"]) == sorted(s for s, n in self.totals.items() if n == best)
        if len(end["winners"]) > 1:
            self.seen.add("tie")

    def over(self) -> bool:
        if self.last is None:
            return False
        if self.rules in ("party-2011", "team-2011"):
            return bool(self.last["number"] == self.turns * self.size)
        if self.rules == "odyssey-2013":
            return not self.last["draw_pile"]
        return max(self.totals.values()) >= self.goal

    def _left_of(self, seat: str) -> list[str]:
        """All seats, beginning with the left neighbour of this one."""
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
            assert record["hands"] == self.last["hands_after"]

    def _check_given(self, record: Record) -> None:
        given, teller = record["given"], record["storyteller"]
        for seat, cards in given.items():
            assert set(cards) <= set(record["hands"][seat])
            assert len(cards) == (2 if self.size == 3 and seat != teller else 1)
        if self.family == "team":
            mate = next(s for s in self._team(teller) if s != teller)
            others = [self.side_of[seat] for seat in given if seat not in (teller, mate)]
            assert {teller, mate} <= given.keys()
            assert sorted(others) == sorted({*self.side_of.values()} - {self.side_of[teller]})
        else:
            assert given.keys() == set(self.seats)
        if self.family == "party":
            assert record["storyteller_card"] is None
        else:
            assert given[teller] == [record["storyteller_card"]]
        assert sorted(record["table"]) == sorted(card for cards in given.values() for card in cards)

    def _team(self, seat: str) -> list[str]:
        return [other for other in self.seats if self.side_of[other] == self.side_of[seat]]

    def _check_votes(self, record: Record) -> None:
        votes, given, teller = record["votes"], record["given"], record["storyteller"]
        voters = set(self.seats)
        if self.family == "team":
            voters -= {*given, *self._team(teller)}
        elif self.family != "party":
            voters -= {teller}
        assert votes.keys() == voters
        for voter, slots in votes.items():
            assert all(1 <= slot <= len(record["table"]) for slot in slots)
            chosen = {record["table"][slot - 1] for slot in slots}
            own = {card for mate in self._team(voter) for card in given.get(mate, ())}
            assert self.family == "party" or not chosen & own
            if self.family == "party" and chosen & own:
                self.seen.add("own card")
            self._check_ballot(slots)
        if self.family == "party":
            assert 1 <= record["trap"] <= len(record["table"])
            hit = any(record["trap"] in slots for slots in votes.values())
            self.seen.add("trap hit" if hit else "trap missed")
        else:
            assert record["trap"] is None

    def _check_ballot(self, slots: list[int]) -> None:
        if self.rules == "odyssey-2023":
            assert len(slots) == 2
            self.seen.add("doubled vote" if slots[0] == slots[1] else "two votes")
        elif self.rules in ("odyssey-2011", "odyssey-2013") and self.size >= 7:
            assert len(slots) in (1, 2)
            assert len(set(slots)) == len(slots)
            self.seen.add("two votes" if len(slots) == 2 else "one of two votes")
        else:
            assert len(slots) == 1
            self.seen.add("one vote")

    def _check_points(self, record: Record) -> None:
        owner_of = {card: seat for seat, cards in record["given"].items() for card in cards}
        table = record["table"]
        story = table.index(record["storyteller_card"]) + 1 if self.family != "party" else None
        points = expected_points(
            self.rules,
            self.size,
            list(self.totals),
            self.side_of[record["storyteller"]],
            story,
            {slot: self.side_of[owner_of[card]] for slot, card in enumerate(table, start=1)},
            {self.side_of[voter]: slots for voter, slots in record["votes"].items()},
            record["trap"],
        )
        assert record["points"] == points
        self.totals = {side: total + points[side] for side, total in self.totals.items()}
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
        if self.rules != "odyssey-2013":
            assert len(dealt) == wanted
        self._check_pile(record, dealt, wanted)
        refilled = {seat: sorted([*kept[seat], *drawn[seat]]) for seat in self.seats}
        if self.family == "party":
            refilled = {self._left_of(seat)[0]: hand for seat, hand in refilled.items()}
        assert {seat: sorted(hand) for seat, hand in record["hands_after"].items()} == refilled

    def _in_dealing_order(self, drawn: dict[str, list[str]], teller: str) -> Iterable[str]:
        for lap in range(max(map(len, drawn.values()))):
            for seat in self._left_of(teller):
                if len(drawn[seat]) > lap:
                    yield drawn[seat][lap]

    def _check_pile(self, record: Record, dealt: list[str], wanted: int) -> None:
        after, discards = record["draw_pile"], sorted(record["discards"])
        if self.last is None:  # the pile before the first round was not printed
            held = sum(len(hand) for hand in record["hands"].values())
            assert len(after) == self.deck_size - held - len(dealt)
            return
        before = self.last["draw_pile"]
        thrown = [*self.last["discards"], *record["table"]]
        if len(before) >= wanted or self.rules == "odyssey-2013":
            assert dealt == before[:wanted]
            assert after == before[wanted:]
            assert discards == sorted(thrown)
            return
        self.seen.add("reshuffle")
        assert discards == []
        if self.rules in MIXED_FIRST:
            assert sorted([*dealt, *after]) == sorted([*before, *thrown])
        else:
            assert self.rules in DISCARDS_FOLLOW
            assert dealt[: len(before)] == before
            assert sorted([*dealt[len(before) :], *after]) == sorted(thrown)

    def _check_cards(self, record: Record) -> None:
        hands = [card for hand in record["hands_after"].values() for card in hand]
        cards = [*hands, *record["draw_pile"], *record["discards"]]
        assert len(cards) == len(set(cards)) == self.deck_size


def check(lines: Iterable[Record], goal: int = 30, turns: int = 1) -> set[str]:
    """Follow a whole printed game; returns which rules it reached."""
    setup, *rounds, end = lines
    replay = Replay(setup, goal, turns)
    for record in rounds:
        replay.follow(record)
    replay.finish(end)
    return replay.seen
