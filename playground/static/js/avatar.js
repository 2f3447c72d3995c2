// Pictures of people and servers: their own if they have one, otherwise initials on a colour.

import { h } from "./dom.js";
import { localUrl } from "./links.js";
import { words } from "./words.js";

// The playground's people have no picture, only a colour, spelt by the name of the picture.
const COLOUR_ONLY = /^0{26}([0-9a-f]{6})$/;

export function displayName(user) {
  return user?.global_name || user?.username || words("someone");
}

/** The first two letters that tell people apart; whole characters, also outside the basic plane. */
export function initials(name) {
  const parts = name.split(/\s+/).filter(Boolean);
  const letters = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0] ?? "?"];
  return letters.map((word) => [...word][0]).join("").toUpperCase();
}

/** Decorative: the name always stands beside it. */
export function avatar(user, className = "") {
  if (user?.bot) return picture("static/icon.svg", className);
  const colour = COLOUR_ONLY.exec(user?.avatar ?? "");
  if (!colour && user?.avatar) return picture(localUrl(`/avatars/${user.id}/${user.avatar}.png?size=80`), className);
  return badge(initials(displayName(user)), className, colour ? `#${colour[1]}` : null);
}

function picture(src, className) {
  return h("img", { class: `avatar ${className}`, src, alt: "", width: 40, height: 40 });
}

export function badge(letters, className = "", colour = null) {
  const element = h("span", { class: `avatar ${className}`, "aria-hidden": "true" }, letters);
  if (colour) element.style.setProperty("--colour", colour);
  return element;
}
