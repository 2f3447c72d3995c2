// What one does: pressing, choosing, commands, messages; and what one asks of the playground itself.

import { Choices } from "./choices.js";
import { openModal } from "./modal.js";
import { toast } from "./toasts.js";
import { refusal, words } from "./words.js";

export class Actions {
  constructor(app) {
    this.app = app;
    this.choices = new Choices();
  }

  press(message, component, element) {
    return this.interact("press", message, element, { custom_id: component.custom_id });
  }

  choose(message, component, values, element) {
    this.choices.remember(message, component, values);
    return this.interact("choose", message, element, { custom_id: component.custom_id, values });
  }

  async interact(action, message, element, details) {
    const { timeline, socket } = this.app;
    const control = `[data-custom-id="${CSS.escape(details.custom_id)}"]`;
    // The control itself while it can be used, otherwise its message, otherwise the messages.
    this.app.returnTo = () => {
      const item = timeline.find(message.id);
      return item?.querySelector(`${control}:not(:disabled)`) ?? item ?? timeline.scroller;
    };
    timeline.forgive(message.id);
    element.classList.add("busy");
    element.setAttribute("aria-busy", "true");
    try {
      this.settle(await socket.ask(action, { message: message.id, ...details }));
    } catch {
      this.failed(message);
    } finally {
      element.classList.remove("busy");
      element.removeAttribute("aria-busy");
    }
  }

  /** Say that the bot did not answer: under the message, or below the newest one if the message is gone. */
  failed({ id, channel_id }) {
    const { timeline, world } = this.app;
    if (world.messagesOf(channel_id).some((message) => message.id === id)) timeline.fail(id, words("interaction-failed"));
    else this.note({ id: channel_id }, words("interaction-failed"));
  }

  async slash(command, options) {
    const { channel, composer, socket } = this.app;
    this.app.returnTo = () => composer.text;
    try {
      this.settle(await socket.ask("slash", { command: command.path, channel: channel.id, options }));
    } catch (error) {
      this.note(channel, words("command-failed", { command: `/${command.path}`, reason: refusal(error) }));
    }
  }

  /** The commands in the menu of a message. */
  menuOf(message) {
    return this.app.socket.ask("menu", { message: message.id }).catch(() => []);
  }

  /** Use a command in the menu of a message. */
  async use(message, command) {
    const { timeline, socket } = this.app;
    this.app.returnTo = () => timeline.find(message.id) ?? timeline.scroller;
    timeline.forgive(message.id);
    try {
      this.settle(await socket.ask("use", { message: message.id, command: command.name }));
    } catch {
      this.failed(message);
    }
  }

  commands() {
    return this.app.socket.ask("commands", { channel: this.app.channel.id }).catch(() => []);
  }

  autocomplete(command, option, text, options) {
    return this.app.socket.ask(
      "autocomplete",
      { command: command.path, channel: this.app.channel.id, option: option.name, text, options },
    );
  }

  /** Hand over a file for a command, a form or a message; resolves with the number that names it. */
  async upload(file) {
    const query = new URLSearchParams({
      as: this.app.world.me.id,
      channel: this.app.channel.id,
      name: file.name,
    });
    const answer = await fetch(`upload?${query}`, { method: "POST", body: file });
    const said = await answer.json();
    if (said.error) throw Object.assign(new Error(said.error), { code: said.code });
    return said.id;
  }

  /** The bot took it; it may have answered with a form. */
  settle({ modal }) {
    if (modal) openModal(modal, this.app, (values) => this.app.socket.ask("fill", { modal: modal.id, values }));
  }

  /** Post a message; `files` resolves with the numbers of its files. */
  async send(content, files = []) {
    const { channel, socket } = this.app;
    try {
      const sent = await files;
      if (content || sent.length) await socket.ask("send", { channel: channel.id, content, files: sent });
    } catch (error) {
      this.note(channel, words("not-sent", { reason: refusal(error) }));
    }
  }

  dismiss(message) {
    this.app.world.event({ t: "MESSAGE_DELETE", d: { id: message.id, channel_id: message.channel_id } });
    if (!message.local) this.ask("dismiss", { message: message.id });
  }

  /** Sit down at a new table: the others come by themselves. */
  async startGame() {
    const offered = await this.commands();
    const start = offered.find((command) => command.path.split(" ").at(-1) === "start");
    if (!start) return toast({ title: words("did-not-work"), text: words("refusal-no-start") });
    await this.ask("guests", { playing: true });
    return this.slash(start, {});
  }

  /** Let the others play a whole game here. */
  watch() {
    return this.ask("watch", { channel: this.app.channel.id });
  }

  /** Something for the playground itself; a refusal is shown. */
  async ask(action, details) {
    try {
      return await this.app.socket.ask(action, details);
    } catch (error) {
      toast({ title: words("did-not-work"), text: refusal(error) });
      return null;
    }
  }

  /** A line that only this page shows, below the newest message. */
  note(channel, content) {
    const { world } = this.app;
    const last = world.lastMessage(channel.id)?.id ?? "0";
    const author = world.bot.user ?? world.me;
    world.event({
      t: "MESSAGE_CREATE",
      d: {
        id: String(BigInt(last) + 1n),
        channel_id: channel.id,
        author,
        content,
        flags: 64,
        local: true,
        timestamp: new Date().toISOString(),
      },
    });
  }
}
