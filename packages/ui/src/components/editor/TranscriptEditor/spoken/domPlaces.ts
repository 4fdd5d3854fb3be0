import type { Node as DocumentNode } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import type { HitRange } from '../HitMarks.ts';

/** A place in the text of the page. */
export interface DomPlace {
  readonly node: Node;
  readonly offset: number;
}

/**
 * The places of a range in the page; null where the text does not have it any more. They are
 * found by search, and not by a walk over all paragraphs as `domAtPos` does: in a long text
 * that takes longer than all the rest of a move of the spoken word.
 */
export function findDomRange(
  view: EditorView,
  { from, to }: HitRange,
): readonly [DomPlace, DomPlace] | null {
  const { doc } = view.state;
  if (to > doc.content.size || from > to) {
    return null;
  }
  const starts = findParagraphStarts(doc);
  const at = countBefore(starts, from) - 1;
  const begin = (starts[at] ?? 0) + 1;
  const { children } = view.dom;
  const element = children[at];
  // A paragraph of interim text is between those of the document.
  if (element !== undefined && children.length === doc.childCount) {
    const content = element.matches('[data-spoken]') ? element.lastElementChild : element;
    const found = content && findTextRange(content, from - begin, to - begin);
    if (found) {
      return found;
    }
  }
  const [start, end] = [view.domAtPos(from, 1), view.domAtPos(to, -1)];
  return [start, end];
}

/** The places after so many letters of a paragraph; null where it ends before, or has other text too. */
function findTextRange(
  content: Element,
  from: number,
  to: number,
): readonly [DomPlace, DomPlace] | null {
  if (content.querySelector('[data-interim], .ProseMirror-widget') !== null) {
    return null;
  }
  const nodes = content.ownerDocument.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let start: DomPlace | null = null;
  for (let node = nodes.nextNode(); node instanceof Text; node = nodes.nextNode()) {
    const end = passed + node.length;
    start = start === null && from < end ? { node, offset: from - passed } : start;
    if (start !== null && to <= end) {
      return [start, { node, offset: to - passed }];
    }
    passed = end;
  }
  return null;
}

const knownStarts = new WeakMap<DocumentNode, Uint32Array>();

/** The position before each paragraph, read once for each immutable document. */
function findParagraphStarts(doc: DocumentNode): Uint32Array {
  const known = knownStarts.get(doc);
  if (known !== undefined) {
    return known;
  }
  const starts = new Uint32Array(doc.childCount);
  doc.forEach((_, offset, index) => {
    starts[index] = offset;
  });
  knownStarts.set(doc, starts);
  return starts;
}

/** How many of these rising values are below `value`. */
function countBefore(values: Uint32Array, value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
