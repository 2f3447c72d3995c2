// The page as a whole: where one is, who one is, and what one does. Everything else draws or listens.

import { Actions } from "./actions.js";
import { displayName } from "./avatar.js";
import { setClock } from "./clock.js";
import { Composer } from "./composer.js";
import { h } from "./dom.js";
import { Frame } from "./frame.js";
import { isEphemeral, preview } from "./message.js";
import { MessageMenu } from "./message-menu.js";
import { openPanel } from "./panel.js";
import { addressOf, choosePerson } from "./people.js";
import { Sidebar } from "./sidebar.js";
import { connect } from "./socket.js";
import { isDirect, isThread, World } from "./store.js";
import { Timeline } from "./timeline.js";
import { announce, announceMessage, clearToasts, toast } from "./toasts.js";
import { ReadMarks } from "./unread.js";
import { phrase, words } from "./words.js";

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "wheel"];
const BETWEEN_SIGNS = 3000;

export class App {
  constructor() {
    this.world = new World();
    this.marks = new ReadMarks(this.world);
    this.actions = new Actions(this);
    this.messageMenu = new MessageMenu(this);
    this.names = this.nameBook();
    this.channel = null;
    this.server = null;
    this.line = "connecting";
    this.stirred = -Infinity;
    this.frame = new Frame(this);
    this.timeline = new Timeline(this);
    this.sidebar = new Sidebar(this);
    this.composer = new Composer(this);
    this.world.listen((kind, detail) => this.changed(kind, detail));
  }

