// Slash commands as the page needs them: flat, in the reader's language, with what each option accepts.

import { avatar, displayName } from "./avatar.js";

export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const NUMBER = 10;
const SUBCOMMAND = 1;
const GROUP = 2;

export function localised(thing, field, locale) {
  return thing[`${field}_localizations`]?.[locale] ?? thing[field];
}

/** Every command one can send: { root, path: [names], title, note, options }. */
export function flatten(commands, locale) {
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => branch(command, command, [], locale));
}

function branch(root, node, path, locale) {
  const children = (node.options ?? []).filter((option) => [SUBCOMMAND, GROUP].includes(option.type));
  if (children.length) {
    return children.flatMap((child) => branch(root, child, [...path, child], locale));
  }
  const names = [root, ...path].map((part) => localised(part, "name", locale));
  return [{ root, path, title: names.join(" "), note: localised(node, "description", locale), options: node.options ?? [] }];
}

/** Those that fit what was typed after the slash, best first. */
export function matching(entries, typed) {
  const wanted = typed.trim().toLowerCase();
  const words = wanted.split(/\s+/).filter(Boolean);
  return entries
    .filter((entry) => words.every((word) => `${entry.title} ${entry.note}`.toLowerCase().includes(word)))
    .sort((a, b) => rank(a, wanted) - rank(b, wanted));
}

function rank(entry, wanted) {
  if (entry.title.toLowerCase().startsWith(wanted)) return 0;
  return entry.title.toLowerCase().includes(wanted) ? 1 : 2;
}

/** The values one picks from, or null when the option is written freely. */
export function fixedChoices(option, app) {
  if (option.choices?.length) {
    const locale = app.world.me.locale;
    return option.choices.map((choice) => ({ value: choice.value, label: String(localised(choice, "name", locale)) }));
  }
  if (option.type === BOOLEAN) return [{ value: true, label: "True" }, { value: false, label: "False" }];
  if (option.type === USER) {
    return app.peopleHere().map((user) => ({ value: user.id, label: displayName(user), note: user.username, mark: avatar(user, "tiny") }));
  }
  if (option.type === CHANNEL) return app.channelsHere().map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  return null;
}

/** What was typed as the value that Discord would send, or an Error that says what is wrong. */
export function readValue(option, text) {
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text);
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

/** Discord's tree of options around the values that were filled in. */
export function wrapOptions(path, values) {
  return path.reduceRight((inside, part) => [{ type: part.type, name: part.name, options: inside }], values);
}
