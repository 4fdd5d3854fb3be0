/** The usual width of a character of the drawing, in px; the text is 12.5 px high. */
const characterWidth = 7;

/** The room that a text of the drawing needs at most, in px. An estimate: measuring would lay the page out. */
export function textWidth(text: string): number {
  return text.length * characterWidth;
}

/** The place nearest to `x` at which a centred text of this width stays inside. */
export function keepInside(x: number, width: number, room: number): number {
  const half = Math.min(width, room) / 2;
  return Math.min(Math.max(x, half), room - half);
}

/** A text that fits into the room; a longer one is cut with «…». */
export function fitText(text: string, room: number): string {
  const most = Math.floor(room / characterWidth);
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}
