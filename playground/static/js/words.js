// The page's words, from the catalogue of its language. No sentence stands anywhere else.

const root = document.documentElement;
const english = await read("en");
const own = await read(root.lang.split("-")[0]);
const catalogue = { ...english, ...own };
const plurals = new Intl.PluralRules(root.lang);
const englishPlurals = new Intl.PluralRules("en");

async function read(language) {
  return (await fetch(`static/words/${language}.json`)).json();
}

export const rightToLeft = root.dir === "rtl";
/** For dates and numbers: the digits are Latin in every language, as in the bot's own sentences. */
export const locale = `${root.lang}-u-nu-latn`;

const FOREIGN = rightToLeft ? /\S/ : /[\u0590-\u08ff\ufb1d-\ufefc]/u;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/** A sentence; `count` among the values chooses its plural form. */
export function words(key, values = {}) {
  return phrase(key, values).join("");
}

/** The same in pieces, so that values may be elements. */
export function phrase(key, values = {}) {
  const pieces = formOf(key, values).split(/\{(\w+)\}/);
  return pieces.map((piece, index) => (index % 2 ? isolated(values[piece]) : piece)).filter((piece) => piece !== "");
}

/** What went wrong, in the reader's language where the server names it by a code. */
export function refusal(error) {
  const key = `refusal-${error.code}`;
  return key in catalogue ? words(key) : error.message;
}

function formOf(key, { count }) {
  const sentence = catalogue[key];
  const rules = key in own ? plurals : englishPlurals; // English stands in for a gap
  return typeof sentence === "string" ? sentence : sentence[rules.select(count)];
}

/** A name that runs the other way must not carry its neighbours along. */
export function isolated(value) {
  if (value instanceof Node) return value;
  return FOREIGN.test(value) ? `${ISOLATE}${value}${END}` : String(value);
}
