// Pictures in messages: galleries, thumbnails, and the same picture large when pressed.

import { h } from "./dom.js";
import { mediaUrl } from "./links.js";
import { enlarge } from "./lightbox.js";

/** A gallery of { media, description, spoiler }; opens at the picture that was pressed. */
export function gallery(items, message) {
  const pictures = items.map((item) => ({
    url: mediaUrl(item.media, message),
    alt: item.description ?? "",
    spoiler: item.spoiler,
    width: item.media?.width,
    height: item.media?.height,
  }));
  return h(
    "div",
    { class: `gallery count-${Math.min(items.length, 10)}` },
    pictures.map((_, index) => frame(pictures, index)),
  );
}

export function thumbnail(component, message) {
  const picture = {
    url: mediaUrl(component.media, message),
    alt: component.description ?? "",
    spoiler: component.spoiler,
  };
  return h("div", { class: "thumbnail" }, frame([picture], 0));
}

function frame(pictures, index) {
  const picture = pictures[index];
  if (!picture.url) return h("p", { class: "unknown" }, "A picture from outside: the playground shows only its own.");
  const image = h("img", {
    src: picture.url,
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    decoding: "async",
  });
  const button = h(
    "button",
    { type: "button", class: "picture", data: { focus: `picture-${index}-${picture.url}` } },
    image,
  );
  button.setAttribute("aria-label", picture.alt ? `Enlarge: ${picture.alt}` : "Enlarge the picture");
  image.addEventListener("error", () => button.classList.add("broken"));
  if (picture.spoiler) button.classList.add("veiled");
  button.addEventListener("click", () => {
    if (button.classList.contains("veiled")) button.classList.remove("veiled");
    else enlarge(pictures.filter((one) => one.url), index);
  });
  return button;
}
