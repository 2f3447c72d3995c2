// An option of a slash command that takes a file: chosen by a button or dropped, and sent ahead of the command.

import { localised } from "./commands.js";
import { fill, freshId, h } from "./dom.js";
import { readableSize } from "./files.js";
import { refusal, words } from "./words.js";

export const ATTACHMENT = 11;

export class FileField {
  /** `remove(field)` and `give(files, field)` are the form's: several files fill the fields after this one. */
  constructor(option, app, { cancel, remove, give }) {
    this.option = option;
    this.app = app;
    this.title = localised(option, "name");
    this.sent = null;
    this.problem = null;
    this.chooser = h("input", {
      type: "file",
      multiple: true,
      hidden: true,
      on: { change: () => give(this.chooser.files, this) },
    });
    this.input = h("button", {
      type: "button",
      class: "file-choice",
      id: freshId("option"),
      "aria-description": localised(option, "description"),
      on: {
        click: () => this.chooser.click(),
        keydown: (event) => this.key(event, cancel, remove),
      },
    });
    const label = h("label", { for: this.input.id }, this.title);
    this.element = h("div", { class: "option-field" }, label, this.input, this.chooser);
    this.show(words("choose-file"));
  }

  key(event, cancel, remove) {
    if (event.key === "Escape") {
      event.preventDefault();
      cancel();
    } else if (event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault();
      remove(this);
    }
  }

  show(text) {
    fill(this.input, h("bdi", {}, text));
    this.input.setAttribute("aria-label", words("about", { subject: this.title, text }));
  }

  /** Hand the file over at once: the command itself carries only its number. */
  async take(file) {
    if (!file) return;
    this.file = file;
    this.sent = null;
    this.problem = new Error(words("wanted-upload"));
    this.element.classList.remove("wrong");
    this.show(words("uploading", { name: file.name }));
    try {
      const sent = await this.app.actions.upload(file);
      if (this.file !== file) return;
      this.sent = sent;
      this.show(words("file-chosen", { name: file.name, size: readableSize(file.size) }));
    } catch (error) {
      if (this.file !== file) return;
      this.problem = new Error(refusal(error));
      this.show(words("choose-file"));
      this.complain(this.problem);
    }
  }

  get empty() {
    return !this.file;
  }

  value() {
    return this.sent ?? this.problem;
  }

  hide() {}

  complain(error) {
    this.element.classList.add("wrong");
    this.app.announce(words("about", { subject: this.title, text: error.message }));
    this.input.focus();
    this.failed?.(error);
  }
}
