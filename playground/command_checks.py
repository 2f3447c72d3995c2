"""Which commands Discord accepts for registration, and in what form it returns them."""

import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Any

from .errors import DiscordError, FormErrors
from .model import Json
from .shapes import without_nulls
from .strictness import Strict

if TYPE_CHECKING:
    from .world import World

Path = tuple[str | int, ...]

# The locales of Discord's client; there is no Arabic and no Hebrew among them.
LOCALES = frozenset(
    (
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt"),
        *("hu", "nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el"),
        *("bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    )
)
SUBCOMMAND, GROUP, STRING, INTEGER = 1, 2, 3, 4
GUILD_INSTALL, USER_INSTALL = 0, 1
SLASH, ON_USER, ON_MESSAGE = 1, 2, 3
MOST_COMMANDS = {SLASH: 100, ON_USER: 5, ON_MESSAGE: 5}
MOST_OPTIONS, MOST_TEXT = 25, 8000


def check_commands(commands: Any) -> None:
    """Raise ``DiscordError`` if Discord would not accept this list of commands."""
    errors = FormErrors()
    if not isinstance(commands, list):
        errors.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        errors.raise_if_any()
    names: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        check_command(command, errors, (index,))
        key = (command.get("type") or 1, str(command.get("name")))
        if key in names:
            message = "Application command names must be unique"
            code = "APPLICATION_COMMANDS_DUPLICATE_NAME"
            errors.add((index, "name"), code, message)
        names.add(key)
    errors.raise_if_any()
    for kind, most in MOST_COMMANDS.items():
        if sum(1 for one, _ in names if one == kind) > most:
            message = f"Maximum number of application commands reached ({most})"
            raise DiscordError(30032, message=message)


def check_command(command: Json, errors: FormErrors, path: Path) -> None:
    """Add to ``errors`` everything that Discord refuses in one command."""
    kind = command.get("type") or SLASH
    if kind not in MOST_COMMANDS:
        message = 'Value of field "type" is not allowed here.'
        errors.add((*path, "type"), "UNION_TYPE_CHOICES", message)
    slash = kind == SLASH
    _words(command, errors, path, described=slash, lower=slash)
    if slash:
        _options(command.get("options") or [], errors, (*path, "options"), depth=0)
    else:
        _no_slash_fields(command, errors, path)
    size = _size(command)
    if size > MOST_TEXT:
        message = f"Command exceeds maximum size ({size} > {MOST_TEXT})"
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _no_slash_fields(command: Json, errors: FormErrors, path: Path) -> None:
    """Add to ``errors`` the fields that a context-menu command cannot have."""
    for field in ("description", "description_localizations", "options"):
        if command.get(field):
            message = f"Context menu commands cannot have {field}"
            code = f"APPLICATION_COMMAND_CONTEXT_MENU_{field.upper()}_CANNOT_BE_SET"
            errors.add((*path, field), code, message)


def _words(node: Json, errors: FormErrors, path: Path, *, described: bool, lower: bool) -> None:
    _name(node.get("name"), errors, (*path, "name"), lower=lower)
    _localisations(node, "name", errors, path, lower=lower, most=32)
    if described:
        _length(node.get("description"), errors, (*path, "description"), 100)
        _localisations(node, "description", errors, path, lower=False)


def _localisations(
    node: Json, word: str, errors: FormErrors, path: Path, *, lower: bool, most: int = 100
) -> None:
    translations = node.get(f"{word}_localizations") or {}
    for locale, text in translations.items():
        at = (*path, f"{word}_localizations", locale)
        if locale not in LOCALES:
            message = f'Locale "{locale}" is not supported'
            errors.add(at, "APPLICATION_COMMAND_INVALID_LOCALE", message)
        elif word == "name" and most == 32:
            _name(text, errors, at, lower=lower)
        else:
            _length(text, errors, at, most)


def _name(name: Any, errors: FormErrors, path: Path, *, lower: bool) -> None:
    if not _length(name, errors, path, 32) or not lower:
        return
    if name != name.lower() or not (name.isalnum() or all(map(_in_name, name))):
        errors.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


@cache
def _in_name(letter: str) -> bool:
    # Letters, digits, and combining marks, with which Devanagari and Thai write vowels.
    return letter in "-_'" or unicodedata.category(letter)[0] in "LNM"


def _length(text: Any, errors: FormErrors, path: Path, most: int) -> bool:
    if text is None:
        errors.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return False
    if not isinstance(text, str) or not 1 <= len(text.strip()) <= len(text) <= most:
        message = f"Must be between 1 and {most} in length."
        errors.add(path, "BASE_TYPE_BAD_LENGTH", message)
        return False
    return True


def _options(options: list[Json], errors: FormErrors, path: Path, *, depth: int) -> None:
    if len(options) > MOST_OPTIONS:
        message = f"Must be {MOST_OPTIONS} or fewer in length."
        errors.add(path, "BASE_TYPE_MAX_LENGTH", message)
    seen: set[tuple[str, Any]] = set()
    optional_before = False
    for index, option in enumerate(options):
        at = (*path, index)
        _option(option, errors, at, depth)
        # Unique in every language; one without a translation shows the default name.
        names = {"": option.get("name"), **dict.fromkeys(LOCALES, option.get("name"))}
        names |= option.get("name_localizations") or {}
        if not seen.isdisjoint(names.items()):
            message = "Option name already exists"
            errors.add((*at, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        seen |= names.items()
        if option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            errors.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_before |= not option.get("required")
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive"
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _option(option: Json, errors: FormErrors, path: Path, depth: int) -> None:
    _words(option, errors, path, described=True, lower=True)
    kind = option.get("type")
    deepest = {SUBCOMMAND: 1, GROUP: 0}.get(kind if isinstance(kind, int) else 0, 2)
    if kind not in range(1, 12) or depth > deepest:
        message = 'Value of field "type" is not allowed here.'
        errors.add((*path, "type"), "UNION_TYPE_CHOICES", message)
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        message = "An option cannot have both autocomplete and choices"
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message)
    if len(choices) > 25:
        message = "Must be 25 or fewer in length."
        errors.add((*path, "choices"), "BASE_TYPE_MAX_LENGTH", message)
    for index, choice in enumerate(choices):
        at = (*path, "choices", index)
        _length(choice.get("name"), errors, (*at, "name"), 100)
        _localisations(choice, "name", errors, at, lower=False)
        _value(choice.get("value"), kind, errors, (*at, "value"))
    low, high = (option.get(f"{end}_length") for end in ("min", "max"))
    if low is not None and high is not None and low > high:
        message = "min_length must not be greater than max_length."
        errors.add((*path, "min_length"), "APPLICATION_COMMAND_OPTION_INVALID_LENGTHS", message)
    _options(option.get("options") or [], errors, (*path, "options"), depth=depth + 1)


def _value(value: Any, kind: Any, errors: FormErrors, path: Path) -> None:
    """Add to ``errors`` what is wrong with a choice's value for an option of this type."""
    if kind == STRING:
        _length(value, errors, path, 100)
    elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else int | float):
        errors.add(path, "NUMBER_TYPE_COERCE", "Value is not a number of the option's type.")


def _size(node: Json) -> int:
    total = 0
    for word in ("name", "description"):
        longest = [str(node.get(word) or ""), *(node.get(f"{word}_localizations") or {}).values()]
        total += max(len(text) for text in longest)
    total += sum(len(str(one.get("value", ""))) for one in node.get("choices") or [])
    inner = [*(node.get("options") or []), *(node.get("choices") or [])]
    return total + sum(map(_size, inner))


def registered(
    command: Json,
    *,
    application_id: int,
    command_id: int,
    version: int,
    installs: tuple[int, ...] = (GUILD_INSTALL,),
) -> Json:
    """Return a command as Discord returns it once registered.

    ``installs`` are the installation types of a command that names none.
    """
    done: Json = without_nulls(command)
    needed = command.get("default_member_permissions")
    done |= {
        "id": str(command_id),
        "application_id": str(application_id),
        "version": str(version),
        "type": command.get("type") or 1,
        "description": command.get("description") or "",
        "default_member_permissions": None if needed is None else str(needed),
        "nsfw": bool(command.get("nsfw")),
        "integration_types": command.get("integration_types") or list(installs),
        "contexts": command.get("contexts"),
    }
    if done["type"] == 1:
        done.setdefault("options", [])
    return done


def installs(world: "World") -> tuple[int, ...]:
    """Return the installation types that are enabled for the application."""
    lenient = Strict.USER_INSTALL in world.lenient
    return (GUILD_INSTALL,) if lenient else (GUILD_INSTALL, USER_INSTALL)
