export interface ControlShape {
  height: number;
  radius: string;
  letters: string;
  /** From the upper edge of its outline to the line on which its letters stand, in px. */
  baseline: number;
}

/** Measures the outline and the words of the one control in a place, whatever elements it is made of. */
export function shapeOf(place: Element): ControlShape {
  const outline = within(place, hasOutline);
  const words = within(outline, hasWords);
  const { top, height } = outline.getBoundingClientRect();
  return {
    height,
    radius: getComputedStyle(outline).borderStartStartRadius,
    letters: getComputedStyle(words).fontSize,
    baseline: (words instanceof HTMLInputElement ? inInput(words) : atEndOf(words)) - top,
  };
}

function within(place: Element, isWanted: (element: Element) => boolean): Element {
  const found = [place, ...place.querySelectorAll('*')].find(isWanted);
  if (found === undefined) {
    throw new Error('There is no control here.');
  }
  return found;
}

function hasOutline(element: Element): boolean {
  const { borderTopWidth, borderStartStartRadius } = getComputedStyle(element);
  return parseFloat(borderTopWidth) > 0 && parseFloat(borderStartStartRadius) > 0;
}

function hasWords(element: Element): boolean {
  return (
    element instanceof HTMLInputElement ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  );
}

function atEndOf(words: Element): number {
  const mark = words.ownerDocument.createElement('span');
  mark.style.display = 'inline-block';
  words.append(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
}

// The words of an input cannot be reached: they stand as one line would in the middle of its inside.
function inInput(input: HTMLInputElement): number {
  const look = getComputedStyle(input);
  const line = input.ownerDocument.createElement('div');
  line.style.cssText = `position: absolute; font: ${look.font}; line-height: ${look.lineHeight}`;
  line.textContent = input.value;
  input.ownerDocument.body.append(line);
  const own = line.getBoundingClientRect();
  const depth = atEndOf(line) - own.top;
  line.remove();
  const box = input.getBoundingClientRect();
  const above = parseFloat(look.borderTopWidth) + parseFloat(look.paddingTop);
  const below = parseFloat(look.borderBottomWidth) + parseFloat(look.paddingBottom);
  return box.top + above + (box.height - above - below - own.height) / 2 + depth;
}
