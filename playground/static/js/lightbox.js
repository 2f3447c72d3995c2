// One picture over the whole window, with its description; arrow keys go through the gallery.

import { fill, h, icon } from "./dom.js";
import { rightToLeft, words } from "./words.js";

export function enlarge(pictures, start) {
  let index = start;
  const image = h("img", { alt: "" });
  const caption = h("figcaption", { class: "alt", dir: "auto" });
  const many = pictures.length > 1;
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": words("picture") },
    h("figure", {}, image, caption),
    many ? arrow("back", words("previous-picture"), -1) : null,
    many ? arrow("on", words("next-picture"), 1) : null,
    h(
      "button",
      { type: "button", class: "lightbox-close", "aria-label": words("close"), on: { click: () => dialog.close() } },
      icon("close"),
    ),
  );

  function arrow(name, label, step) {
    return h(
      "button",
      { type: "button", class: `lightbox-${name}`, "aria-label": label, on: { click: () => move(step) } },
      icon(name),
    );
  }

  function move(step) {
    index = (index + step + pictures.length) % pictures.length;
    const picture = pictures[index];
    image.src = picture.url;
    image.alt = picture.alt;
    fill(caption, picture.alt);
  }

  dialog.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    if (many && step) move(rightToLeft ? -step : step);
  });
  dialog.addEventListener("click", (event) => {
    if (!event.target.closest("button, figcaption")) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  move(0);
  dialog.showModal();
}
