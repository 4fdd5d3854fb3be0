/** Characters that change the direction of what follows, and control characters. */
const misleading = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A name without the characters that would make it look like another one. */
export function cleanFileName(name: string): string {
  return name.replaceAll(misleading, '');
}

/** In characters as a person counts them. */
const longest = 64;
/** How many of them are shown between the gap and the extension. */
const ending = 12;

/** A name that fits into two lines: a long one has a gap in its middle, so that its end and its extension stay. */
export function shortenFileName(name: string): string {
  const clean = cleanFileName(name);
  const characters = Array.from(new Intl.Segmenter('fa').segment(clean), ({ segment }) => segment);
  if (characters.length <= longest) {
    return clean;
  }
  const [extension = ''] = /\.[^.\s]{1,8}$/u.exec(clean) ?? [];
  const tail = ending + Array.from(extension).length;
  const head = longest - tail - 1;
  const start = characters
    .slice(0, head)
    .join('')
    .replace(/[\s،,._-]+$/u, '');
  const end = characters
    .slice(-tail)
    .join('')
    .replace(/^[\s،,._-]+/u, '');
  return `${start}…${end}`;
}