  start() {
    const wanted = new URLSearchParams(location.search).get("as") ?? "";
    this.socket = connect(wanted, {
      hear: (message) => this.hear(message),
      status: (line) => {
        this.line = line;
        this.frame.banner();
      },
    });
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, () => this.stir(), { passive: true });
    window.addEventListener("hashchange", () => this.go(location.hash.slice(1)));
    window.addEventListener("focus", () => this.readHere());
    document.addEventListener("keydown", (event) => this.key(event));
    // A file that misses its place must not replace the page.
    for (const name of ["dragover", "drop"]) document.addEventListener(name, (event) => event.preventDefault());
    this.frame.banner();
  }

  /** Tell the guests, now and then, that somebody is looking: they wait with the next round. */
  stir() {
    if (performance.now() - this.stirred < BETWEEN_SIGNS) return;
    this.stirred = performance.now();
    this.socket.ask("stir").catch(() => {});
  }

  hear(message) {
    setClock(message.now);
    if (message.snapshot) this.world.snapshot(message.snapshot);
    else this.world.event(message);
  }

  // ---- what changed -------------------------------------------------------------------------

  changed(kind, detail) {
    const reactions = {
      snapshot: () => this.arrive(),
      "message-came": () => this.messageCame(detail),
      "message-changed": () => this.messageChanged(detail),
      "message-went": () => this.timeline.remove(detail.id),
      places: () => this.placesChanged(),
      bot: () => {
        this.frame.banner();
        this.timeline.drawBeginning();
      },
      guests: () => this.guestsChanged(),
    };
    reactions[kind]?.();
    if (kind !== "snapshot") this.sidebar.draw();
    this.frame.title();
  }

  arrive() {
    const { me } = this.world;
    this.marks.become(me.id);
    history.replaceState(null, "", addressOf(me, location.hash));
    const known = this.world.channels.get(this.channel?.id ?? location.hash.slice(1));
    const first = known ?? this.firstChannel();
    document.body.classList.toggle("phone", me.on_phone);
    document.body.classList.add("ready");
    if (first) this.open(first);
    else this.sidebar.draw();
    this.frame.banner();
    this.frame.watching();
  }

  messageCame(message) {
    this.timeline.put(message);
    const mine = message.author.id === this.world.me.id;
    const text = preview(message, this);
    if (message.channel_id === this.channel?.id) {
      if (!mine) announceMessage(message, text);
      if (this.timeline.stuck) this.readHere();
    } else if (!mine && this.deservesNotice(message)) {
      announceMessage(message, words("heard-private", { text }));
      toast({
        user: message.author,
        title: displayName(message.author),
        text,
        channel: message.channel_id,
        click: () => this.go(message.channel_id),
      });
    }
  }

  messageChanged(message) {
    this.timeline.put(message);
  }

  deservesNotice(message) {
    const channel = this.world.channels.get(message.channel_id);
    const mentioned = message.mentions?.some((user) => user.id === this.world.me.id);
    return Boolean(channel) && (isDirect(channel) || mentioned || isEphemeral(message));
  }

  placesChanged() {
    const still = this.world.channels.get(this.channel?.id);
    if (still) {
      this.channel = still;
      this.frame.top();
    } else {
      const first = this.firstChannel();
      if (first) this.open(first);
      else this.nowhere();
    }
  }

  guestsChanged() {
    this.panelRedraw?.();
    this.frame.top();
    this.frame.watching();
  }

  // ---- where one is --------------------------------------------------------------------------

  firstChannel() {
    const [server] = this.world.servers;
    const rooms = server ? this.world.channelsOf(server.id).filter((channel) => channel.type === 0) : [];
    return rooms.sort((a, b) => (a.position ?? 0) - (b.position ?? 0))[0] ?? this.world.directs()[0] ?? null;
  }

  go(channelId) {
    const channel = this.world.channels.get(channelId);
    if (!channel) return;
    if (channel.id !== this.channel?.id) this.open(channel);
    this.frame.drawer(false);
    if (matchMedia("(pointer: fine)").matches) this.composer.focus();
  }

  open(channel) {
    this.channel = channel;
    this.server = channel.guild_id ?? null;
    history.replaceState(null, "", addressOf(this.world.me, `#${channel.id}`));
    this.timeline.open(channel, this.marks.mark(channel.id));
    this.composer.place(channel, this.titleOf(channel));
    clearToasts(channel.id);
    this.readHere();
    this.frame.top();
    this.sidebar.draw();
    this.frame.title();
  }

  nowhere() {
    this.channel = null;
    this.timeline.close();
    this.composer.place(null);
    this.frame.top();
  }

  home() {
    this.server = null;
    const [first] = this.world.directs();
    if (first && !isDirect(this.channel ?? {}) && !this.frame.drawerOpen) this.open(first);
    else this.sidebar.draw();
  }

  enter(serverId) {
    this.server = serverId;
    const rooms = this.world.channelsOf(serverId).filter((channel) => channel.type === 0);
    if (rooms.length && this.channel?.guild_id !== serverId && !this.frame.drawerOpen) this.open(rooms[0]);
    else this.sidebar.draw();
  }

  become(person) {
    if (person.id !== this.world.me.id) location.assign(addressOf(person, location.hash));
  }

  readHere() {
    if (this.channel && document.hasFocus() && this.marks.read(this.channel.id)) {
      this.sidebar.draw();
      this.frame.title();
    }
  }

  // ---- what there is -------------------------------------------------------------------------

  nameBook() {
    return {
      user: (id) => displayName(this.world.user(id)),
      channel: (id) => this.world.channels.get(id)?.name ?? this.titleOf(this.world.channels.get(id)),
      role: (id) => this.world.servers.flatMap((server) => server.roles ?? []).find((role) => role.id === id)?.name ?? words("some-role"),
      knows: (id) => this.world.channels.has(id),
      go: (id) => this.go(id),
    };
  }

  titleOf(channel) {
    if (!channel) return words("nowhere");
    return isDirect(channel) ? `@${displayName(this.world.partner(channel))}` : `#${channel.name}`;
  }

  everybody() {
    return [...this.world.people.values()].filter((user) => !user.bot);
  }

  peopleHere() {
    const bot = this.world.bot.user;
    return bot ? [...this.everybody(), bot] : this.everybody();
  }

  channelsHere() {
    return this.world.channelsOf(this.channel?.guild_id);
  }

  rolesHere() {
    return this.world.servers.find((server) => server.id === this.channel?.guild_id)?.roles ?? [];
  }

  othersWithNews() {
    return this.everybody().filter((person) => person.id !== this.world.me.id && this.marks.hasNews(person.id));
  }

  welcome(channel) {
    const key = isThread(channel) ? "beginning-thread" : "beginning-channel";
    return phrase(key, { slash: h("kbd", {}, "/") });
  }

  announce(text) {
    announce(text);
  }

  // ---- dialogs and the keyboard ----------------------------------------------------------------

  switchPerson() {
    choosePerson(this);
  }

  openPanel() {
    openPanel(this);
  }

  focusComposer() {
    this.composer.focus();
  }

  /** After a dialog: back to what opened it, if it still exists. */
  focusBack() {
    const target = this.returnTo?.();
    if (target) target.focus();
  }

  key(event) {
    if (event.key === "Escape" && this.frame.drawerOpen) this.frame.drawer(false);
    const typing = event.target.closest("input, textarea, select, dialog, [role=combobox]");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.composer.slash();
    }
  }
}
