// Where an address may lead: pictures only from this server, links only to http(s), channels inside the page.

const CDN_HOSTS = new Set(["cdn.discordapp.com", "media.discordapp.net", "127.0.0.1", "localhost", "[::1]"]);
const CHANNEL_LINK = /^https?:\/\/(?:[a-z]+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** The same picture on this server, or null when it lies elsewhere: the page loads nothing from outside. */
export function localUrl(url) {
  let parsed;
  try {
    parsed = new URL(url, location.origin);
  } catch {
    return null;
  }
  const known = parsed.origin === location.origin || CDN_HOSTS.has(parsed.hostname);
  return known && parsed.protocol.startsWith("http") ? parsed.pathname + parsed.search : null;
}

/** A link a person may follow, or null (javascript:, data: and other surprises). */
export function safeHref(url) {
  try {
    const parsed = new URL(url);
    return ["http:", "https:"].includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

/** { channel, message } when the address is one of a channel or message, otherwise null. */
export function channelTarget(url) {
  const match = CHANNEL_LINK.exec(url);
  return match ? { channel: match[1], message: match[2] ?? null } : null;
}

/** The address of a message's media; `attachment://name` means one of the message's own files. */
export function mediaUrl(media, message) {
  const url = media?.url ?? "";
  const name = url.startsWith("attachment://") ? url.slice("attachment://".length) : null;
  const attached = name && message?.attachments?.find((file) => file.filename === name);
  return localUrl(attached ? attached.url : url);
}
