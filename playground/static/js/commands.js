// Slash commands as the server offers them to this person here: finding one, and what its options accept.

import { channelChoices, personChoices, roleChoices } from "./select.js";
import { words } from "./words.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const NUMBER = 10;

/** A name or description in the reader's language, where the bot has it. */
export function localised(thing, field) {
  return thing[`${field}_localized`] ?? thing[field];
}

export function isNumeric(option) {
  return option.type === INTEGER || option.type === NUMBER;
}

/** Those that fit what was typed after the slash, best first. */
export function matching(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  const terms = wanted.split(/\s+/).filter(Boolean);
  return commands
    .filter((command) => terms.every((word) => haystack(command).includes(word)))
    .sort((a, b) => rank(a, wanted) - rank(b, wanted));
}

function haystack(command) {
  return `${command.path} ${localised(command, "description")}`.toLowerCase();
}

function rank(command, wanted) {
  if (command.path.startsWith(wanted)) return 0;
  return command.path.includes(wanted) ? 1 : 2;
}

/** The values one picks from, or null when the option is written freely. */
export function fixedChoices(option, app) {
  if (option.choices?.length) return option.choices.map(namedChoice);
  if (option.type === BOOLEAN) return [{ value: true, label: words("yes") }, { value: false, label: words("no") }];
  if (option.type === USER) return personChoices(app);
  if (option.type === CHANNEL) return channelChoices(app);
  if (option.type === ROLE) return roleChoices(app);
  return null;
}

export function namedChoice(choice) {
  return { value: choice.value, label: String(localised(choice, "name")) };
}

/** What was typed as the value to send, or an Error that says what is wanted. */
export function readValue(option, text) {
  if (isNumeric(option)) return readNumber(option, text);
  const { min_length: least, max_length: most } = option;
  if (least && text.length < least) return new Error(words("wanted-longer", { count: least }));
  if (most && text.length > most) return new Error(words("wanted-shorter", { count: most }));
  return text;
}

function readNumber(option, text) {
  const value = Number(text);
  if (!text.trim() || Number.isNaN(value)) return new Error(words("wanted-number"));
  if (option.type === INTEGER && !Number.isInteger(value)) return new Error(words("wanted-whole"));
  const { min_value: least, max_value: most } = option;
  if (least !== undefined && value < least) return new Error(words("wanted-more", { number: least }));
  if (most !== undefined && value > most) return new Error(words("wanted-less", { number: most }));
  return value;
}
