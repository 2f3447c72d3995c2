"""The rules of one rule set as a short guide, built from its values: numbers cannot disagree."""

from bot.rules.model import Ending
from bot.rules.rulesets import CrowdPoints, RuleSet, StoryPoints
from bot.text import Words
from bot.ui.content import Content, line, text

ACCENT = 0x8C7AA9


def guide(words: Words, rules: RuleSet) -> Content:
    """How one rule set is played and scored."""
    name = f"rules-{rules.key}"
    title = "guide-points-team" if rules.teams else "guide-points"
    return Content(
        (
            text(f"## {words(name)}", words(f"{name}.sentence")),
            line(),
            text(*(f"{n}. {step}" for n, step in enumerate(_steps(words, rules), start=1))),
            line(),
            text(f"**{words(title)}**", *_points(words, rules)),
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
    """A table: what one gets, and what for."""
    if isinstance(rules.points, CrowdPoints):
        rows = _crowd_points(words, rules.points)
    else:
        rows = _story_points(words, rules, rules.points)
    # Isolated like a name: between words that run to the left the sign would change sides.
    return [f"{words.listed((f'`+{points}`',))} {what_for}" for points, what_for in rows]


PointRows = list[tuple[int, str]]


def _crowd_points(words: Words, points: CrowdPoints) -> PointRows:
    company = words("guide-row-company")
    if points.cap:
        company = f"{company} ({words('guide-cap', points=points.cap)})"
    return [(1, company), (0, words("guide-row-alone")), (0, words("guide-row-trap"))]


def _story_points(words: Words, rules: RuleSet, points: StoryPoints) -> PointRows:
    rows = [
        (points.story, words("guide-row-story")),
        (0, words("guide-row-extreme")),
        (points.found, words("guide-row-found")),
    ]
    if points.found_twice:
        rows.append((points.found_twice, words("guide-row-found-twice")))
    rows.append((points.everybody_found, words("guide-row-everybody")))
    rows.append((points.nobody_found, words("guide-row-nobody")))
    if points.single:
        rows.append((points.single, words("guide-row-single", players=rules.large_from)))
    rows.append((1, _lure(words, rules, points)))
    return rows


def _lure(words: Words, rules: RuleSet, points: StoryPoints) -> str:
    lure = words("guide-row-lure-team" if rules.teams else "guide-row-lure")
    if points.lure_cap is None:
        return lure
    key = "guide-cap-large" if points.lure_cap_from else "guide-cap"
    return f"{lure} ({words(key, points=points.lure_cap, players=points.lure_cap_from)})"


def _end(words: Words, rules: RuleSet) -> str:
    if rules.until is None:
        return words("guide-end-pile")
    if rules.ending is Ending.EVERYONE_TOLD:
        return words("guide-end-turns")
    return words("guide-end-goal", points=rules.until)
