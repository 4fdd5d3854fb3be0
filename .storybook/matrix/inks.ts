/**
 * What axe's colour rules ask of an element that shows words, in short: its
 * ink, the grounds under it down to the first one that nothing shines through,
 * and how large and heavy it is. Two elements of one answer have one contrast,
 * wherever they stand. Null where the ground cannot be told.
 */
export function inkOf(element: Element): string | null {
  const under = elementsUnder(element);
  const above = under.findIndex((each) => each === element || element.contains(each));
  if (above === -1) {
    return null;
  }
  const grounds: string[] = [];
  for (const each of under) {
    const ground = groundOf(each);
    grounds.push(ground.text);
    if (ground.opaque) {
      break;
    }
  }
  return [inkIn(element), linkIn(element), shining(element), ...grounds].join(' / ');
}

// What is scrolled away cannot be asked for: it stands on its ancestors when none of them leaves the flow.
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

// The middle of the first line of the words, not of the box around them.
function middleOf(element: Element): [number, number] | null {
  const text = [...element.childNodes].find(
    (node) => node instanceof Text && node.data.trim() !== '',
  );
  const range = document.createRange();
  range.selectNodeContents(text ?? element);
  const [first] = text === undefined ? element.getClientRects() : range.getClientRects();
  return first === undefined ? null : [first.x + first.width / 2, first.y + first.height / 2];
}

function inkIn(element: Element): string {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  return [element.tagName, color, fontSize, fontWeight, textShadow].join(' ');
}

// A link in a text is told from it by more than its ink.
function linkIn(element: Element): string {
  const link = element.closest('a');
  if (link === null) {
    return '';
  }
  const { textDecorationLine, borderBlockEnd, fontWeight } = getComputedStyle(link);
  const around = link.parentElement === null ? '' : getComputedStyle(link.parentElement).color;
  return [textDecorationLine, borderBlockEnd, fontWeight, around].join(' ');
}

function shining(element: Element): string {
  const shares = ancestorsOf(element).map((each) => Number(getComputedStyle(each).opacity));
  return String(shares.reduce((product, share) => product * share, 1));
}

function groundOf(element: Element): { text: string; opaque: boolean } {
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
