// What this person can see, as the server told it: a snapshot first, then events in Discord's own words.

import { setClock, setLanguage } from "./clock.js";

const THREADS = new Set([10, 11, 12]);

export function isThread(channel) {
  return THREADS.has(channel.type);
}

export function isDirect(channel) {
  return channel.type === 1;
}

/** Compares snowflakes without losing their last digits. */
export function newer(one, other) {
  const [a, b] = [BigInt(one ?? 0), BigInt(other ?? 0)];
  return a > b;
}

export class World {
  constructor() {
    this.me = null;
    this.people = new Map();
    this.servers = [];
    this.channels = new Map();
    this.messages = new Map();
    this.commands = [];
    this.bot = { online: false, user: null };
    this.guests = { playing: false, watching: false };
    this.news = {};
    this.listeners = [];
  }

  /** `listener(kind, detail)` after every change. */
  listen(listener) {
    this.listeners.push(listener);
  }

  tell(kind, detail = {}) {
    for (const listener of this.listeners) listener(kind, detail);
  }

  snapshot(picture) {
    this.people = new Map(picture.people.map((person) => [person.id, person]));
    this.me = this.people.get(picture.me);
    this.servers = picture.servers;
    this.channels = new Map(picture.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map(
      Object.entries(picture.messages).map(([id, list]) => [id, new Map(list.map((one) => [one.id, one]))]),
    );
    this.commands = picture.commands;
    this.bot = picture.bot;
    this.guests = picture.guests;
    this.news = picture.news;
    setLanguage(this.me.locale ?? "en");
    setClock(picture.now);
    this.tell("snapshot");
  }

  /** One event; those we do not draw are let go. */
  event({ t, d }) {
    const handler = HANDLERS[t];
    if (handler) handler(this, d);
  }

  messagesOf(channelId) {
    return [...(this.messages.get(channelId)?.values() ?? [])];
  }

  lastMessage(channelId) {
    return this.messagesOf(channelId).at(-1) ?? null;
  }

  serverOf(channel) {
    return this.servers.find((server) => server.id === channel?.guild_id) ?? null;
  }

  channelsOf(serverId) {
    return [...this.channels.values()].filter((channel) => channel.guild_id === serverId);
  }

  directs() {
    return [...this.channels.values()].filter(isDirect);
  }

  /** The other one in a direct conversation. */
  partner(channel) {
    return channel.recipients?.find((user) => user.id !== this.me.id) ?? channel.recipients?.[0] ?? null;
  }

  user(id) {
    if (this.bot.user?.id === id) return this.bot.user;
    return this.people.get(id) ?? null;
  }
}

function putMessage(world, message) {
  const list = world.messages.get(message.channel_id) ?? new Map();
  world.messages.set(message.channel_id, list);
  const known = list.has(message.id);
  // An update may carry only what changed.
  const whole = known ? { ...list.get(message.id), ...message } : message;
  list.set(message.id, whole);
  world.tell(known ? "message-changed" : "message-came", whole);
}

function dropMessages(world, channelId, ids) {
  const list = world.messages.get(channelId);
  for (const id of ids) {
    if (list?.delete(id)) world.tell("message-went", { id, channel_id: channelId });
  }
}

function putChannel(world, channel) {
  world.channels.set(channel.id, { ...world.channels.get(channel.id), ...channel });
  world.tell("places");
}

function dropChannel(world, { id }) {
  world.channels.delete(id);
  world.messages.delete(id);
  world.tell("places");
}

function putServer(world, server) {
  const { channels = [], threads = [], ...rest } = server;
  world.servers = [...world.servers.filter((one) => one.id !== server.id), { ...world.servers.find((one) => one.id === server.id), ...rest }];
  for (const channel of [...channels, ...threads]) world.channels.set(channel.id, { guild_id: server.id, ...channel });
  world.tell("places");
}

function dropServer(world, { id }) {
  world.servers = world.servers.filter((server) => server.id !== id);
  for (const channel of world.channelsOf(id)) world.channels.delete(channel.id);
  world.tell("places");
}

const HANDLERS = {
  MESSAGE_CREATE: putMessage,
  MESSAGE_UPDATE: putMessage,
  MESSAGE_DELETE: (world, gone) => dropMessages(world, gone.channel_id, [gone.id]),
  MESSAGE_DELETE_BULK: (world, gone) => dropMessages(world, gone.channel_id, gone.ids),
  CHANNEL_CREATE: putChannel,
  CHANNEL_UPDATE: putChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_CREATE: putChannel,
  THREAD_UPDATE: putChannel,
  THREAD_DELETE: dropChannel,
  GUILD_CREATE: putServer,
  GUILD_UPDATE: putServer,
  GUILD_DELETE: dropServer,
  BOT: (world, bot) => {
    world.bot = bot;
    world.tell("bot");
  },
  COMMANDS: (world, commands) => {
    world.commands = commands;
    world.tell("commands");
  },
  GUESTS: (world, guests) => {
    world.guests = guests;
    world.tell("guests");
  },
  NEWS: (world, { person, message }) => {
    world.news[person] = message;
    world.tell("news");
  },
  CLOCK: (_world, { now }) => setClock(now),
};
