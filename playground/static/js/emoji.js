// Emoji: those of the application are pictures, all others are letters of the page's own font.

import { h } from "./dom.js";
import { localUrl } from "./links.js";

/** A picture of the application's own; its name stands there if the application has it no more. */
export function ownEmoji(name, id) {
  const called = `:${name}:`;
  const image = h("img", { class: "own-emoji", src: localUrl(`/emojis/${id}.png`), alt: called, title: called, draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(h("span", { class: "emoji-name" }, called)));
  return image;
}

/** What a button or a choice shows before its words; decorative, for the words say the same. */
export function emoji(value) {
  if (!value) return null;
  return h("span", { class: "emoji", "aria-hidden": "true" }, value.id ? ownEmoji(value.name, value.id) : value.name);
}
