// Message components, classic rows and Components V2 alike: each type has one function that draws it.

import { h, icon } from "./dom.js";
import { emoji } from "./emoji.js";
import { gallery, thumbnail } from "./media.js";
import { fileCard } from "./files.js";
import { mediaUrl, safeHref, channelTarget } from "./links.js";
import { markdown, plain } from "./markdown.js";
import { defaultsOf, selectMenu } from "./select.js";
import { words } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

const DRAW = {
  1: actionRow,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: textDisplay,
  11: (component, context) => thumbnail(component, context.message),
  12: (component, context) => gallery(component.items, context.message),
  13: file,
  14: separator,
  17: container,
};

/** `context` is { app, message }. */
export function drawComponents(components, context) {
  return (components ?? []).map((component) => drawComponent(component, context));
}

function drawComponent(component, context) {
  const draw = DRAW[component.type];
  return draw ? draw(component, context) : h("p", { class: "unknown" }, words("unknown-component", { type: component.type }));
}

function actionRow(component, context) {
  return h("div", { class: "row" }, drawComponents(component.components, context));
}

function textDisplay(component, { app }) {
  return h("div", { class: "text" }, markdown(component.content, app.names));
}

function section(component, context) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, drawComponents(component.components, context)),
    h("div", { class: "section-accessory" }, drawComponent(component.accessory, context)),
  );
}

function separator(component) {
  const size = component.spacing === 2 ? "large" : "small";
  const line = component.divider !== false;
  return h("div", { class: `separator ${size} ${line ? "line" : ""}`, role: line ? "separator" : null });
}

function container(component, context) {
  const box = h("div", { class: "container" }, drawComponents(component.components, context));
  if (Number.isInteger(component.accent_color)) {
    box.classList.add("accented");
    box.style.setProperty("--accent", `#${component.accent_color.toString(16).padStart(6, "0")}`);
  }
  return component.spoiler ? covered(box) : box;
}

function covered(inside) {
  const cover = h("button", { type: "button", class: "cover" }, words("spoiler"));
  const holder = h("div", { class: "covered" }, inside, cover);
  inside.inert = true;
  cover.addEventListener("click", () => {
    inside.inert = false;
    holder.classList.remove("covered");
    cover.remove();
  });
  return holder;
}

function file(component, { message }) {
  const attachment = message.attachments?.find((one) => component.file?.url?.includes(one.filename));
  return fileCard({
    name: component.name ?? attachment?.filename,
    size: component.size ?? attachment?.size,
    url: mediaUrl(component.file, message),
  });
}

function buttonFace(component) {
  return [emoji(component.emoji), component.label ? h("bdi", { class: "button-label" }, component.label) : null];
}

/** A button without words is announced by its emoji. */
function buttonLabel(component) {
  return component.label ? null : component.emoji?.name ?? words("button");
}

function button(component, { app, message }) {
  if (component.style === 5) return linkButton(component, app);
  const element = h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style] ?? "secondary"}`,
      disabled: component.disabled,
      "aria-label": buttonLabel(component),
      data: { focus: component.custom_id, customId: component.custom_id },
    },
    buttonFace(component),
  );
  element.addEventListener("click", () => app.actions.press(message, component, element));
  return element;
}

function linkButton(component, app) {
  const target = channelTarget(component.url ?? "");
  if (target && app.names.knows(target.channel)) {
    return h(
      "button",
      {
        type: "button",
        class: "button link",
        disabled: component.disabled,
        on: { click: () => app.go(target.channel) },
      },
      buttonFace(component),
      icon("on"),
    );
  }
  const href = component.disabled ? null : safeHref(component.url ?? "");
  return h(
    "a",
    {
      class: "button link",
      href,
      target: "_blank",
      rel: "noopener noreferrer",
      "aria-disabled": href ? null : "true",
      role: href ? null : "link",
    },
    buttonFace(component),
    icon("out"),
  );
}

function select(component, { app, message }) {
  const element = selectMenu(component, app, {
    chosen: app.actions.choices.shown(message, component) ?? defaultsOf(component),
    focusKey: component.custom_id,
    send: (values) => app.actions.choose(message, component, values, element),
  });
  element.dataset.customId = component.custom_id;
  return h("div", { class: "select-holder" }, element);
}

/** All words in a tree of components, for screen readers and previews. */
export function wordsOf(components, names) {
  return (components ?? [])
    .map((component) => [
      component.type === 10 ? plain(component.content, names) : "",
      wordsOf(component.components, names),
      (component.items ?? []).map((item) => item.description ?? "").join(" "),
    ])
    .flat()
    .filter(Boolean)
    .join(" ");
}
