"""Statistics of a server: one player's numbers, leaderboards, and the best clues.

The emoji before a line match the symbols in the picture beside it. No picture contains a name.
"""

from collections.abc import Sequence

from bot.imaging.alt import alt_text
from bot.imaging.palette import RABBITS
from bot.imaging.subjects import MOST_ROWS, ClueCard, Counted, SeasonRow
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.statistics import LeaderboardRow, PastClue, PlayerRecord, RuleSetRecord
from bot.text import Words
from bot.ui.album import ACCENT
from bot.ui.content import Attachment, Content, Item, button, picture, rows, text
from bot.ui.context import Describe
from bot.ui.finale import MEDALS
from bot.ui.ids import SERVER, PressId
from bot.ui.names import mention, quote
from bot.ui.wanted_pictures import CluesPicture, ProfilePicture, SeasonPicture

HOUSE = "house"
"""Chosen in place of a rule set for a leaderboard of all games with house rules."""

SPANS = ("month", "season", "all")


def profile(words: Words, record: PlayerRecord) -> Content:
    """Return the page with one player's statistics."""
    name = mention(record.player)
    if not record.games:
        # Games that are counted separately, such as those with house rules, are still listed.
        apart = [_by_rules(words, one) for one in record.by_rules]
        return Content((text(words("stats-empty", player=name), *apart),))
    face = ((record.rabbit, record.player),)
    card = ProfilePicture(record.rabbit, _tallies(record), face)
    sheet = Attachment("profile.jpg", card, words("alt-profile"))
    emoji = words.sign(RABBITS[record.rabbit % len(RABBITS)].emoji)
    title = f"### {emoji} {words('stats-title', player=name)}"
    inside = (text(title, *_lines(words, record)), picture(sheet))
    return Content(inside, attachments=(sheet,), accent=ACCENT)


def _tallies(record: PlayerRecord) -> tuple[Counted, ...]:
    right_share = record.right / record.told if record.told else None
    found_share = record.finds / record.votes if record.votes else None
    return (
        Counted("cards", record.games),
        Counted("cup", record.wins, record.wins / record.games),
        Counted("flag", record.points),
        Counted("eye", record.finds, found_share),
        Counted("magnet", record.lures),
        Counted("scales", record.right, right_share),
    )


def _lines(words: Words, record: PlayerRecord) -> list[str]:
    numbers = (
        f"{words.sign('🎴')} {words('stats-games', games=record.games)}",
        f"{words.sign('🏆')} {words('stats-wins', wins=record.wins)}",
        f"🚩 {words('stats-points', points=record.points)}",
    )
    lines = [
        words.listed(numbers, " · "),
        f"👁️ {words('stats-finds', finds=record.finds, of=record.votes)}",
        f"🧲 {words('stats-lures', lures=record.lures)}",
        f"⚖️ {words('stats-right', right=record.right, told=record.told)}",
    ]
    if record.awards:
        given = (
            f"{words(f'award-name-{one}')} {words.listed((f'×{n}',))}"
            for one, n in record.awards.items()
        )
        lines.append(f"🏵️ {words('stats-awards', awards=words.listed(given))}")
    if best := record.best_read:
        name = mention(best.storyteller)
        read = words("stats-read", player=name, found=best.found, of=best.of)
        lines.append(f"💞 {read}")
    return lines + [_by_rules(words, one) for one in record.by_rules]


def _by_rules(words: Words, one: RuleSetRecord) -> str:
    # Statistics may contain a rule set that another version of the bot had.
    name = words(f"rules-{one.rules}") if one.rules in EDITIONS else quote(one.rules)
    if one.apart:
        name = words("stats-house", rules=name)
    games, wins = words.sign("🎴"), words.sign("🏆")
    numbers = f"{words.mark}{games} {one.games} · {wins} {one.wins} · 🚩 {one.points}"
    return f"-# {words.listed((name, numbers), ' · ')}"


