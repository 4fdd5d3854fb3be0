/**
 * The beginning of a text in one paragraph, at most `length` code points long; where the text goes
 * on, it ends with an ellipsis after a whole word.
 */
export function makeExcerpt(text: string, length: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const points = Array.from(line);
  if (points.length <= length) {
    return line;
  }
  const cut = points.slice(0, length).join('');
  const words = points[length] === ' ' ? cut : cut.replace(/ [^ ]*$/u, '');
  return `${words.trimEnd()}…`;
}
