/** The usual widths of letters, and of figures and other characters, in px; the text is 12.5 px high. */
const widths = { letter: 6.2, other: 7.2 };

/** The room that a text of the drawing needs at most, in px. An estimate: measuring would lay the page out. */
export function computeTextWidth(text: string): number {
  const visible = text.replaceAll(/[\p{Mark}\p{Format}]/gu, '');
  const letters = visible.match(/\p{Script=Arabic}/gu)?.filter((one) => /\p{Letter}/u.test(one));
  const count = letters?.length ?? 0;
  return count * widths.letter + (visible.length - count) * widths.other;
}

/** The place nearest to `x` at which a centred text of this width stays inside. */
export function keepInside(x: number, width: number, room: number): number {
  const half = Math.min(width, room) / 2;
  return Math.min(Math.max(x, half), room - half);
}

/** A text that fits into the room; a longer one is cut with «…». */
export function fitText(text: string, room: number): string {
  if (computeTextWidth(text) <= room) {
    return text;
  }
  const letters = Array.from(text);
  while (letters.length > 1 && computeTextWidth(`${letters.join('')}…`) > room) {
    letters.pop();
  }
  return `${letters.join('').trimEnd()}…`;
}
