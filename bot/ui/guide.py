"""The rules of one rule set as a short guide, built from its values: numbers cannot disagree."""

from bot.rules.model import Ending
from bot.rules.rulesets import CrowdPoints, RuleSet, StoryPoints
from bot.text import Words
from bot.ui.content import Content, line, text

ACCENT = 0x8C7AA9


def guide(words: Words, rules: RuleSet) -> Content:
    """How one rule set is played and scored."""
    name = f"rules-{rules.key}"
    return Content(
        (
            text(f"## {words(name)}", words(f"{name}.sentence")),
            line(),
            text(*(f"{n}. {step}" for n, step in enumerate(_steps(words, rules), start=1))),
            line(),
            text(f"**{words('guide-points')}**", *_points(words, rules)),
            text(f"-# {_end(words, rules)}"),
        ),
        accent=ACCENT,
    )


def _steps(words: Words, rules: RuleSet) -> list[str]:
    people = {"least": rules.fewest, "most": rules.most, "hand": rules.hand}
    steps = [words("guide-players-teams" if rules.teams else "guide-players", **people)]
    if rules.blind_story:
        steps += [words("guide-blind-clue"), words("guide-party-cards"), words("guide-party-vote")]
        return steps
    steps.append(words("guide-clue"))
    steps.append(words("guide-team-cards" if rules.teams else "guide-cards"))
    if rules.fewest == 3:
        steps.append(words("guide-three", hand=rules.hand_of_three))
    steps.append(_vote_step(words, rules))
    return steps


def _vote_step(words: Words, rules: RuleSet) -> str:
    if rules.teams:
        return words("guide-team-vote")
    if rules.ballot.doubling:
        return words("guide-vote-doubling")
    if rules.large_ballot:
        return words("guide-vote-large", players=rules.large_from)
    return words("guide-vote")


def _points(words: Words, rules: RuleSet) -> list[str]:
    if isinstance(rules.points, CrowdPoints):
        lines = _crowd_points(words, rules.points)
    else:
        lines = _story_points(words, rules, rules.points)
    return [f"- {entry}" for entry in lines]


def _crowd_points(words: Words, points: CrowdPoints) -> list[str]:
    cap = [words("guide-score-party-cap", points=points.cap)] if points.cap else []
    return [words("guide-score-party"), *cap, words("guide-score-party-zero")]


def _story_points(words: Words, rules: RuleSet, points: StoryPoints) -> list[str]:
    lines = [
        words("guide-score-all", points=points.all_or_none),
        words("guide-score-some", story=points.story, found=points.found),
    ]
    if points.found_twice:
        lines.append(words("guide-score-twice", points=points.found_twice))
    if points.single:
        single = {"points": points.single, "players": rules.large_from}
        lines.append(words("guide-score-single", **single))
    lines.append(words("guide-score-team-lure" if rules.teams else "guide-score-lure"))
    if points.lure_cap:
        key = "guide-score-cap-large" if points.lure_cap_from else "guide-score-cap"
        lines.append(words(key, points=points.lure_cap, players=points.lure_cap_from))
    return lines


def _end(words: Words, rules: RuleSet) -> str:
    if rules.until is None:
        return words("guide-end-pile")
    if rules.ending is Ending.EVERYONE_TOLD:
        return words("guide-end-turns")
    return words("guide-end-goal", points=rules.until)
