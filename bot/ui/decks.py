"""What deck makers see: drafts of uploads, pages of a deck, single cards, and their forms."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.decks.intake.uploads import LONGEST_ALT, LONGEST_TITLE
from bot.limits import MOST_CHOICES, MOST_FILES
from bot.text import Words
from bot.ui.content import (
    Attachment,
    Content,
    Item,
    button,
    form,
    form_field,
    line,
    menu,
    picture,
    rows,
    text,
)
from bot.ui.ids import PressId
from bot.ui.names import quote
from bot.ui.wanted_pictures import MadePicture

ACCENT = 0x8A9A5B
MOST_NOTES = 10  # about the pictures of a draft, before the others are only counted
AT_ONCE = 5  # cards that one form asks about
FRAMINGS = ("whole", "top", "middle", "bottom")


@dataclass(frozen=True, slots=True)
class DraftCard:
    """An uploaded picture, as the card that it would become."""

    number: int
    framing: str
    left_out: bool


@dataclass(frozen=True, slots=True)
class DraftView:
    """One page of a draft: uploads that are not cards of a deck yet."""

    id: str
    deck: str
    page: int  # from 0
    pages: int
    wanted: int  # pictures of all pages that are not left out
    cards: Sequence[DraftCard]
    chosen: frozenset[int]  # numbers of the pictures that the next press changes
    notes: Sequence[str]


@dataclass(frozen=True, slots=True)
class ChoosableDeck:
    """A deck that uploads can be added to."""

    id: str
    name: str
    cards: int


def draft_without_deck(
    words: Words,
    draft_id: str,
    decks: Sequence[ChoosableDeck],
    notes: Sequence[str],
    sheet: bytes,
) -> Content:
    """Return a draft that has no deck yet: its first page as cards, and a menu of decks."""
    alt = words("alt-draft-first")
    shown = Attachment("draft.jpg", MadePicture(sheet), alt)
    options = [
        discord.SelectOption(
            label=deck.name, value=deck.id, description=words("deck-cards", count=deck.cards)
        )
        for deck in decks[:MOST_CHOICES]
    ]
    inside: list[Item] = [
        text(f"## {words('draft-which-title')}", words("draft-which")),
        picture(shown),
    ]
    if notes:
        inside.append(text(*_note_lines(words, notes)))
    drop = button(PressId("draftdrop", draft_id), words("button-draft-drop"))
    inside += [
        line(),
        menu(PressId("draftdeck", draft_id), options, words("draft-deck-choose")),
        ui.ActionRow(drop),
    ]
    return Content(tuple(inside), attachments=(shown,), accent=ACCENT)


def draft_page(words: Words, view: DraftView, sheet: bytes | None, twins: bytes | None) -> Content:
    """Return a page of a draft: its pictures as cards, notes on them, and the controls.

    ``sheet`` is the picture of the page, ``twins`` the picture of pairs that look alike. If no
    picture was accepted, ``sheet`` is None, and there are only the notes that say why.
    """
    if sheet is None:
        return Content((text(words("draft-none"), *_note_lines(words, view.notes)),), accent=ACCENT)
    first, last = view.cards[0].number, view.cards[-1].number
    numbers = str(first) if first == last else f"{first}–{last}"
    attachments = [Attachment("draft.jpg", MadePicture(sheet), words("alt-draft", numbers=numbers))]
    intro = words("draft-intro", button=words("button-draft-keep", count=view.wanted))
    title = text(f"## {words('draft-title', deck=quote(view.deck))}", intro)
    inside: list[Item] = [title, picture(*attachments)]
    if view.notes:
        inside.append(text(*_note_lines(words, view.notes)))
    if twins is not None:
        attachments.append(Attachment("twins.jpg", MadePicture(twins), words("alt-twins")))
        inside.append(picture(attachments[-1]))
    inside += [line(), *_framing_controls(words, view)]
    inside += [line(visible=False), *_draft_controls(words, view)]
    return Content(tuple(inside), attachments=tuple(attachments), accent=ACCENT)


def _note_lines(words: Words, notes: Sequence[str]) -> list[str]:
    shown = [f"- {note}" for note in notes[:MOST_NOTES]]
    more = len(notes) - MOST_NOTES
    return [*shown, f"- {words('draft-more', count=more)}"] if more > 0 else shown


def _framing_controls(words: Words, view: DraftView) -> list[Item]:
    options = [
        discord.SelectOption(
            label=words("deck-card", number=card.number),
            value=str(card.number),
            description=words("draft-left-out" if card.left_out else f"framing-{card.framing}"),
            default=card.number in view.chosen,
        )
        for card in view.cards
    ]
    frames = [
        button(PressId("draftframe", view.id, 0, framing), words(f"button-framing-{framing}"))
        for framing in FRAMINGS
    ]
    skip = button(PressId("draftskip", view.id), words("button-draft-skip"))
    pick = PressId("draftpick", view.id, view.page)
    return [
        text(f"-# {words('draft-framing')}"),
        menu(pick, options, words("draft-choose"), most=len(options)),
        ui.ActionRow(*frames, skip),
    ]


def _draft_controls(words: Words, view: DraftView) -> tuple[ui.ActionRow[Any], ...]:
    keep = button(
        PressId("draftkeep", view.id),
        words("button-draft-keep", count=view.wanted),
        discord.ButtonStyle.success,
        disabled=view.wanted == 0,
    )
    drop = button(PressId("draftdrop", view.id), words("button-draft-drop"))
    return rows([keep, drop, *_page_buttons(words, "draftpage", view.id, view.page, view.pages)])


def _page_buttons(
    words: Words, verb: str, name: str, page: int, pages: int
) -> list[ui.Button[Any]]:
    """Return the buttons to the pages before and after, if there are such pages."""
    steps = ((page - 1, "button-page-back"), (page + 1, "button-page-on"))
    return [button(PressId(verb, name, to), words(key)) for to, key in steps if 0 <= to < pages]


def progress(words: Words, key: str, done: int, of: int) -> Content:
    """Return a message with a progress bar; ``key`` is the text above it."""
    full = round(10 * done / of) if of else 0
    return Content((text(words(key, done=done, of=of), f"`{'█' * full}{'░' * (10 - full)}`"),))


@dataclass(frozen=True, slots=True)
class ReportedCard:
    """A card that waits for a moderator's decision."""

    number: int
    reported_by: int
    reported_at: float


