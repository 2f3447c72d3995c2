// One picture over the whole window, with its description; arrow keys go through the gallery.

import { fill, h, icon } from "./dom.js";

export function enlarge(pictures, start) {
  let index = start;
  const image = h("img", { alt: "" });
  const words = h("figcaption", { class: "alt" });
  const many = pictures.length > 1;
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": "Picture" },
    h("figure", {}, image, words),
    many ? arrow("left", "Previous picture", -1) : null,
    many ? arrow("right", "Next picture", 1) : null,
    h(
      "button",
      { type: "button", class: "lightbox-close", "aria-label": "Close", on: { click: () => dialog.close() } },
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
    fill(words, picture.alt);
  }

  dialog.addEventListener("keydown", (event) => {
    if (many && event.key === "ArrowLeft") move(-1);
    if (many && event.key === "ArrowRight") move(1);
  });
  dialog.addEventListener("click", (event) => {
    if (!event.target.closest("button, figcaption")) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  move(0);
  dialog.showModal();
}
