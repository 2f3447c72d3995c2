// What this person can see, as the server told it: a snapshot first, then events in Discord's own words.

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
    this.people = byKey(picture.people);
    this.me = this.people.get(picture.me);
    this.servers = picture.servers;
    this.channels = byKey(picture.channels);
    this.messages = new Map(Object.entries(picture.messages).map(([id, list]) => [id, byKey(list)]));
    this.bot = picture.bot;
    this.guests = picture.guests;
    this.news = picture.news;
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
    return channel.recipients?.find((user) => user.id !== this.me.id) ?? this.bot.user;
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

/** Where one can go now; a place that is new brings its messages along. */
function putPlaces(world, { servers, channels, messages }) {
  world.servers = servers;
  world.channels = byKey(channels);
  for (const id of world.messages.keys()) if (!world.channels.has(id)) world.messages.delete(id);
  for (const [id, list] of Object.entries(messages)) world.messages.set(id, byKey(list));
  world.tell("places");
}

function byKey(records) {
  return new Map(records.map((record) => [record.id, record]));
}

const HANDLERS = {
  MESSAGE_CREATE: putMessage,
  // A change to a message that was dismissed, or is older than what we hold, is nobody's news.
  MESSAGE_UPDATE: (
    world,
    message,
  ) => world.messages.get(message.channel_id)?.has(message.id) && putMessage(world, message),
  MESSAGE_DELETE: (world, gone) => dropMessages(world, gone.channel_id, [gone.id]),
  MESSAGE_DELETE_BULK: (world, gone) => dropMessages(world, gone.channel_id, gone.ids),
  PLACES: putPlaces,
  BOT: (world, bot) => {
    world.bot = bot;
    world.tell("bot");
  },
  GUESTS: (world, guests) => {
    world.guests = guests;
    world.tell("guests");
  },
  NEWS: (world, { person, message }) => {
    world.news[person] = message;
    world.tell("news");
  },
};
