import { applyColourSet, type ColourSet } from './colourSets.ts';
import { createKeyReader, findLayers, type TextLayers } from './contrastKey.ts';
import { probeSets, probeSheet, selectsBySet } from './probeSets.ts';

/** A text of the page and what decides about its contrast. */
export interface ReadText {
  element: Element;
  /** Null where its background is unknown. */
  layers: TextLayers | null;
  /** Texts with equal keys have equal tokens, and so equal contrast in each of the 22 sets; null for an unknown one. */
  key: string | null;
}

/** Reads the layers and the keys of texts. */
export type TextReader = (elements: Element[]) => ReadText[];

/**
 * Creates the reader of one page, for both of its directions: a text that has the same tokens in the second one, by the
 * first probe set, keeps its key, so the page gets the second probe set once.
 */
export function createTextReader(): TextReader {
  const known: KnownKeys = new Map();
  return (elements) => {
    if (selectsBySet()) {
      return elements.map((element) => ({ element, layers: null, key: null }));
    }
    const layers = findLayers(elements);
    const keys = readKeys(layers, known);
    return elements.map((element, place) => ({
      element,
      layers: layers[place] ?? null,
      key: keys[place] ?? null,
    }));
  };
}

/** The key of each text, with what was read of the text in the first probe set. */
type KnownKeys = Map<Element, { first: string; key: string }>;

const [firstSet, secondSet] = probeSets;

// Equal in both probe sets.
function readKeys(layers: (TextLayers | null)[], known: KnownKeys): (string | null)[] {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = probeSheet;
  const first = readIn(firstSet, layers);
  const keep = (each: TextLayers, place: number) => {
    const kept = known.get(each.element);
    return kept?.first === first[place] ? kept : undefined;
  };
  const isKnown = layers.every((each, place) => each === null || keep(each, place) !== undefined);
  const second = isKnown ? [] : readIn(secondSet, layers);
  style.remove();
  return layers.map((each, place) => {
    if (each === null) {
      return null;
    }
    const key = keep(each, place)?.key ?? `${first[place]} | ${second[place]}`;
    known.set(each.element, { first: first[place] ?? '', key });
    return key;
  });
}

function readIn(set: ColourSet, layers: (TextLayers | null)[]): (string | null)[] {
  const undo = applyColourSet(set);
  const read = createKeyReader();
  const readings = layers.map((each) => (each === null ? null : read(each)));
  undo();
  return readings;
}
