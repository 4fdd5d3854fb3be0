import type { Node } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import { countParagraphWords, readText } from './paragraphs.ts';
import { readSegmentId } from './schema.ts';

/** Where dictated text is inserted: a document position, or the end of the document. */
export type Anchor = number | 'end';

/** A longer paragraph takes no further segment: each new word costs the layout of its paragraph. */
const wordsPerParagraph = 60;

/** Where text is inserted, and the separators around it. */
export interface InsertionPoint {
  position: number;
  /** The text begins a new paragraph, after the one that holds `position`. */
  opensParagraph: boolean;
  before: '' | ' ';
  after: '' | ' ';
}

/** The nearest position of the anchor inside a paragraph. */
export function resolveAnchor(doc: Node, anchor: Anchor): number {
  if (anchor === 'end') {
    return Selection.atEnd(doc).head;
  }
  const $anchor = doc.resolve(Math.min(anchor, doc.content.size));
  return $anchor.parent.isTextblock ? $anchor.pos : Selection.near($anchor, -1).head;
}

/** Where `text` would be inserted at the anchor. */
export function findInsertionPoint(
  doc: Node,
  anchor: Anchor,
  text: string,
  mayOpenParagraph = true,
): InsertionPoint {
  const position = resolveAnchor(doc, anchor);
  const { parent, parentOffset, nodeBefore, nodeAfter } = doc.resolve(position);
  const [left, right] = [nodeBefore?.text?.at(-1) ?? '', nodeAfter?.text?.at(0) ?? ''];
  const endsSentence =
    /[.!?؟…]/u.test(left) || (nodeBefore !== null && readSegmentId(nodeBefore) !== null);
  const opensParagraph =
    mayOpenParagraph &&
    !noSpaceBefore.test(text) &&
    parentOffset === parent.content.size &&
    endsSentence &&
    countParagraphWords(parent) >= wordsPerParagraph;
  return {
    position,
    opensParagraph,
    before: opensParagraph ? '' : findSeparator(left, text),
    after: findSeparator(text, right),
  };
}

/** The text of the document with `text` inserted at the anchor. */
export function makePreview(doc: Node, anchor: Anchor, text: string): string {
  const { position, opensParagraph, before, after } = findInsertionPoint(doc, anchor, text);
  const left = readText(doc.cut(0, position));
  const right = readText(doc.cut(position, doc.content.size));
  return left + (opensParagraph ? '\n' : before) + text + after + right;
}

// Marks that follow a word without a space, and what joins two parts of a word: half-space and slash.
const noSpaceBefore = /^[\s.,،؛;:!?؟…»”)\u200c/]/u;
const noSpaceAfter = /[\s«“(\u200c/]$/u;

/** The separator between two texts of a paragraph. */
export function findSeparator(left: string, right: string): '' | ' ' {
  return left === '' || right === '' || noSpaceAfter.test(left) || noSpaceBefore.test(right)
    ? ''
    : ' ';
}
