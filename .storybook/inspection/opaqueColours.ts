import type { TextLayers } from './contrastKey.ts';
import { remember } from './remember.ts';

/** The colours of a text that is opaque and on an opaque ground, as `#rrggbb`. */
export interface OpaqueColours {
  text: string;
  ground: string;
}

/** Creates a reader of the colours of texts in the present colour set. It reads the ancestors that texts share once. */
export function createColourReader(): (layers: TextLayers) => OpaqueColours | null {
  const isTinted = remember(readTint);
  return (layers) => readOpaqueColours(layers, isTinted);
}

/**
 * The colours of a text in the present colour set; null where more than two opaque colours decide about its contrast.
 * Pseudo-elements are not read: axe measures no contrast where one paints more than a quarter of the text, and reads past
 * a smaller one, such as a caret.
 */
function readOpaqueColours(
  { element, chain, behind }: TextLayers,
  isTinted: (element: Element) => boolean,
): OpaqueColours | null {
  const { color, textShadow } = getComputedStyle(element);
  const text = toHex(color);
  if (text === null || textShadow !== 'none' || chain.some(isTinted)) {
    return null;
  }
  const painted = behind.find((layer) => isTinted(layer) || paintsMore(layer) || hasColour(layer));
  if (painted === undefined || isTinted(painted) || paintsMore(painted)) {
    return null;
  }
  const ground = toHex(getComputedStyle(painted).backgroundColor);
  return ground === null ? null : { text, ground };
}

function hasColour(element: Element): boolean {
  return getComputedStyle(element).backgroundColor !== transparent;
}

function readTint(element: Element): boolean {
  const { opacity, filter, mixBlendMode } = getComputedStyle(element);
  return opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal';
}

function paintsMore(element: Element): boolean {
  return getComputedStyle(element).backgroundImage !== 'none';
}

const transparent = 'rgba(0, 0, 0, 0)';

// Null for a translucent colour and for one of another colour space.
function toHex(colour: string): string | null {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1);
  const digits = channels?.map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return digits === undefined ? null : `#${digits.join('')}`;
}
