"""A second opinion on points: the table of the rules, read line by line, in plain dictionaries.

Deliberately written in another way than the engine and sharing nothing with it.
"""

from collections.abc import Mapping, Sequence

Points = dict[str, int]


def expected_points(
    rules: str,
    size: int,
    sides: Sequence[str],
    storyteller: str,
    story_slot: int | None,
    owners: Mapping[int, str | None],
    votes: Mapping[str, Sequence[int]],
    trap: int | None = None,
) -> Points:
    """Points of a round by side. ``owners`` says whose card lies in a slot (None: left)."""
    points = dict.fromkeys(sides, 0)
    if not votes:
        return points
    if rules.startswith("party"):
        for voter, (slot,) in votes.items():
            points[voter] = _party(rules, slot, owners, votes, trap)
        return points
    finders = {voter for voter in votes if story_slot in votes[voter]}
    if finders and finders != set(votes):
        points[storyteller] += 3
    for voter in votes:
        points[voter] += _guess(rules, size, voter, finders, votes, story_slot)
    for slot, owner in owners.items():
        if slot != story_slot and owner is not None:
            points[owner] += sum(list(ballot).count(slot) for ballot in votes.values())
    return _capped(rules, size, points, owners, votes, story_slot)


def _party(
    rules: str,
    slot: int,
    owners: Mapping[int, str | None],
    votes: Mapping[str, Sequence[int]],
    trap: int | None,
) -> int:
    crowd = [voter for voter, ballot in votes.items() if slot in ballot]
    if slot == trap or owners[slot] is None or len(crowd) < 2:
        return 0
    return min(5, len(crowd)) if rules == "party-2011" else len(crowd)


def _guess(
    rules: str,
    size: int,
    voter: str,
    finders: set[str],
    votes: Mapping[str, Sequence[int]],
    story_slot: int | None,
) -> int:
    ballot = list(votes[voter])
    dared = 0
    if rules in ("odyssey-2011", "odyssey-2013") and size >= 7:
        dared = 1 if ballot == [story_slot] else 0
    if not finders or finders == set(votes):
        return 2 + dared
    if voter not in finders:
        return 0
    return (3 * ballot.count(story_slot or 0) if rules == "odyssey-2023" else 3) + dared


def _capped(
    rules: str,
    size: int,
    points: Points,
    owners: Mapping[int, str | None],
    votes: Mapping[str, Sequence[int]],
    story_slot: int | None,
) -> Points:
    """Take back what is more than three votes on a side's cards, where the book has the limit."""
    limited = rules in ("odyssey-2011", "team-2011") or (rules == "odyssey-2013" and size >= 7)
    for side in points:
        slots = [s for s, owner in owners.items() if owner == side and s != story_slot]
        lured = sum(slot in slots for ballot in votes.values() for slot in ballot)
        if limited and lured > 3:
            points[side] -= lured - 3
    return points
