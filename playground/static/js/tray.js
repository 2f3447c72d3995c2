// Files that wait to be posted with the next message: handed over as soon as they are chosen, dropped or pasted.

import { fill, h, icon } from "./dom.js";
import { toast } from "./toasts.js";
import { refusal, words } from "./words.js";

const MOST = 10;

export class Tray {
  /** `changed()` is called whenever a file came or went. */
  constructor(app, changed) {
    this.app = app;
    this.changed = changed;
    this.files = [];
    this.chooser = h("input", {
      type: "file",
      multiple: true,
      hidden: true,
      on: {
        change: () => {
          this.take(this.chooser.files);
          this.chooser.value = "";
        },
      },
    });
    this.button = h(
      "button",
      {
        type: "button",
        class: "tool",
        "aria-label": words("attach-files"),
        title: words("attach-files"),
        on: { click: () => this.chooser.click() },
      },
      icon("plus"),
    );
    this.element = h("ul", { class: "tray", hidden: true });
  }

  get empty() {
    return !this.files.length;
  }

  take(files) {
    const room = MOST - this.files.length;
    for (const file of [...files].slice(0, room)) this.add(file);
    if (files.length > room) this.complain(words("too-many-files", { count: MOST }));
  }

  add(file) {
    const entry = { name: file.name };
    entry.sent = this.app.actions.upload(file).catch((error) => {
      this.drop(entry);
      this.complain(refusal(error));
      return null;
    });
    this.files.push(entry);
    this.draw();
  }

  drop(entry) {
    this.files = this.files.filter((one) => one !== entry);
    this.draw();
  }

  complain(text) {
    toast({ title: words("did-not-work"), text });
  }

  draw() {
    this.element.hidden = this.empty;
    fill(this.element, this.files.map((entry) => this.row(entry)));
    this.changed();
  }

  row(entry) {
    const label = words("remove-file", { name: entry.name });
    return h(
      "li",
      {},
      h("bdi", {}, entry.name),
      h("button", { type: "button", class: "tool", "aria-label": label, on: { click: () => this.drop(entry) } }, icon("close")),
    );
  }

  /** The numbers of all files, once they have arrived; the tray is empty at once. */
  async empties() {
    const waiting = this.files;
    this.files = [];
    this.draw();
    const sent = await Promise.all(waiting.map((entry) => entry.sent));
    return sent.filter(Boolean);
  }
}
