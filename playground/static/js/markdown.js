// Discord's markdown as DOM nodes. Blocks first (headings, quotes, lists, code), then what stands in a line.

import { timestamp } from "./clock.js";
import { h } from "./dom.js";
import { ownEmoji } from "./emoji.js";
import { channelTarget, safeHref } from "./links.js";
import { words } from "./words.js";

/**
 * `names` answers who and what an id is: { user(id), channel(id), role(id), go(channelId) }.
 */
export function markdown(text, names) {
  return blocks(String(text).split("\n"), names);
}

/** The same text without its signs, for screen readers, toasts and previews. */
export function plain(text, names) {
  const said = markdown(text, names).map((block) => block.textContent);
  return said.join(" ").replace(/\s+/g, " ").trim();
}

const FENCE = /^```(\w*)\s*$/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const QUOTE = /^>\s(.*)$/;
const LONG_QUOTE = /^>>>\s?(.*)$/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(.+)$/;

function blocks(lines, names) {
  const nodes = [];
  let index = 0;
  while (index < lines.length) {
    const [made, next] = block(lines, index, names);
    nodes.push(...made);
    index = next;
  }
  return nodes;
}

/** One block from `index` on: its nodes and the index after it. */
function block(lines, index, names) {
  const line = lines[index];
  let match;
  if ((match = FENCE.exec(line))) return fence(lines, index, match[1]);
  if ((match = HEADING.exec(line))) {
    return [
      [h(`h${match[1].length + 2}`, { class: `head-${match[1].length}`, dir: "auto" }, inline(match[2], names))],
      index + 1,
    ];
  }
  if ((match = SUBTEXT.exec(line))) return [
    [h("p", { class: "subtext", dir: "auto" }, inline(match[1], names))],
    index + 1,
  ];
  if ((match = LONG_QUOTE.exec(line))) {
    const rest = [match[1], ...lines.slice(index + 1)];
    return [[h("blockquote", {}, blocks(rest, names))], lines.length];
  }
  if (QUOTE.test(line)) return run(lines, index, QUOTE, (matches) => quote(matches, names));
  if (ITEM.test(line)) return run(lines, index, ITEM, (matches) => list(matches, names));
  return paragraph(lines, index, names);
}

/** As many lines in a row as match, made into one node. */
function run(lines, index, pattern, make) {
  const matches = [];
  let at = index;
  for (let match; at < lines.length && (match = pattern.exec(lines[at])); at += 1) matches.push(match);
  return [[make(matches)], at];
}

function quote(matches, names) {
  return h("blockquote", {}, blocks(matches.map((match) => match[1]), names));
}

function list(matches, names) {
  const ordered = /\d/.test(matches[0][2]);
  const start = ordered ? Number.parseInt(matches[0][2], 10) : null;
  const items = matches.map((match) => {
    const depth = Math.min(Math.floor(match[1].length / 2), 3);
    return h("li", { class: depth ? `depth-${depth}` : null }, inline(match[3], names));
  });
  // Numbers stand on the side where the list begins, so the list has one direction as a whole.
  return h(ordered ? "ol" : "ul", { start: start === 1 ? null : start, dir: "auto" }, items);
}

function fence(lines, index, language) {
  const end = lines.findIndex((line, at) => at > index && line.trimEnd() === "```");
  const stop = end === -1 ? lines.length : end;
  const code = h("code", { class: language || null }, lines.slice(index + 1, stop).join("\n"));
  return [[h("pre", {}, code)], stop + 1];
}

const STARTS_BLOCK = [FENCE, HEADING, SUBTEXT, QUOTE, LONG_QUOTE, ITEM];

function paragraph(lines, index, names) {
  const taken = [];
  let at = index;
  while (at < lines.length && !STARTS_BLOCK.some((pattern) => pattern.test(lines[at]))) {
    taken.push(lines[at]);
    at += 1;
  }
  const text = taken.join("\n");
  return [text.trim() ? [h("p", { dir: "auto" }, inline(text, names))] : text ? [h("p", { class: "blank" })] : [], at];
}