@dataclass(frozen=True, slots=True)
class DeckView:
    """One page of a deck, as its reader may see it."""

    id: str  # as custom ids contain it
    name: str
    page: int
    pages: int
    cards: int  # of all pages, as many as games can use
    players: int  # the most players for whom the cards are enough; 0 if there are too few
    missing: int  # how many more cards the smallest game needs
    undescribed: Sequence[int]  # numbers of cards on this page
    reported: Sequence[ReportedCard]  # empty if the reader may not decide about them
    alt: str
    may_edit: bool


def deck_page(words: Words, view: DeckView, sheet: bytes | None) -> Content:
    """Return a page of a deck: numbered thumbnails, reported cards, and the controls."""
    enough = (
        words("deck-enough", players=view.players)
        if view.players
        else words("deck-missing", count=view.missing)
    )
    counted = f"{words('deck-cards', count=view.cards)} · {enough}"
    inside: list[Item] = [text(f"## {quote(view.name)}", counted)]
    attachments: tuple[Attachment, ...] = ()
    if sheet is not None:
        attachments = (Attachment("deck.jpg", MadePicture(sheet), view.alt),)
        inside.append(picture(*attachments))
    else:
        inside.append(text(words("deck-empty")))
    for card in view.reported:
        inside += _report_decision(words, view.id, card)
    buttons = _page_buttons(words, "deckpage", view.id, view.page, view.pages)
    if view.may_edit:
        buttons.append(_add_button(words, view.id))
    if view.may_edit and view.undescribed:
        inside.append(text(words("deck-describe", count=len(view.undescribed))))
        buttons.append(_describe_button(words, view.id, view.undescribed))
    return Content((*inside, *rows(buttons)), attachments=attachments, accent=ACCENT)


def deck_made(words: Words, deck: str, name: str) -> Content:
    """Return the message that says a deck was made, with a button to add pictures."""
    return Content(
        (text(words("deck-made", deck=quote(name))), ui.ActionRow(_add_button(words, deck)))
    )


def _add_button(words: Words, deck: str) -> ui.Button[Any]:
    return button(PressId("deckadd", deck), words("button-deck-add"), emoji="🖼️")


def _report_decision(words: Words, deck: str, card: ReportedCard) -> list[Item]:
    when = f"<t:{int(card.reported_at)}:R>"
    said = words("deck-reported", number=card.number, person=f"<@{card.reported_by}>", when=when)
    keep = button(PressId("deckclear", deck, 0, str(card.number)), words("button-report-keep"))
    remove = button(
        PressId("deckremove", deck, 0, str(card.number)),
        words("button-remove"),
        discord.ButtonStyle.danger,
    )
    return [text(f"⚠️ {said}"), ui.ActionRow(keep, remove)]


@dataclass(frozen=True, slots=True)
class CardView:
    """One card of a deck, with everything that is known about it."""

    deck: str
    number: int
    title: str
    alt: str
    added_by: int
    added_at: float
    may_edit: bool


