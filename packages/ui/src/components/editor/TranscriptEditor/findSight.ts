import type { EditorView } from 'prosemirror-view';

/** The positions of the paragraphs in the window; null where none is in it. */
export function findSight(view: EditorView): { from: number; to: number } | null {
  const paragraphs = view.dom.children;
  const first = findFirst(paragraphs, ({ bottom }) => bottom > 0);
  const after = findFirst(paragraphs, ({ top }) => top >= innerHeight);
  const [start, end] = [paragraphs[first], paragraphs[after - 1]];
  return start === undefined || end === undefined || after <= first
    ? null
    : { from: view.posAtDOM(start, 0), to: view.posAtDOM(end, end.childNodes.length) };
}

/** The index of the first of these elements that is true; they are placed from top to bottom. */
function findFirst(elements: HTMLCollection, isTrue: (box: DOMRect) => boolean): number {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = elements[middle];
    if (element !== undefined && isTrue(element.getBoundingClientRect())) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}
