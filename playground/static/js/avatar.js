// Pictures of people and servers: their own if they have one, otherwise initials on a colour.

import { h } from "./dom.js";
import { localUrl } from "./links.js";

const HUES = [262, 205, 152, 28, 340, 185, 45, 310, 95, 232, 10, 125];

export function displayName(user) {
  return user?.global_name || user?.username || "someone";
}

/** The first two letters that tell people apart; whole characters, also outside the basic plane. */
export function initials(name) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? "?"];
  return letters.map((word) => [...word][0]).join("").toUpperCase();
}

function hue(id) {
  const sum = [...String(id)].reduce((total, digit) => (total * 31 + digit.codePointAt(0)) % 9973, 7);
  return HUES[sum % HUES.length];
}

/** Decorative: the name always stands beside it. */
export function avatar(user, className = "") {
  const picture = user?.avatar ? localUrl(`/avatars/${user.id}/${user.avatar}.png?size=80`) : null;
  if (picture) return h("img", { class: `avatar ${className}`, src: picture, alt: "", width: 40, height: 40 });
  return badge(user?.id ?? "0", initials(displayName(user)), className);
}

export function badge(id, letters, className = "") {
  const element = h("span", { class: `avatar ${className}`, "aria-hidden": "true" }, letters);
  element.style.setProperty("--hue", hue(id));
  return element;
}
