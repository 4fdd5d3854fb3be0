/** The size of the text in browsers whose person has chosen none, in px. */
const usualTextSize = 16;

/** How large the text of the browser is beside the usual one: 2 at 200 % (WCAG 1.4.4). */
export function readTextScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualTextSize;
}
