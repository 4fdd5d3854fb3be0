/** The words before the change that an excerpt keeps. */
const context = 1;

/** One line of a text that begins shortly before its first difference from the former text. */
export function excerptChange(before: string, now: string): string {
  const [old, words] = [splitWords(before), splitWords(now)];
  const place = words.findIndex((word, at) => word !== old[at]);
  const from = Math.max(0, place - context);
  return `${from > 0 ? '… ' : ''}${words.slice(from).join(' ')}`;
}

function splitWords(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}
