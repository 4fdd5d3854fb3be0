import { remember } from './remember.ts';

/** The elements that decide about the contrast of a text. A colour set changes none of them. */
export interface TextLayers {
  element: Element;
  /** The element and its ancestors. */
  chain: Element[];
  /** The elements whose backgrounds are behind the text, from front to back. */
  behind: Element[];
  /** Whether an element is in front of the text, for instance a toast or a transparent field. */
  isCovered: boolean;
}

/** Finds the layers of each element with text, or null where its background is unknown. Measures each element once. */
export function findLayers(texts: Element[]): (TextLayers | null)[] {
  const readFrame = remember(readScrollFrame);
  const readClip = remember(readClipFrame);
  const undo = makePressable();
  const layers = texts.map((element) => {
    const chain = listAncestors(element);
    const found = findElementsAt(
      { element, chain, place: findMiddle(element, chain.map(readClip)) },
      readFrame,
    );
    const own = found.findIndex((each) => element.contains(each));
    return own === -1 ? null : { element, chain, behind: found.slice(own), isCovered: own > 0 };
  });
  undo();
  return layers;
}

// The browser finds no element at a place that takes no press.
function makePressable(): () => void {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { pointer-events: auto !important }';
  document.head.append(style);
  return () => style.remove();
}

/**
 * Reads everything that the colour rules of axe read of a text: its colour, the
 * backgrounds behind it down to the first opaque one, and the size and weight
 * of its font. Two texts with one key have the same contrast. A reader is for
 * one colour set: it reads each element once.
 */
export function createKeyReader(): (layers: TextLayers) => string {
  const read = remember(readBackground);
  const readOpacity = remember((element) => Number(getComputedStyle(element).opacity));
  return ({ element, chain, behind }) => {
    const opacity = chain.reduce((product, each) => product * readOpacity(each), 1);
    const firstOpaque = behind.findIndex((each) => read(each).opaque);
    const visible = firstOpaque === -1 ? behind : behind.slice(0, firstOpaque + 1);
    return [
      readTextStyle(element),
      linkStyle(element),
      opacity,
      ...visible.map((each) => read(each).text).filter((text) => text !== transparent),
    ].join(' / ');
  };
}

// The browser finds nothing at a place that is scrolled out of view; its ancestors up to an opaque one are behind it unless one is positioned.
function findElementsAt(
  {
    element,
    chain,
    place,
  }: Pick<TextLayers, 'element' | 'chain'> & { place: [number, number] | null },
  readFrame: (element: Element) => DOMRect | null,
): Element[] {
  if (place === null) {
    return [];
  }
  if (!isScrolledAway(place, chain.map(readFrame))) {
    return document.elementsFromPoint(...place);
  }
  const opaque = chain.findIndex((each) => readBackground(each).opaque);
  const painted = opaque === -1 ? chain : chain.slice(0, opaque + 1);
  const lifted = painted.some((each) => /absolute|fixed/.test(getComputedStyle(each).position));
  return lifted ? findElementsAfterScroll(element, chain) : painted;
}

function findElementsAfterScroll(element: Element, chain: Element[]): Element[] {
  const places = chain.map(({ scrollTop, scrollLeft }) => ({ scrollTop, scrollLeft }));
  element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
  const place = findMiddle(element, []);
  const found = place === null ? [] : document.elementsFromPoint(...place);
  for (const [index, each] of chain.entries()) {
    Object.assign(each, places[index]);
  }
  return found;
}

function listAncestors(element: Element): Element[] {
  const chain: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    chain.push(each);
  }
  return chain;
}

function isScrolledAway([x, y]: [number, number], frames: (DOMRect | null)[]): boolean {
  return [new DOMRect(0, 0, window.innerWidth, window.innerHeight), ...frames].some(
    (frame) =>
      frame !== null && (x < frame.left || x >= frame.right || y < frame.top || y >= frame.bottom),
  );
}

function readScrollFrame(element: Element): DOMRect | null {
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(overflowX + overflowY) ? element.getBoundingClientRect() : null;
}

function readClipFrame(element: Element): DOMRect | null {
  const { overflowX, overflowY } = getComputedStyle(element);
  return /hidden|clip/.test(overflowX + overflowY) ? element.getBoundingClientRect() : null;
}

// The middle of what the frames leave of the first line of text, not of the box around it. The text node of a field has no
// place.
function findMiddle(element: Element, clips: (DOMRect | null)[]): [number, number] | null {
  const text = [...element.childNodes].find(
    (node) => node instanceof Text && node.data.trim() !== '',
  );
  const range = document.createRange();
  range.selectNodeContents(text ?? element);
  const [line] = text === undefined ? [] : range.getClientRects();
  const first = line ?? element.getClientRects()[0];
  if (first === undefined) {
    return null;
  }
  const frames = [first, ...clips.filter((clip) => clip !== null)];
  const left = Math.max(...frames.map((frame) => frame.left));
  const right = Math.min(...frames.map((frame) => frame.right));
  const isVisible = left < right;
  return [isVisible ? (left + right) / 2 : first.x + first.width / 2, first.y + first.height / 2];
}

// Large text needs less contrast: from 24 px, or from 18.66 px in bold (WCAG 2.2, 1.4.3).
function readTextStyle(element: Element): string {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  const kind = element.matches('input, textarea, select') ? 'field' : 'text';
  return [kind, color, isLarge ? 'large' : 'normal', textShadow].join(' ');
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

interface Background {
  text: string;
  opaque: boolean;
}

/** The background of an element that paints nothing: behind a text it changes no contrast. */
const transparent = 'rgba(0, 0, 0, 0) none 1 none normal  ';

function readBackground(element: Element): Background {
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

/** Whether nothing behind the element is visible through it. */
export function isOpaque(element: Element | null): boolean {
  return element !== null && readBackground(element).opaque;
}
