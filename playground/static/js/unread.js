// What each person has read, remembered by the browser so that switching people keeps everybody's marks.

import { newer } from "./store.js";

const PREFIX = "read:";

function load(person) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + person)) ?? {};
  } catch {
    return {};
  }
}

export class ReadMarks {
  constructor(world) {
    this.world = world;
    this.person = null;
    this.marks = {};
  }

  become(person) {
    this.person = person;
    this.marks = load(person);
  }

  /** Everything in this channel has been seen. Ephemeral messages count by their id like any other. */
  read(channelId) {
    const last = this.world.lastMessage(channelId);
    if (!last || !newer(last.id, this.marks[channelId])) return false;
    this.marks[channelId] = last.id;
    try {
      localStorage.setItem(PREFIX + this.person, JSON.stringify(this.marks));
    } catch {
      // A browser without storage forgets the marks when the page closes; nothing else is lost.
    }
    return true;
  }

  mark(channelId) {
    return this.marks[channelId] ?? null;
  }

  /** Messages of others that came after the mark. */
  unread(channelId) {
    const mark = this.marks[channelId];
    return this.world
      .messagesOf(channelId)
      .filter((message) => message.author.id !== this.person && newer(message.id, mark));
  }

  mentions(channelId) {
    return this.unread(channelId).filter((message) => message.mentions?.some((user) => user.id === this.person));
  }

  /** Whether somebody else at this table has private mail they have not looked at. */
  hasNews(person) {
    const news = this.world.news[person];
    return Boolean(news) && newer(news.id, load(person)[news.channel_id]);
  }
}
