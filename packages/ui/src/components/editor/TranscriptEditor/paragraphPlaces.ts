import type { Node } from 'prosemirror-model';

const knownPlaces = new WeakMap<Node, ReadonlyMap<Node, number | null>>();

/**
 * The position before a paragraph of a document; null where it is not in it, or there more than
 * once. All paragraphs are found in one walk for each immutable document, because the position
 * that a view of a paragraph reads for itself is a walk over those before it.
 */
export function findPlace(doc: Node, paragraph: Node): number | null {
  const known = knownPlaces.get(doc) ?? readPlaces(doc);
  knownPlaces.set(doc, known);
  return known.get(paragraph) ?? null;
}

function readPlaces(doc: Node): ReadonlyMap<Node, number | null> {
  const places = new Map<Node, number | null>();
  doc.forEach((paragraph, offset) => {
    places.set(paragraph, places.has(paragraph) ? null : offset);
  });
  return places;
}
