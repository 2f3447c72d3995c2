// Slash commands as the server offers them to this person here: finding one, and what its options accept.

import { channelChoices, personChoices } from "./select.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
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
  const words = wanted.split(/\s+/).filter(Boolean);
  return commands
    .filter((command) => words.every((word) => haystack(command).includes(word)))
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
  if (option.type === BOOLEAN) return [{ value: true, label: "True" }, { value: false, label: "False" }];
  if (option.type === USER) return personChoices(app);
  if (option.type === CHANNEL) return channelChoices(app);
  return null;
}

export function namedChoice(choice) {
  return { value: choice.value, label: String(localised(choice, "name")) };
}

/** What was typed as the value to send, or an Error that says what is wanted. */
export function readValue(option, text) {
  if (isNumeric(option)) return readNumber(option, text);
  if (option.min_length && text.length < option.min_length) return new Error(`at least ${option.min_length} characters`);
  if (option.max_length && text.length > option.max_length) return new Error(`at most ${option.max_length} characters`);
  return text;
}

function readNumber(option, text) {
  const value = Number(text);
  if (!text.trim() || Number.isNaN(value)) return new Error("a number");
  if (option.type === INTEGER && !Number.isInteger(value)) return new Error("a whole number");
  if (option.min_value !== undefined && value < option.min_value) return new Error(`${option.min_value} or more`);
  if (option.max_value !== undefined && value > option.max_value) return new Error(`${option.max_value} or less`);
  return value;
}
