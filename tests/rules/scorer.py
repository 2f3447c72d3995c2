"""An independent scorer: the rule book's table of points, line by line, in plain dictionaries.

It is deliberately written in another way than the engine, with which it shares nothing. What
differs between the books is in `tests.rules.books`.
"""

from collections.abc import Mapping, Sequence

from tests.rules.books import SAYS

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
    counted: str = "book",
) -> Points:
    """Return the points of each side in a round; they may be negative.

    ``owners`` has the side whose card is in each slot, or None if its player left. ``counted`` is
    the scoring: ``book`` or ``imaginarium``.
    """
    points = dict.fromkeys(sides, 0)
    if not votes:
        return points
    if counted == "imaginarium":
        return _imaginarium(rules, points, storyteller, story_slot, owners, votes)
    if SAYS[rules].kind == "party":
        for voter, (slot,) in votes.items():
            points[voter] = _party(rules, slot, owners, votes, trap)
        return points
    if SAYS[rules].kind == "pair":
        ((finder, pointed_at),) = votes.items()
        if story_slot in pointed_at:
            points[storyteller], points[finder] = _pair(rules, len(pointed_at))
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


def _pair(rules: str, cards: int) -> tuple[int, int]:
    """Return the points of storyteller and finder, who pointed at this many cards."""
    if SAYS[rules].votes == "one":
        return 1, 1
    return {1: (1, 3), 2: (3, 2), 3: (2, 1)}[cards]


def _imaginarium(
    rules: str,
    points: Points,
    storyteller: str,
    story_slot: int | None,
    owners: Mapping[int, str | None],
    votes: Mapping[str, Sequence[int]],
) -> Points:
    """Return the points by the rules of Imaginarium; ``points`` is changed in place.

    The storyteller loses three if everyone found the card and two if nobody did, and otherwise
    gains three and one for each finder.
    """
    saw_it = [voter for voter, ballot in votes.items() if story_slot in ballot]
    if len(saw_it) == len(votes):
        points[storyteller] = -3
    elif not saw_it:
        points[storyteller] = -2
    else:
        points[storyteller] = 3 + len(saw_it)
        for voter in saw_it:
            both = SAYS[rules].votes == "two" and list(votes[voter]) == [story_slot] * 2
            points[voter] += 6 if both else 3
    for ballot in votes.values():
        for slot in ballot:
            lurer = owners[slot]
            if slot != story_slot and lurer is not None:
                points[lurer] += 1
    return points


def after(before: Points, points: Points) -> Points:
    """Return the scores after a round; nobody falls below zero."""
    return {side: max(0, score + points.get(side, 0)) for side, score in before.items()}


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
    return min(SAYS[rules].crowd_cap or len(crowd), len(crowd))


def _guess(
    rules: str,
    size: int,
    voter: str,
    finders: set[str],
    votes: Mapping[str, Sequence[int]],
    story_slot: int | None,
) -> int:
    ballot = list(votes[voter])
    book = SAYS[rules]
    dared = book.single if size >= 7 and ballot == [story_slot] else 0
    if not finders or finders == set(votes):
        return 2 + dared
    if voter not in finders:
        return 0
    return (3 * ballot.count(story_slot or 0) if book.votes == "two" else 3) + dared


def _capped(
    rules: str,
    size: int,
    points: Points,
    owners: Mapping[int, str | None],
    votes: Mapping[str, Sequence[int]],
    story_slot: int | None,
) -> Points:
    """Return the points, limited for votes on a side's own cards where the book has a limit.

    ``points`` is changed in place.
    """
    most = SAYS[rules].lure_cap
    if most is None or size < SAYS[rules].lure_cap_from:
        return points
    for side in points:
        slots = [s for s, owner in owners.items() if owner == side and s != story_slot]
        lured = sum(slot in slots for ballot in votes.values() for slot in ballot)
        points[side] -= max(0, lured - most)
    return points
