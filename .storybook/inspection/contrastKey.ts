/**
 * Everything that the colour rules of axe read of an element with text: its
 * colour, the backgrounds below it down to the first opaque one, and the size
 * and weight of its font. Two elements with one key have the same contrast.
 * Null when the backgrounds are unknown.
 */
export function contrastKey(element: Element): string | null {
  const under = elementsUnder(element);
  const above = under.findIndex((each) => each === element || element.contains(each));
  if (above === -1) {
    return null;
  }
  const backgrounds: string[] = [];
  for (const each of under) {
    const background = backgroundOf(each);
    backgrounds.push(background.text);
    if (background.opaque) {
      break;
    }
  }
  return [textStyle(element), linkStyle(element), opacity(element), ...backgrounds].join(' / ');
}

// The browser finds nothing at a place that is scrolled out of view; its ancestors are below it unless one is positioned.
function elementsUnder(element: Element): Element[] {
  const place = middleOf(element);
  if (place === null) {
    return [];
  }
  const chain = ancestorsOf(element);
  if (!isScrolledAway(place, chain)) {
    return document.elementsFromPoint(...place);
  }
  const lifted = chain.some((each) => /absolute|fixed/.test(getComputedStyle(each).position));
  return lifted ? [] : chain;
}

function ancestorsOf(element: Element): Element[] {
  const chain: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    chain.push(each);
  }
  return chain;
}

function isScrolledAway([x, y]: [number, number], chain: Element[]): boolean {
  const frames = chain
    .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflow))
    .map((each) => each.getBoundingClientRect());
  return [new DOMRect(0, 0, window.innerWidth, window.innerHeight), ...frames].some(
    ({ left, right, top, bottom }) => x < left || x >= right || y < top || y >= bottom,
  );
}

// The middle of the first line of text, not of the box around it.
function middleOf(element: Element): [number, number] | null {
  const text = [...element.childNodes].find(
    (node) => node instanceof Text && node.data.trim() !== '',
  );
  const range = document.createRange();
  range.selectNodeContents(text ?? element);
  const [first] = text === undefined ? element.getClientRects() : range.getClientRects();
  return first === undefined ? null : [first.x + first.width / 2, first.y + first.height / 2];
}

function textStyle(element: Element): string {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  return [element.tagName, color, fontSize, fontWeight, textShadow].join(' ');
}

// A link differs from the text around it by more than its colour.
function linkStyle(element: Element): string {
  const link = element.closest('a');
  if (link === null) {
    return '';
  }
  const { textDecorationLine, borderBlockEnd, fontWeight } = getComputedStyle(link);
  const around = link.parentElement === null ? '' : getComputedStyle(link.parentElement).color;
  return [textDecorationLine, borderBlockEnd, fontWeight, around].join(' ');
}

function opacity(element: Element): string {
  const opacities = ancestorsOf(element).map((each) => Number(getComputedStyle(each).opacity));
  return String(opacities.reduce((product, opacity) => product * opacity, 1));
}

function backgroundOf(element: Element): { text: string; opaque: boolean } {
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } =
    getComputedStyle(element);
  const painted = (['::before', '::after'] as const).map((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    return style.content === 'none' ? '' : style.backgroundColor + style.backgroundImage;
  });
  return {
    text: [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, ...painted].join(' '),
    opaque: backgroundColor.startsWith('rgb(') && opacity === '1',
  };
}
