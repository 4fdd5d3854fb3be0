import { applyColourSet } from './colourSets.ts';
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
export function readTexts(elements: Element[]): ReadText[] {
  if (selectsBySet()) {
    return elements.map((element) => ({ element, layers: null, key: null }));
  }
  const layers = findLayers(elements);
  const keys = readKeys(layers);
  return elements.map((element, place) => ({
    element,
    layers: layers[place] ?? null,
    key: keys[place] ?? null,
  }));
}

// Equal in both probe sets.
function readKeys(layers: (TextLayers | null)[]): (string | null)[] {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = probeSheet;
  const readings = probeSets.map((set) => {
    const undo = applyColourSet(set);
    const read = createKeyReader();
    const keys = layers.map((each) => (each === null ? null : read(each)));
    undo();
    return keys;
  });
  style.remove();
  return layers.map((each, place) =>
    each === null ? null : readings.map((reading) => reading[place]).join(' | '),
  );
}
