"""Which shards a worker tries to lead, given all other workers."""

from bot.store.fleet import Fleet, ShardRow, WorkerRow
from bot.workers.member import Wanted, decks_missing, shards_to_claim, to_hand_over

FAIR = Wanted()


def fleet(owners: str, workers: str = "", leaving: str = "", heirs: str = "") -> Fleet:
    """Return a fleet from its shards' owners, one letter each; a dash is a free shard.

    ``workers`` are the living ones, by default all owners; ``leaving`` are those about to leave.
    ``heirs`` are the workers that are ready to take over each shard, or dashes.
    """
    living = workers or "".join(sorted(set(owners) - {"-"}))
    rows = [
        ShardRow(n, None if owner == "-" else owner, None if heir in "- " else heir, heir != "-")
        for n, (owner, heir) in enumerate(zip(owners, heirs.ljust(len(owners), "-"), strict=True))
    ]
    return Fleet(tuple(rows), tuple(WorkerRow(name, name in leaving) for name in living))


def test_workers_that_begin_together_want_different_shards() -> None:
    at_first = fleet("------", "abc")
    wanted = [shards_to_claim(name, at_first, FAIR, ()) for name in "abc"]
    assert wanted == [[0, 1], [2, 3], [4, 5]]


def test_a_worker_alone_takes_everything() -> None:
    assert shards_to_claim("a", fleet("---", "a"), FAIR, ()) == [0, 1, 2]


def test_a_new_worker_is_given_a_fair_share_by_whoever_has_most() -> None:
    assert shards_to_claim("c", fleet("aaaabb", "abc"), FAIR, ()) == [3, 2]
    assert shards_to_claim("d", fleet("abc", "abcd"), FAIR, ()) == []


def test_an_uneven_rest_moves_to_nobody() -> None:
    for owners in ("aab", "abb"):
        for name in "ab":
            running = [n for n, owner in enumerate(owners) if owner == name]
            assert shards_to_claim(name, fleet(owners), FAIR, running) == []


def test_the_shards_of_who_is_gone_or_leaves_are_divided_among_the_others() -> None:
    assert shards_to_claim("a", fleet("aab--c", "ac"), FAIR, (0, 1)) == [2]
    assert shards_to_claim("c", fleet("aab--c", "ac"), FAIR, (5,)) == [3, 4]
    assert shards_to_claim("a", fleet("abab", leaving="b"), FAIR, (0, 2)) == [1, 3]
    assert shards_to_claim("b", fleet("abab", leaving="b"), FAIR, (1, 3)) == []


def test_what_somebody_else_is_about_to_take_is_left_alone() -> None:
    assert shards_to_claim("a", fleet("--", "ab", heirs="b-"), FAIR, ()) == [1]


def test_whoever_names_its_shards_replaces_whoever_began_before() -> None:
    named = Wanted(frozenset({0, 1}))
    assert shards_to_claim("b", fleet("aaa", "ab"), named, ()) == [0, 1]
    assert shards_to_claim("a", fleet("bba", "ab"), named, ()) == []  # and is not replaced back
    assert shards_to_claim("a", fleet("-ba", "ab"), named, ()) == [0]


def test_a_shard_is_handed_over_only_to_an_heir_who_is_there() -> None:
    assert to_hand_over("a", fleet("aa", "ab", heirs="b-")) == [0]
    assert to_hand_over("a", fleet("aa", "a", heirs="b-")) == []
    assert to_hand_over("a", fleet("aa", "ab", heirs="--")) == []


def test_a_deck_that_only_others_have_is_named() -> None:
    workers = (WorkerRow("a", decks=("dreams",)), WorkerRow("b", decks=("dreams", "sea")))
    assert decks_missing("a", Fleet((), workers), ("dreams",)) == ["sea"]
    assert decks_missing("b", Fleet((), workers), ("dreams", "sea")) == []
