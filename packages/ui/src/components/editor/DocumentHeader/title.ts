/** The greatest number of code points of a title. */
const longestTitle = 200;

/** Typed text as a title in one line, cut to 200 code points. */
export function cutTitle(typed: string): string {
  return Array.from(typed.replaceAll(/[\n\r]+/gu, ' '))
    .slice(0, longestTitle)
    .join('');
}

/** A title without spaces at its ends; empty for one of spaces alone. */
export function toCommittedTitle(typed: string): string {
  return cutTitle(typed).trim();
}
