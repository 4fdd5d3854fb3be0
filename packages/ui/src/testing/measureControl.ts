export interface ControlShape {
  height: number;
  radius: string;
  fontSize: string;
  /** The distance from the top edge of the outline to the text baseline, in px. */
  baseline: number;
}

/** Measures the outline and the text of the only control in an element. */
export function measureControl(container: Element): ControlShape {
  const outline = findWithin(container, hasOutline);
  const text = findWithin(outline, hasText);
  const { top, height } = outline.getBoundingClientRect();
  return {
    height,
    radius: getComputedStyle(outline).borderStartStartRadius,
    fontSize: getComputedStyle(text).fontSize,
    baseline:
      (text instanceof HTMLInputElement ? measureInputBaseline(text) : measureBaseline(text)) - top,
  };
}

function findWithin(container: Element, isWanted: (element: Element) => boolean): Element {
  const found = [container, ...container.querySelectorAll('*')].find(isWanted);
  if (found === undefined) {
    throw new Error('The element contains no control.');
  }
  return found;
}

function hasOutline(element: Element): boolean {
  const { borderTopWidth, borderStartStartRadius } = getComputedStyle(element);
  return parseFloat(borderTopWidth) > 0 && parseFloat(borderStartStartRadius) > 0;
}

function hasText(element: Element): boolean {
  return (
    element instanceof HTMLInputElement ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  );
}

function measureBaseline(text: Element): number {
  const mark = text.ownerDocument.createElement('span');
  mark.style.display = 'inline-block';
  text.append(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
}

// The text of an input has no DOM node: it is measured as a line centred in the content box.
function measureInputBaseline(input: HTMLInputElement): number {
  const look = getComputedStyle(input);
  const line = input.ownerDocument.createElement('div');
  line.style.cssText = `position: absolute; font: ${look.font}; line-height: ${look.lineHeight}`;
  line.textContent = input.value;
  input.ownerDocument.body.append(line);
  const own = line.getBoundingClientRect();
  const depth = measureBaseline(line) - own.top;
  line.remove();
  const box = input.getBoundingClientRect();
  const above = parseFloat(look.borderTopWidth) + parseFloat(look.paddingTop);
  const below = parseFloat(look.borderBottomWidth) + parseFloat(look.paddingBottom);
  return box.top + above + (box.height - above - below - own.height) / 2 + depth;
}