def card_page(words: Words, view: CardView, sheet: bytes) -> Content:
    """Return the page of one card; readers who may edit also see who added it."""
    described = quote(view.alt) if view.alt else words("no-description")
    alt = view.alt or words("no-description")
    attachment = Attachment("card.jpg", MadePicture(sheet), alt)
    title = words("deck-card", number=view.number)
    heading = f"## {title} · {quote(view.title)}" if view.title else f"## {title}"
    inside: list[Item] = [text(heading, described), picture(attachment)]
    if view.may_edit:
        when = f"<t:{int(view.added_at)}:D>"
        who = words("deck-added", person=f"<@{view.added_by}>", when=when)
        change = PressId("deckwords", view.deck, 0, str(view.number))
        inside += [
            text(f"-# {who}"),
            ui.ActionRow(button(change, words("button-describe"), emoji="✏️")),
        ]
    return Content(tuple(inside), attachments=(attachment,), accent=ACCENT)


def deck_removal(words: Words, deck: str, name: str, cards: int) -> Content:
    """Return the question that is asked before a deck is removed."""
    sentence = words("ask-remove-deck", deck=quote(name), count=cards)
    return Content((text(sentence), _remove_row(words, deck, "")), accent=ACCENT)


def card_removal(words: Words, view: CardView, name: str, sheet: bytes) -> Content:
    """Return the question that is asked before a card is removed, with a picture of the card.

    ``name`` is the deck's.
    """
    shown = Attachment("card.jpg", MadePicture(sheet), view.alt or words("no-description"))
    sentence = words("ask-remove-card", deck=quote(name), number=view.number)
    row = _remove_row(words, view.deck, str(view.number))
    return Content((text(sentence), picture(shown), row), attachments=(shown,), accent=ACCENT)


def _remove_row(words: Words, deck: str, number: str) -> ui.ActionRow[Any]:
    press = PressId("deckremove", deck, 0, number)
    return ui.ActionRow(button(press, words("button-remove"), discord.ButtonStyle.danger))


def description_request(
    words: Words, deck: str, said: str, undescribed: Sequence[int], sheet: bytes | None
) -> Content:
    """Return a message that says what was done and asks for descriptions of the next cards.

    ``undescribed`` are the numbers of cards that have none, and ``sheet`` shows the first of them;
    it is None if there are none, and then nothing is asked.
    """
    if sheet is None:
        return Content((text(said),), accent=ACCENT)
    alt = words("alt-undescribed", numbers=words.listed(map(str, undescribed[:AT_ONCE])))
    cards = Attachment("cards.jpg", MadePicture(sheet), alt)
    asked = [words("deck-describe", count=len(undescribed[:AT_ONCE]))]
    if more := len(undescribed[AT_ONCE:]):
        asked.append(words("deck-describe-more", count=more))
    inside = (
        text(said),
        picture(cards),
        text(" ".join(asked)),
        ui.ActionRow(_describe_button(words, deck, undescribed)),
    )
    return Content(inside, attachments=(cards,), accent=ACCENT)


def _describe_button(words: Words, deck: str, undescribed: Sequence[int]) -> ui.Button[Any]:
    press = PressId("deckalts", deck, 0, ".".join(map(str, undescribed[:AT_ONCE])))
    return button(press, words("button-describe"), emoji="✏️")


def files_form(words: Words, deck: str) -> ui.Modal:
    """Return a form that asks for pictures, or for one zip of them."""
    field: ui.FileUpload[Any] = ui.FileUpload(
        custom_id="files", min_values=1, max_values=MOST_FILES
    )
    asked = form_field(field, words("form-files-label"), words("form-files-tip"))
    return form(PressId("deckadd", deck), words("form-files-title"), asked)


def title_form(words: Words, deck: str, name: str) -> ui.Modal:
    """Return a form that asks for a deck's name."""
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="name", default=name, min_length=1, max_length=LONGEST_TITLE
    )
    asked = form_field(field, words("form-deck-name"))
    return form(PressId("decktitle", deck), words("form-deck-title"), asked)


def words_form(words: Words, deck: str, number: int, title: str, alt: str) -> ui.Modal:
    """Return a form that asks for a card's title and description."""
    press = PressId("deckwords", deck, 0, str(number))
    name: ui.TextInput[Any] = ui.TextInput(
        custom_id="title", default=title or None, required=False, max_length=LONGEST_TITLE
    )
    asked = (
        form_field(name, words("form-card-name")),
        form_field(_alt_field("alt", words, alt), words("form-card-alt")),
    )
    return form(press, words("form-card-title", number=number), *asked)


def alts_form(words: Words, deck: str, numbers: Sequence[int]) -> ui.Modal:
    """Return a form that asks for the descriptions of up to five cards."""
    press = PressId("deckalts", deck, 0, ".".join(map(str, numbers)))
    asked = (
        form_field(_alt_field(f"alt{place}", words, ""), words("deck-card", number=number))
        for place, number in enumerate(numbers)
    )
    return form(press, words("form-alts-title", count=len(numbers)), *asked)


def _alt_field(name: str, words: Words, alt: str) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.paragraph,
        default=alt or None,
        placeholder=words("form-alt-hint"),
        required=False,
        max_length=LONGEST_ALT,
    )
