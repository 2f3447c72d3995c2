// Where one writes: a line of text, or after a slash the commands to choose from.

import { avatar } from "./avatar.js";
import { CommandForm } from "./command-form.js";
import { localised, matching } from "./commands.js";
import { byId, fill, h, icon } from "./dom.js";
import { Listbox } from "./listbox.js";
import { Tray } from "./tray.js";
import { words } from "./words.js";

const LONGEST = 2000;

export class Composer {
  constructor(app) {
    this.app = app;
    this.holder = byId("composer");
    this.build();
  }

  build() {
    this.text = h("textarea", {
      rows: 1,
      maxlength: LONGEST,
      autocomplete: "off",
      dir: "auto",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
    });
    this.tray = new Tray(this.app, () => this.text.focus());
    this.form = h(
      "form",
      {
        class: "write",
        on: {
          submit: (event) => this.submit(event),
          dragover: (event) => this.dragged(event),
          dragleave: () => this.form.classList.remove("dragged"),
          drop: (event) => this.dropped(event),
        },
      },
      this.tray.element,
      this.tray.button,
      this.tray.chooser,
      h(
        "button",
        {
          type: "button",
          class: "tool",
          "aria-label": words("commands"),
          title: words("commands"),
          on: { click: () => this.slash() },
        },
        icon("slash"),
      ),
      this.text,
      h("button", { type: "submit", class: "tool send", "aria-label": words("send-message") }, icon("send")),
    );
    this.list = new Listbox(
      this.text,
      { label: words("commands"), anchor: this.form, pick: (option) => this.begin(option.command) },
    );
    this.text.addEventListener("input", () => this.changed());
    this.text.addEventListener("keydown", (event) => this.key(event));
    this.text.addEventListener("blur", () => this.list.hide());
    this.text.addEventListener("paste", (event) => this.pasted(event));
    fill(this.holder, this.form);
  }

  dragged(event) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    this.form.classList.add("dragged");
  }

  dropped(event) {
    event.preventDefault();
    this.form.classList.remove("dragged");
    this.tray.take(event.dataTransfer.files);
  }

  pasted(event) {
    if (!event.clipboardData.files.length) return;
    event.preventDefault();
    this.tray.take(event.clipboardData.files);
  }

  /** Another channel, or another name for it. */
  place(channel, title) {
    this.holder.hidden = !channel;
    if (!channel) return;
    this.text.placeholder = words("write-to", { place: title });
    this.text.setAttribute("aria-label", words("write-to-or-slash", { place: title }));
  }

  focus() {
    (this.command ?? this.text).focus();
  }

  slash() {
    this.text.value = "/";
    this.text.focus();
    this.changed();
  }

  changed() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 180)}px`;
    const typed = this.text.value;
    if (typed.startsWith("/") && !typed.includes("\n")) return this.offer();
    this.commands = null;
    return this.list.hide();
  }

  /** The commands are asked for anew with every slash, so that they are those of this place and moment. */
  async offer() {
    this.commands ??= this.app.actions.commands();
    const commands = await this.commands;
    const typed = this.text.value;
    if (!typed.startsWith("/") || document.activeElement !== this.text) return;
    const found = matching(commands, typed.slice(1));
    const rows = found.map((command) => ({
      value: command.path,
      label: `/${command.path}`,
      note: localised(command, "description"),
      mark: avatar(this.app.world.bot.user, "small"),
      command,
    }));
    this.list.show(rows);
  }

  key(event) {
    if (event.isComposing) return;
    if (event.key === "Tab" && this.list.isOpen && !event.shiftKey) {
      event.preventDefault();
      this.list.choose(this.list.active);
    } else if (!this.list.key(event) && event.key === "Enter" && !event.shiftKey) {
      this.submit(event);
    }
  }

  begin(command) {
    this.list.hide();
    this.text.value = "";
    this.command = new CommandForm(command, this.app, {
      send: (filled, values) => this.sendCommand(filled, values),
      cancel: () => this.plain(),
    });
    fill(this.holder, this.command.element);
    this.command.focus();
  }

  plain() {
    this.command = null;
    fill(this.holder, this.form);
    this.text.focus();
  }

  sendCommand(command, values) {
    this.plain();
    this.app.actions.slash(command, values);
  }

  submit(event) {
    event.preventDefault();
    const content = this.text.value.trim();
    if (!content && this.tray.empty) return;
    this.text.value = "";
    this.changed();
    this.app.actions.send(content, this.tray.empty ? [] : this.tray.empties());
  }
}
