// A slash command being filled in: its name, its options, the ones that may still be added.

import { localised } from "./commands.js";
import { fill, h, icon } from "./dom.js";
import { ATTACHMENT, FileField } from "./file-option.js";
import { OptionField } from "./option.js";
import { words } from "./words.js";

export class CommandForm {
  constructor(command, app, { send, cancel }) {
    this.command = command;
    this.app = app;
    this.send = send;
    this.cancel = cancel;
    this.hint = h("p", { class: "command-hint" });
    this.spare = h("div", { class: "spare" });
    this.fieldset = h("div", { class: "fields-in" });
    this.fields = [];
    this.element = h(
      "form",
      {
        class: "command",
        "aria-label": `/${command.path}`,
        on: {
          submit: (event) => this.submitted(event),
          keydown: (event) => this.key(event),
          dragover: (event) => this.dragged(event),
          dragleave: () => this.element.classList.remove("dragged"),
          drop: (event) => this.dropped(event),
        },
      },
      this.hint,
      h(
        "div",
        { class: "command-line" },
        h(
          "div",
          { class: "command-words" },
          h("bdi", { class: "command-name" }, `/${command.path}`),
          this.fieldset,
          this.spare,
        ),
        h(
          "button",
          { type: "button", class: "tool", "aria-label": words("cancel-command"), on: { click: () => cancel() } },
          icon("close"),
        ),
        (this.sender = h(
          "button",
          { type: "submit", class: "tool send", "aria-label": words("send-command", { command: `/${command.path}` }) },
          icon("send"),
        )),
      ),
    );
    for (const option of command.options.filter((one) => one.required)) this.add(option);
    this.drawSpare();
    this.describe(localised(command, "description"));
  }

  focus() {
    (this.fields[0]?.input ?? this.sender).focus();
  }

  add(option) {
    const Field = option.type === ATTACHMENT ? FileField : OptionField;
    const field = new Field(option, this.app, {
      suggest: (asking) => this.suggest(asking),
      submit: () => this.submit(),
      cancel: () => this.cancel(),
      remove: (one) => this.remove(one),
      give: (files, one) => this.give(files, one),
    });
    field.input.addEventListener("focus", () => this.describe(localised(option, "description"), field.title));
    field.failed = (error) => this.describe(error.message, `${field.title}:`);
    this.fields.push(field);
    this.fieldset.append(field.element);
    return field;
  }

  remove(field) {
    if (field.option.required) return this.fields.indexOf(field) === 0 && this.cancel();
    this.fields = this.fields.filter((one) => one !== field);
    field.hide();
    field.element.remove();
    this.drawSpare();
    return this.focus();
  }

  /** A field that waits for a file. */
  waiting() {
    return this.fields.find((field) => field instanceof FileField && field.empty);
  }

  /** An option for a file that has no field yet. */
  unused() {
    const used = new Set(this.fields.map((field) => field.option));
    return this.command.options.find((option) => option.type === ATTACHMENT && !used.has(option));
  }

  /** Files for a field and the next ones; how many found no place is said. */
  give(files, first = null) {
    let field = first;
    let left = 0;
    for (const file of files) {
      field ??= this.waiting() ?? (this.unused() && this.add(this.unused()));
      if (field) field.take(file);
      else left += 1;
      field = null;
    }
    this.drawSpare();
    if (left) this.describe(words("files-left", { count: left }));
  }

  dragged(event) {
    if (!event.dataTransfer.types.includes("Files") || !(this.waiting() ?? this.unused())) return;
    event.preventDefault();
    this.element.classList.add("dragged");
    this.describe(words("drop-file"));
  }

  dropped(event) {
    event.preventDefault();
    this.element.classList.remove("dragged");
    this.give(event.dataTransfer.files);
  }

  drawSpare() {
    const used = new Set(this.fields.map((field) => field.option.name));
    const left = this.command.options.filter((option) => !used.has(option.name));
    fill(this.spare, left.map((option) => this.spareButton(option)));
  }

  spareButton(option) {
    const title = localised(option, "name");
    const click = () => {
      const field = this.add(option);
      this.drawSpare();
      field.input.focus();
    };
    return h(
      "button",
      { type: "button", class: "spare-option", "aria-label": words("add-option", { option: title }), on: { click } },
      `+ ${title}`,
    );
  }

  describe(text, title = null) {
    fill(this.hint, title ? [h("strong", { dir: "auto" }, title), " "] : null, h("bdi", {}, text));
  }

  key(event) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    this.cancel();
  }

  submitted(event) {
    event.preventDefault();
    this.submit();
  }

  submit() {
    const values = {};
    for (const field of this.fields) {
      if (field.empty && !field.option.required) continue;
      const value = field.empty ? new Error(words("wanted-something")) : field.value();
      if (value instanceof Error) return field.complain(value);
      values[field.option.name] = value;
    }
    return this.send(this.command, values);
  }

  /** Ask the bot what fits, telling it what is filled in so far. */
  suggest(asking) {
    const others = this.fields.filter((field) => field !== asking && !field.empty);
    const filled = others.map((field) => [
      field.option.name,
      field.value(),
    ]).filter(([, value]) => !(value instanceof Error));
    return this.app.actions.autocomplete(this.command, asking.option, asking.input.value, Object.fromEntries(filled));
  }
}
