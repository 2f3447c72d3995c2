// Attached files, and classic embeds: what messages without Components V2 carry.

import { timestamp } from "./clock.js";
import { h, icon } from "./dom.js";
import { localUrl, safeHref } from "./links.js";
import { markdown } from "./markdown.js";
import { gallery } from "./media.js";
import { locale, words } from "./words.js";

export function fileCard({ name, size, url }) {
  const label = name ?? words("file");
  return h(
    "a",
    { class: "file", href: url, download: label },
    icon("file"),
    h("bdi", { class: "file-name" }, label),
    size ? h("span", { class: "file-size" }, readableSize(size)) : null,
  );
}

export function readableSize(bytes) {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"];
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const style = { style: "unit", unit: units[power], unitDisplay: "short", maximumSignificantDigits: 3 };
  return new Intl.NumberFormat(locale, style).format(bytes / 1024 ** power);
}

/** Pictures as a gallery, everything else as a card. */
export function attachments(message) {
  const files = message.attachments ?? [];
  const pictures = files.filter((file) => file.content_type?.startsWith("image/"));
  const others = files.filter((file) => !pictures.includes(file));
  return [
    pictures.length
      ? gallery(
          pictures.map((file) => ({ media: file, description: file.description ?? "", spoiler: file.filename.startsWith("SPOILER_") })),
          message,
        )
      : null,
    others.map((file) => fileCard({ name: file.filename, size: file.size, url: localUrl(file.url) })),
  ];
}

export function embed(data, message, names) {
  const box = h(
    "div",
    { class: "embed" },
    data.author ? h("p", { class: "embed-author" }, data.author.name) : null,
    data.title ? h("p", { class: "embed-title" }, title(data, names)) : null,
    data.description ? h("div", { class: "text" }, markdown(data.description, names)) : null,
    data.fields?.length ? h("div", { class: "fields" }, data.fields.map((field) => embedField(field, names))) : null,
    data.image ? gallery([{ media: data.image, description: data.image.description ?? "" }], message) : null,
    data.thumbnail ? h("div", { class: "embed-thumbnail" }, gallery([{ media: data.thumbnail }], message)) : null,
    data.footer || data.timestamp ? embedFooter(data) : null,
  );
  if (Number.isInteger(data.color)) box.style.setProperty("--accent", `#${data.color.toString(16).padStart(6, "0")}`);
  return box;
}

function title(data, names) {
  const text = markdown(data.title, names);
  const href = data.url ? safeHref(data.url) : null;
  return href ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, text) : text;
}

function embedField(field, names) {
  return h(
    "div",
    { class: field.inline ? "field inline" : "field" },
    h("p", { class: "field-name" }, markdown(field.name, names)),
    h("div", { class: "text" }, markdown(field.value, names)),
  );
}

function embedFooter(data) {
  const parts = [
    data.footer?.text,
    data.timestamp ? timestamp(Math.floor(Date.parse(data.timestamp) / 1000), "f") : null,
  ];
  return h(
    "p",
    { class: "embed-footer" },
    parts.filter(Boolean).flatMap((part, index) => (index ? [" · ", part] : [part])),
  );
}