// Within a line: the first rule that matches at the earliest place wins; what is inside is read again.
const RULES = [
  [/\\([^\p{L}\p{N}\s])/u, (match) => [match[1]]],
  [/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/, (match) => [h("code", {}, match[2].trim() || match[2])]],
  [/\|\|([\s\S]+?)\|\|/, (match, names) => [spoiler(inline(match[1], names))]],
  [/\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/, (match, names) => [h("strong", {}, h("em", {}, inline(match[1], names)))]],
  [/\*\*([\s\S]+?)\*\*(?!\*)/, wrap("strong")],
  [/__([\s\S]+?)__(?!_)/, wrap("u")],
  [/~~([\s\S]+?)~~/, wrap("s")],
  [/\*(?=\S)([^*\n]|[^*\n][^*]*?[^*\s])\*(?!\*)/, wrap("em")],
  [/(?<![\p{L}\p{N}_])_(?=\S)([^_]+?)_(?![\p{L}\p{N}_])/u, wrap("em")],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (match, names) => [link(match[2], inline(match[1], names), names)]],
  [/<(https?:\/\/[^\s>]+)>/, (match, names) => [link(match[1], [match[1]], names)]],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;!?'")\]]/, (match, names) => [link(match[0], [match[0]], names)]],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (match) => [timestamp(Number(match[1]), match[2]) ?? match[0]]],
  [/<@!?(\d+)>/, (match, names) => [h("bdi", { class: "mention" }, `@${names.user(match[1])}`)]],
  [/<@&(\d+)>/, (match, names) => [h("bdi", { class: "mention" }, `@${names.role(match[1])}`)]],
  [/<#(\d+)>/, (match, names) => [channelMention(match[1], names)]],
  [/<\/([^:>]+):\d+>/, (match) => [h("bdi", { class: "mention" }, `/${match[1]}`)]],
  [/<a?:(\w+):(\d+)>/, (match) => [ownEmoji(match[1], match[2])]],
];

function inline(text, names) {
  const nodes = [];
  let rest = text;
  while (rest) {
    const found = earliest(rest);
    if (!found) break;
    const { match, make } = found;
    if (match.index) nodes.push(rest.slice(0, match.index));
    nodes.push(...make(match, names));
    rest = rest.slice(match.index + match[0].length);
  }
  return rest ? [...nodes, rest] : nodes;
}

function earliest(text) {
  let best = null;
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(text);
    if (match && (!best || match.index < best.match.index)) best = { match, make };
  }
  return best;
}

function wrap(tag) {
  return (match, names) => [h(tag, {}, inline(match[1], names))];
}

function link(url, children, names) {
  const target = channelTarget(url);
  if (target && names.knows(target.channel)) return goTo(target.channel, label(url, children, target, names), names);
  const href = safeHref(url);
  if (!href) return h("span", {}, children);
  return h("a", { href, target: "_blank", rel: "noopener noreferrer" }, children);
}

/** A bare address of a channel reads better as its name. */
function label(url, children, target, names) {
  return children.length === 1 && children[0] === url ? [channelName(target.channel, names)] : children;
}

function channelMention(id, names) {
  return names.knows(id) ? goTo(id, [channelName(id, names)], names) : h("bdi", { class: "mention" }, words("unknown-channel"));
}

/** Always from left to right: otherwise a sentence in Arabic or Hebrew would show "dixit#". */
function channelName(id, names) {
  return h("bdi", { dir: "ltr" }, `#${names.channel(id)}`);
}

function goTo(id, children, names) {
  return h("button", { type: "button", class: "mention", on: { click: () => names.go(id) } }, children);
}

function spoiler(children) {
  const inside = h("span", { class: "spoiler-text", "aria-hidden": "true" }, children);
  const cover = h("button", { type: "button", class: "spoiler", "aria-label": words("spoiler-press") }, inside);
  cover.addEventListener("click", () => {
    cover.classList.add("open");
    cover.removeAttribute("aria-label");
    inside.removeAttribute("aria-hidden");
  });
  return cover;
}
