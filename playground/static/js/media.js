// Pictures in messages: galleries, thumbnails, and the same picture large when pressed.

import { h } from "./dom.js";
import { mediaUrl } from "./links.js";
import { enlarge } from "./lightbox.js";
import { words } from "./words.js";

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

// The box that Discord shows a single picture in: on a desktop, and on a phone.
const BOX = { width: 550, height: 350 };
const PHONE = { width: 340, height: 460 };

/** A picture alone keeps its place before it has loaded, as large as it will be. */
function reserve(button, { width, height }) {
  if (!width || !height) return;
  const shown = (box) => Math.round(width * Math.min(1, box.width / width, box.height / height));
  button.style.setProperty("--shown", `${shown(BOX)}px`);
  button.style.setProperty("--shown-on-phone", `${shown(PHONE)}px`);
  button.style.setProperty("--shape", `${width} / ${height}`);
}

export function thumbnail(component, message) {
  const picture = {
    url: mediaUrl(component.media, message),
    alt: component.description ?? "",
    spoiler: component.spoiler,
    width: component.media?.width,
    height: component.media?.height,
  };
  return h("div", { class: "thumbnail" }, frame([picture], 0));
}

function frame(pictures, index) {
  const picture = pictures[index];
  if (!picture.url) return h("p", { class: "unknown" }, words("picture-outside"));
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
  button.setAttribute("aria-label", picture.alt ? words("enlarge", { picture: picture.alt }) : words("enlarge-picture"));
  image.addEventListener("error", () => button.classList.add("broken"));
  reserve(button, picture);
  button.dataset.cover = words("spoiler");
  if (picture.spoiler) button.classList.add("veiled");
  button.addEventListener("click", () => {
    if (button.classList.contains("veiled")) button.classList.remove("veiled");
    else enlarge(pictures.filter((one) => one.url), index);
  });
  return button;
}