def leaderboard(
    words: Words,
    ranked: Sequence[LeaderboardRow],
    asker: PlayerId,
    span: str,
    since: float,
    rules: str | None,
) -> Content:
    """Return the leaderboard: the ten players with the most points, and the reader's own place.

    Players with equal points share a place. ``since`` is the beginning of the span, 0 for all time.
    """
    head = [f"## {words(f'leaderboard-{span}')}"]
    if rules is not None:
        named = words("house-title" if rules == HOUSE else f"rules-{rules}")
        head.append(words("settings-line", label=words("settings-rules"), value=named))
    if since:
        head.append(f"-# {words('leaderboard-since', when=f'<t:{int(since)}:D>')}")
    buttons = [
        button(PressId("leaders", SERVER, 0, _choice(one, rules)), words(f"span-{one}"))
        for one in SPANS
        if one != span
    ]
    controls = rows([*buttons, button(PressId("stories", SERVER), words("button-best-clues"))])
    if not ranked:
        return Content((text(*head, words("leaderboard-empty")), *controls), accent=ACCENT)
    top = [*zip(_ranks(ranked), ranked, strict=True)]
    animals = _rabbits(ranked[:MOST_ROWS])
    lines = [_row(words, *one, animals.get(one[1].player)) for one in top[:MOST_ROWS]]
    rest = top[MOST_ROWS:]
    lines += [_row(words, *one) for one in rest if one[1].player == asker]
    if more := sum(one.player != asker for _, one in rest):
        lines.append(f"-# {words('leaderboard-more', count=more)}")
    lines.append(f"-# {_signs(words)}")
    shown = tuple(SeasonRow(rank, animals[one.player], one.points) for rank, one in top[:MOST_ROWS])
    people = tuple((animal, player) for player, animal in animals.items())
    sheet = Attachment("season.jpg", SeasonPicture(shown, people), words("alt-season"))
    inside: tuple[Item, ...] = (text(*head), text(*lines), picture(sheet), *controls)
    return Content(inside, attachments=(sheet,), accent=ACCENT)


def _choice(span: str, rules: str | None) -> str:
    return f"{span}.{rules}" if rules else span


def _ranks(ranked: Sequence[LeaderboardRow]) -> list[int]:
    points = [one.points for one in ranked]
    return [1 + sum(other > mine for other in points) for mine in points]


def _rabbits(ranked: Sequence[LeaderboardRow]) -> dict[PlayerId, int]:
    """Return a different rabbit for each player: their last one, or another if it is taken."""
    given: dict[PlayerId, int] = {}
    for one in ranked:
        free = [index for index in range(len(RABBITS)) if index not in given.values()]
        wanted = one.rabbit % len(RABBITS)
        given[one.player] = wanted if wanted in free else free[0]
    return given


def _signs(words: Words) -> str:
    """Return what the signs in the leaderboard's lines mean."""
    legend = words("leaderboard-signs")
    for sign in ("🎴", "🏆"):
        legend = legend.replace(sign, words.sign(sign))
    return legend


def _row(words: Words, rank: int, one: LeaderboardRow, animal: int | None = None) -> str:
    place = MEDALS[rank - 1] if rank <= len(MEDALS) and one.points else f"**{rank}**"
    name = mention(one.player)
    who = name if animal is None else f"{words.sign(RABBITS[animal].emoji)} {name}"
    numbers = f"{words.mark}{words.sign('🎴')} {one.games} · {words.sign('🏆')} {one.wins}"
    return (
        f"{place} {words.listed((words('standing', who=who, points=one.points), numbers), ' · ')}"
    )


def best_clues(words: Words, best: Sequence[PastClue], describe: Describe) -> Content:
    """Return the page with a server's best clues and their cards, in the given order."""
    title = f"## {words('best-clues-title')}"
    if not best:
        return Content((text(title, words("best-clues-empty")),), accent=ACCENT)
    cards = [one.shown.table[one.shown.remembered - 1] for one in best]
    clue_cards = tuple(
        ClueCard(card, one.rabbit % len(RABBITS)) for card, one in zip(cards, best, strict=True)
    )
    alt = alt_text([describe(card, words.language) for card in cards])
    sheet = Attachment("stories.jpg", CluesPicture(clue_cards), alt)
    lines = [_clue_line(words, number, one) for number, one in enumerate(best, start=1)]
    return Content((text(title, *lines), picture(sheet)), attachments=(sheet,), accent=ACCENT)


def _clue_line(words: Words, number: int, one: PastClue) -> str:
    emoji = words.sign(RABBITS[one.rabbit % len(RABBITS)].emoji)
    clue = words("clue", clue=quote(one.shown.clue))
    key = "best-clues-votes" if one.shown.story_slot else "best-clues-crowd"
    stars = words("stars", count=one.stars).replace("🌟", words.sign("🌟"))
    known = [stars] if one.stars else []
    known += [words(key, votes=one.votes, of=one.of)] if one.of else []
    teller = f"{emoji} {mention(one.shown.storyteller, words)}"
    when = f"<t:{int(one.finished_at)}:D>"
    return f"{words.mark}**{number}** · {clue} · {words.listed((teller, *known, when), ' · ')}"
