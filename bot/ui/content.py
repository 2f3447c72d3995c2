"""Messages before their pictures are made: components, and the pictures to attach.

Screens compare contents by fingerprint, so that they do not send what is already shown and upload
no picture twice.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Self

import discord
from discord import ui

from bot.limits import (
    LONGEST_ALT,
    LONGEST_FORM_TITLE,
    LONGEST_LABEL,
    LONGEST_PLACEHOLDER,
    LONGEST_TEXT,
    MOST_BUTTONS,
)
from bot.rules.ids import PlayerId
from bot.text import Words
from bot.ui.ids import PressId
from bot.ui.wanted_pictures import PictureWish

Item = ui.Item[Any]


@dataclass(frozen=True, slots=True)
class Attachment:
    """A picture to be made, with the file name by which the layout refers to it."""

    name: str
    wish: PictureWish
    alt: str


class Mark(NamedTuple):
    """Two numbers by which the bot recognises a message after a crash; readers do not see them.

    They are sent as the component ids of the frame and of the first item in it.
    """

    game: int
    message: int


@dataclass(frozen=True, slots=True)
class Content:
    """One message: the items inside its frame and below it.

    A plain ``Content`` may only answer one person in private. What may be shown in a channel is a
    ``PublicContent``, and what may be shown in a player's DM is a ``HandContent`` of that player.
    The types keep private content out of public messages.
    """

    inside: tuple[Item, ...]
    below: tuple[Item, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    accent: int | None = None
    calls: tuple[PlayerId, ...] = ()  # whom it notifies by mentioning them, when it is posted
    role: int | None = None  # a role whose members it notifies in the same way
    silent: bool = False  # whether it is posted without a notification

    def view(self, mark: Mark | None = None) -> ui.LayoutView:
        """Return the message as a discord.py view; ``mark`` makes it recognisable later."""
        view = ui.LayoutView(timeout=None)
        frame: ui.Container[Any] = ui.Container(*self.inside, accent_colour=self.accent)
        if mark is not None:
            frame.id, self.inside[0].id = mark
        view.add_item(frame)
        for item in self.below:
            view.add_item(item)
        # Presses are routed by their custom id alone, so discord.py need not keep the view: it
        # forgets a stopped one.
        view.stop()
        return view

    def and_then(self, more: tuple[Item, ...]) -> Self:
        """Return the same message with more items at the end of its frame."""
        return replace(self, inside=(*self.inside, *more))

    @property
    def bare(self) -> Self:
        """Return the same message without pictures, to be shown until they are made."""
        inside = tuple(item for item in self.inside if not isinstance(item, ui.MediaGallery))
        return replace(self, inside=inside, attachments=())

    @property
    def layout_digest(self) -> str:
        """Return a fingerprint of everything except the pictures."""
        parts = [item.to_component_dict() for item in (*self.inside, *self.below)]
        parts[0].pop("id", None)  # a message looks the same with and without a mark
        return _digest(json.dumps([parts, self.accent], sort_keys=True, default=str))

    @property
    def pictures_digest(self) -> str:
        """Return a fingerprint of the pictures."""
        return _digest(repr([(a.name, a.wish) for a in self.attachments]))


class PublicContent(Content):
    """A message that everyone in a channel may read: made from a ``TableView``, never a hand."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class HandContent(Content):
    """A message that only one player may read."""

    reader: PlayerId = field(kw_only=True)


def _digest(text: str) -> str:
    # Short, because it is stored with every message; it only tells states of one message apart.
    return hashlib.blake2s(text.encode(), digest_size=8).hexdigest()


def text(*lines: str) -> ui.TextDisplay[Any]:
    """Return the lines that are not empty as one text, cut to what Discord accepts."""
    # Discord counts all texts of a message together, so some room is left for the others.
    return ui.TextDisplay("\n".join(line for line in lines if line)[: LONGEST_TEXT - 500])


def line(visible: bool = True) -> ui.Separator[Any]:
    """Return a separator: a thin line, or only a gap if not ``visible``."""
    return ui.Separator(visible=visible)


def picture(*attachments: Attachment) -> ui.MediaGallery[Any]:
    """Return a gallery of attached pictures, each with its alt text."""
    items = [
        discord.MediaGalleryItem(f"attachment://{a.name}", description=a.alt[:LONGEST_ALT])
        for a in attachments
    ]
    return ui.MediaGallery(*items)


def linked_picture(url: str, alt: str) -> ui.MediaGallery[Any]:
    """Return a gallery with one picture that is already uploaded at this URL."""
    return ui.MediaGallery(discord.MediaGalleryItem(url, description=alt[:LONGEST_ALT]))


def button(
    press: PressId,
    label: str | None = None,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    """Return a button with this press as its custom id."""
    return ui.Button(custom_id=str(press), label=label, style=style, emoji=emoji, disabled=disabled)


def rows(buttons: Sequence[ui.Button[Any]]) -> tuple[ui.ActionRow[Any], ...]:
    """Return buttons in as few rows as Discord allows, evenly filled."""
    if not buttons:
        return ()
    count = -(-len(buttons) // MOST_BUTTONS)
    width = -(-len(buttons) // count)
    return tuple(
        ui.ActionRow(*buttons[start : start + width]) for start in range(0, len(buttons), width)
    )


def menu(
    press: PressId,
    options: Iterable[discord.SelectOption],
    placeholder: str,
    *,
    fewest: int = 1,
    most: int = 1,
) -> ui.ActionRow[Any]:
    """Return a select menu in a row of its own."""
    choices = list(options)
    select: ui.Select[Any] = ui.Select(
        custom_id=str(press),
        options=choices,
        placeholder=placeholder[:LONGEST_PLACEHOLDER],
        min_values=min(fewest, len(choices)),
        max_values=min(most, len(choices)),
    )
    return ui.ActionRow(select)


def labelled_menu(
    press: PressId, options: list[discord.SelectOption], label: str, most: int = 1
) -> tuple[Item, ...]:
    """Return a menu, with its label in a line above it if something is chosen.

    Otherwise Discord shows the label in the menu itself, as its placeholder.
    """
    shown = menu(press, options, label, most=most)
    chosen = any(option.default for option in options)
    return (text(f"-# {label}"), shown) if chosen else (shown,)


def form(press: PressId, title: str, *items: Item) -> ui.Modal:
    """Return a form with this press as its custom id."""
    modal = ui.Modal(title=title[:LONGEST_FORM_TITLE], custom_id=str(press))
    for item in items:
        modal.add_item(item)
    modal.stop()  # it is routed by its custom id, like every message, so discord.py may forget it
    return modal


def form_field(field: Item, label: str, tip: str | None = None) -> ui.Label[Any]:
    """Return a field of a form with its label, and with a tip below that."""
    return ui.Label(
        text=label[:LONGEST_FORM_TITLE], description=tip and tip[:LONGEST_LABEL], component=field
    )


def shortened(words: str, most: int = LONGEST_LABEL) -> str:
    """Return a text that fits a menu; a longer one is cut after a word and gets an ellipsis."""
    if len(words) <= most:
        return words
    return f"{words[: most - 1].rsplit(None, 1)[0].rstrip(' ,;:—–-،')}…"


def notice(words: Words, key: str, **values: str | int) -> Content:
    """Return a message that only has the text with this key."""
    return Content((text(words(key, **values)),))
