"""The rules of one rule set as a short guide, built from its values: numbers cannot disagree."""

from bot.rules.editions import EDITIONS, Edition
from bot.rules.scoring import ClassicScoring, PartyScoring
from bot.rules.strategies import EveryoneTold, GoalReached
from bot.text import Words
from bot.ui.content import Content, line, text

ACCENT = 0x8C7AA9


def guide(words: Words, rules: str) -> Content:
    """How one rule set is played and scored."""
    edition = EDITIONS[rules]
    return Content(
        (
            text(f"## {words(f'rules-{rules}')}", words(f"rules-{rules}.sentence")),
            line(),
            text(*(f"{n}. {step}" for n, step in enumerate(_steps(words, edition), start=1))),
            line(),
            text(f"**{words('guide-points')}**", *_points(words, edition)),
            text(f"-# {_end(words, edition)}"),
        ),
        accent=ACCENT,
    )


def _steps(words: Words, edition: Edition) -> list[str]:
    players = edition.players
    steps = [
        words(
            "guide-players-teams" if edition.teams else "guide-players",
            least=min(players),
            most=max(players),
            hand=edition.hand,
        )
    ]
    if edition.blind_story:
        steps += [words("guide-blind-clue"), words("guide-party-cards"), words("guide-party-vote")]
        return steps
    steps.append(words("guide-clue"))
    steps.append(words("guide-team-cards" if edition.teams else "guide-cards"))
    if min(players) == 3:
        steps.append(words("guide-three", hand=edition.hand_of_three))
    steps.append(_vote_step(words, edition))
    return steps


def _vote_step(words: Words, edition: Edition) -> str:
    if edition.teams:
        return words("guide-team-vote")
    if edition.ballot.doubling:
        return words("guide-vote-doubling")
    if edition.large_ballot:
        return words("guide-vote-large", players=edition.large_from)
    return words("guide-vote")


def _points(words: Words, edition: Edition) -> list[str]:
    scoring = edition.scoring
    if isinstance(scoring, PartyScoring):
        return [
            words("guide-score-party"),
            words("guide-score-party-cap", points=scoring.cap) if scoring.cap else "",
            words("guide-score-party-zero"),
        ]
    assert isinstance(scoring, ClassicScoring)
    lines = [
        words("guide-score-all", points=scoring.others_if_all),
        words("guide-score-some", story=scoring.story, found=scoring.found[0]),
    ]
    if edition.ballot.doubling:
        lines.append(words("guide-score-twice", points=scoring.found[1]))
    if scoring.single_dial:
        lines.append(
            words("guide-score-single", points=scoring.single_dial, players=edition.large_from)
        )
    lines.append(words("guide-score-team-lure" if edition.teams else "guide-score-lure"))
    if scoring.lure_cap:
        key = "guide-score-cap-large" if scoring.lure_cap_from else "guide-score-cap"
        lines.append(words(key, points=scoring.lure_cap, players=scoring.lure_cap_from))
    return [f"- {entry}" for entry in lines]


def _end(words: Words, edition: Edition) -> str:
    if isinstance(edition.end, GoalReached):
        return words("guide-end-goal", points=edition.end.goal)
    if isinstance(edition.end, EveryoneTold):
        return words("guide-end-turns")
    return words("guide-end-pile")
