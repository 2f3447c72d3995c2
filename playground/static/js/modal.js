// A form that the bot opens: text fields, menus and files, each with its label; sent, or closed with Escape.

import { fill, freshId, h, icon } from "./dom.js";
import { readableSize } from "./files.js";
import { markdown } from "./markdown.js";
import { defaultsOf, selectMenu, SELECTS } from "./select.js";
import { refusal, words } from "./words.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;
const FILES = 19;
const PARAGRAPH = 2;

/** `submit({ custom_id: value })` sends the filled form and resolves when the bot took it. */
export function openModal(modal, app, submit) {
  const fields = [];
  const error = h("p", { class: "modal-error", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, words("submit"));
  const form = h(
    "form",
    { class: "modal-form", novalidate: true },
    h(
      "header",
      {},
      h("h2", { id: freshId("modal"), dir: "auto" }, modal.title),
      h(
        "button",
        { type: "button", class: "tool", "aria-label": words("close"), on: { click: () => dialog.close() } },
        icon("close"),
      ),
    ),
    h("div", { class: "modal-fields" }, modal.components.map((component) => draw(component, app, fields))),
    error,
    h(
      "footer",
      {},
      h("button", { type: "button", class: "button plain-button", on: { click: () => dialog.close() } }, words("cancel")),
      send,
    ),
  );
  const dialog = h("dialog", { class: "modal", "aria-labelledby": form.querySelector("h2").id }, form);

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await Promise.all(fields.map((field) => field.ready?.()));
    const wrong = fields.find((field) => !field.check());
    if (wrong) return wrong.focus();
    send.disabled = true;
    fill(error);
    try {
      await submit(Object.fromEntries(fields.map((field) => [field.id, field.read()])));
      dialog.close();
    } catch {
      fill(error, words("form-failed"));
      send.disabled = false;
    }
    return undefined;
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    app.focusBack();
  });
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

function draw(component, app, fields) {
  if (component.type === TEXT) return h("div", { class: "text" }, markdown(component.content, app.names));
  if (component.type === LABEL) return field(component.component, component.label, component.description, app, fields);
  if (component.type === ROW) return component.components.map((inner) => field(inner, inner.label, null, app, fields));
  return null;
}

function field(component, label, description, app, fields) {
  const made = fieldFor(component, label, app);
  fields.push({ ...made, id: component.custom_id });
  const note = h("p", { class: "field-error", role: "alert", id: freshId("error") });
  made.complain = (text) => fill(note, text);
  fields.at(-1).check = () => made.check(made.complain);
  made.control.addEventListener("input", () => fill(note));
  made.control.id ||= freshId("field");
  made.control.setAttribute("aria-describedby", note.id);
  const star = component.required === false ? null : h("span", { class: "required", title: words("required") }, "*");
  return h(
    "div",
    { class: "modal-field" },
    h("label", { for: made.control.id, dir: "auto" }, label, star),
    description ? h("p", { class: "field-description", dir: "auto" }, description) : null,
    made.element,
    note,
  );
}

function fieldFor(component, label, app) {
  if (component.type === FILES) return filesField(component, label, app);
  return SELECTS.has(component.type) ? menuField(component, label, app) : textField(component);
}

function textField(component) {
  const long = component.style === PARAGRAPH;
  const required = component.required !== false;
  const control = h(long ? "textarea" : "input", {
    type: long ? null : "text",
    rows: long ? 4 : null,
    maxlength: component.max_length ?? 4000,
    placeholder: component.placeholder,
    autocomplete: "off",
    dir: "auto",
    "aria-required": required ? "true" : null,
    data: { customId: component.custom_id },
  });
  control.value = component.value ?? "";
  const left = h("span", { class: "left", "aria-hidden": "true" });
  const count = () => fill(left, component.max_length ? `${[...control.value].length} / ${component.max_length}` : "");
  control.addEventListener("input", count);
  count();
  return {
    control,
    element: h("div", { class: "text-field" }, control, left),
    focus: () => control.focus(),
    read: () => control.value,
    check: (complain) => complain(textProblem(
      component,
      control.value,
      required,
    )) && !textProblem(component, control.value, required),
  };
}

function textProblem(component, value, required) {
  if (required && !value.trim()) return words("field-required");
  const short = component.min_length && value && value.length < component.min_length;
  return short ? words("field-longer", { count: component.min_length }) : "";
}

function menuField(component, label, app) {
  let values = defaultsOf(component);
  const least = component.required === false ? 0 : component.min_values ?? 1;
  const control = selectMenu(component, app, {
    chosen: values,
    label,
    send: (chosen) => {
      values = chosen;
    },
  });
  const problem = () => (values.length < least ? words("field-choose") : "");
  return {
    control,
    element: control,
    focus: () => control.focus(),
    read: () => values,
    check: (complain) => complain(problem()) && !problem(),
  };
}

/** Files are handed over as soon as they are chosen: the form itself carries only their numbers. */
function filesField(component, label, app) {
  const most = component.max_values ?? 1;
  const text = words(most > 1 ? "choose-files" : "choose-file");
  const least = component.required === false ? 0 : component.min_values ?? 1;
  let sent = [];
  let waiting = Promise.resolve();
  let trouble = "";
  const list = h("ul", { class: "chosen-files" });
  const chooser = h("input", { type: "file", multiple: most > 1, hidden: true, data: { customId: component.custom_id } });
  const control = h(
    "button",
    {
      type: "button",
      class: "file-choice",
      "aria-label": words("about", { subject: label, text }),
      on: { click: () => chooser.click() },
    },
    text,
  );
  const problem = () => trouble || (sent.length < least ? words("field-choose") : "");
  const take = async (files) => {
    trouble = files.length > most ? words("field-files", { count: most }) : "";
    sent = [];
    fill(list);
    if (trouble) return;
    for (const file of files) {
      try {
        sent.push(await app.actions.upload(file));
        list.append(h("li", {}, h("bdi", {}, words("file-chosen", { name: file.name, size: readableSize(file.size) }))));
      } catch (error) {
        trouble = refusal(error);
      }
    }
  };
  chooser.addEventListener("change", () => {
    control.dispatchEvent(new Event("input"));
    const files = [...chooser.files];
    control.classList.add("busy");
    waiting = waiting.then(() => take(files)).finally(() => control.classList.remove("busy"));
  });
  return {
    control,
    element: h("div", {}, control, chooser, list),
    focus: () => control.focus(),
    ready: () => waiting,
    read: () => sent,
    check: (complain) => complain(problem()) && !problem(),
  };
}
