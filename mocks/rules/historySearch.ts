/** Marks that may be between the letters of a word: half-spaces, vowel signs, tatweel, bidi signs. */
const between = '[\\u200B-\\u200F\\u064B-\\u065F\\u0670\\u0640\\u00AD\\u2066-\\u2069]*';
const space = '[\\s\\u200C]*';

const alike: readonly string[] = [
  'یيىئ',
  'کك',
  'اأإآٱ',
  'وؤ',
  'هةۀ',
  ...Array.from({ length: 10 }, (_, digit) =>
    [0x30, 0x660, 0x6_f0].map((zero) => String.fromCodePoint(zero + digit)).join(''),
  ),
];

/**
 * Matches a search text in any spelling of its letters: Arabic and Persian forms, three
 * scripts of digits, with and without half-spaces and vowel signs.
 *
 * @returns null for a text without letters
 */
export function makePersianPattern(search: string): RegExp | null {
  const words = search
    .split(/[\s\u200C]+/u)
    .map((word) => Array.from(word.replaceAll(new RegExp(between, 'gu'), ''), letterPattern))
    .filter((letters) => letters.length > 0)
    .map((letters) => letters.join(between));
  return words.length === 0 ? null : new RegExp(words.join(`${between}${space}`), 'iu');
}

function letterPattern(letter: string): string {
  const forms = alike.find((group) => group.includes(letter));
  return forms === undefined ? letter.replace(/[$()*+./?[\\\]^{|}]/u, '\\$&') : `[${forms}]`;
}

/** Letters of context on each side of a hit. */
const context = 40;

/** The part of a text around the first hit, cut between words; null without a hit. */
export function findSnippet(text: string, pattern: RegExp): string | null {
  const hit = pattern.exec(text);
  if (hit === null) {
    return null;
  }
  const end = hit.index + hit[0].length;
  const from = Math.max(0, hit.index - context);
  const to = Math.min(text.length, end + context);
  const before = from === 0 ? text.slice(0, hit.index) : afterSpace(text.slice(from, hit.index));
  const after = to === text.length ? text.slice(end) : beforeSpace(text.slice(end, to));
  const cut = `${from === 0 ? '' : '…'}${before}${hit[0]}${after}${to === text.length ? '' : '…'}`;
  return cut.replaceAll(/\s+/gu, ' ').trim();
}

/** The number of letters in two lines of a row on a wide screen. */
const opening = 240;

/** The first words of a text, cut between words; null for a text without words. */
export function findOpening(text: string): string | null {
  const words = text
    .slice(0, 2 * opening)
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (words === '') {
    return null;
  }
  return words.length <= opening ? words : `${beforeSpace(words.slice(0, opening + 1))}…`;
}

function afterSpace(text: string): string {
  const at = text.search(/\s/u);
  return at === -1 ? text : text.slice(at + 1);
}

function beforeSpace(text: string): string {
  const at = text.search(/\s\S*$/u);
  return at === -1 ? text : text.slice(0, at);
}
