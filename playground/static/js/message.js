// One message: who, when, what it says and shows, and what only its reader can see about it.

import { avatar, displayName } from "./avatar.js";
import { absolute, written } from "./clock.js";
import { drawComponents, wordsOf } from "./components.js";
import { h, icon } from "./dom.js";
import { attachments, embed } from "./files.js";
import { markdown, plain } from "./markdown.js";
import { phrase, words } from "./words.js";

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const COMPONENTS_V2 = 1 << 15;
const APART = 7 * 60_000;

export function isEphemeral(message) {
  return Boolean(message.flags & EPHEMERAL);
}

/** Messages of one author in quick succession share one heading. */
export function continues(message, previous) {
  return Boolean(
    previous &&
      previous.author.id === message.author.id &&
      !usedCommand(message) &&
      !message.message_reference &&
      isEphemeral(previous) === isEphemeral(message) &&
      Date.parse(message.timestamp) - Date.parse(previous.timestamp) < APART,
  );
}

/** `options` are { compact, failure }. A message that cannot be drawn must not take the others with it. */
export function drawMessage(message, app, options) {
  try {
    return draw(message, app, options);
  } catch (error) {
    console.error(error);
    return h(
      "li",
      { class: "message", data: { id: message.id } },
      h("p", { class: "unknown body" }, words("message-broken")),
    );
  }
}

function draw(message, app, { compact = false, failure = null } = {}) {
  const classes = [
    "message",
    compact && "compact",
    isEphemeral(message) && "ephemeral",
    mentionsMe(message, app) && "mentioned",
  ];
  return h(
    "li",
    {
      class: classes.filter(Boolean).join(" "),
      tabindex: -1,
      data: { id: message.id },
      "aria-label": heard(message, app),
      on: message.local ? {} : { contextmenu: (event) => app.messageMenu.asked(event, message) },
    },
    message.local ? null : more(message, app),
    compact ? null : origin(message, app),
    h("div", { class: "gutter" }, compact ? clock(message) : avatar(message.author)),
    h(
      "div",
      { class: "body" },
      compact ? null : heading(message, app),
      content(message, app),
      footnotes(message, app, failure),
    ),
  );
}

/** The way to a message's menu for a mouse; a keyboard has its menu key, and fingers a long press. */
function more(message, app) {
  const click = (event) => app.messageMenu.open(message, event.currentTarget.getBoundingClientRect());
  const label = words("message-menu");
  return h("button", { type: "button", class: "more", tabindex: -1, "aria-label": label, title: label, on: { click } }, icon("more"));
}

function mentionsMe(message, app) {
  return message.mentions?.some((user) => user.id === app.world.me.id);
}

/** What the slash command was, or which message this answers. */
function origin(message, app) {
  const command = usedCommand(message);
  if (command) {
    return h(
      "div",
      { class: "origin" },
      icon("reply"),
      avatar(command.user, "tiny"),
      h(
        "span",
        { class: "origin-text" },
        phrase("used-command", {
          name: h("strong", { dir: "auto" }, displayName(command.user)),
          command: h("bdi", { class: "mention" }, typed(message) ? `/${command.name}` : command.name),
        }),
      ),
    );
  }
  const answered = answeredBy(message, app);
  if (!answered) return null;
  return h(
    "div",
    { class: "origin" },
    icon("reply"),
    avatar(answered.author, "tiny"),
    h("strong", {}, displayName(answered.author)),
    h("span", { class: "origin-text" }, preview(answered, app).slice(0, 80)),
  );
}

function answeredBy(message, app) {
  const reference = message.message_reference;
  return message.referenced_message ?? (reference && app.world.messages.get(reference.channel_id)?.get(reference.message_id));
}

function usedCommand(message) {
  const about = message.interaction ?? message.interaction_metadata;
  return about?.type === 2 && about.name ? about : null;
}

/** Whether a message's command was typed, and not chosen in the menu of another message. */
function typed(message) {
  return !message.interaction_metadata?.target_message_id;
}

function heading(message, app) {
  return h(
    "p",
    { class: "heading" },
    h("bdi", { class: "author" }, displayName(message.author)),
    message.author.bot ? h("span", { class: "tag" }, words("tag-bot")) : null,
    message.author.id === app.world.me.id ? h("span", { class: "tag you" }, words("tag-you")) : null,
    clock(message),
  );
}

function clock(message) {
  return h(
    "time",
    { class: "when", datetime: message.timestamp, title: absolute(Date.parse(message.timestamp), "F") },
    written(message.timestamp),
  );
}

function content(message, app) {
  if (message.flags & LOADING) return thinking(message);
  const context = { app, message };
  const v2 = message.flags & COMPONENTS_V2;
  return [
    message.content ? h("div", { class: "text" }, markdown(message.content, app.names), edited(message)) : null,
    v2 ? null : attachments(message),
    (message.embeds ?? []).map((data) => embed(data, message, app.names)),
    message.components?.length ? h(
      "div",
      { class: v2 ? "components v2" : "components" },
      drawComponents(message.components, context),
    ) : null,
  ];
}

function edited(message) {
  return message.edited_timestamp ? h("span", { class: "edited" }, ` ${words("edited")}`) : null;
}

function thinking(message) {
  const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("p", { class: "thinking" }, dots, words("thinking", { name: displayName(message.author) }));
}

function footnotes(message, app, failure) {
  return [
    failure ? h("p", { class: "failure", role: "alert" }, failure) : null,
    isEphemeral(message)
      ? h(
          "p",
          { class: "private" },
          icon("eye"),
          words("only-you"),
          " · ",
          h(
            "button",
            { type: "button", class: "plain", data: { focus: "dismiss" }, on: { click: () => app.actions.dismiss(message) } },
            words("dismiss"),
          ),
        )
      : null,
  ];
}

/** All that a message says, in one line. */
export function preview(message, app) {
  if (message.flags & LOADING) return words("thinking", { name: displayName(message.author) });
  const said = [
    message.content ? plain(message.content, app.names) : "",
    ...(message.embeds ?? []).flatMap((data) => [
      data.title ?? "",
      data.description ? plain(data.description, app.names) : "",
    ]),
    wordsOf(message.components, app.names),
  ];
  const text = said.filter(Boolean).join(" ");
  if (text) return text;
  return message.attachments?.length ? message.attachments.map((file) => file.description || file.filename).join(", ") : words("a-message");
}

function heard(message, app) {
  return words(isEphemeral(message) ? "heard-ephemeral" : "heard-message", {
    name: displayName(message.author),
    time: written(message.timestamp),
    text: preview(message, app),
  });
}
