import type { Node } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import { textOf, wordsOf } from './paragraphs.ts';
import { schema } from './schema.ts';

/** Where dictation falls: a position in the document, or wherever its end is. */
export type Anchor = number | 'end';

/** A paragraph takes no further sentence once it has this many words: one short paragraph is laid out for each new word. */
const wordsPerParagraph = 60;

/** Where the next words stand, and what stands around them. */
export interface Place {
  position: number;
  /** They open a paragraph of their own, after the one that holds the position. */
  opens: boolean;
  before: '' | ' ';
  after: '' | ' ';
}

/** A position inside a paragraph, as near as can be to the anchor. */
export function positionOf(doc: Node, anchor: Anchor): number {
  if (anchor === 'end') {
    return Selection.atEnd(doc).head;
  }
  const $anchor = doc.resolve(Math.min(anchor, doc.content.size));
  return $anchor.parent.isTextblock ? $anchor.pos : Selection.near($anchor, -1).head;
}

/** Where these words would stand if they arrived now. */
export function placeOf(doc: Node, anchor: Anchor, words: string, mayOpen = true): Place {
  const position = positionOf(doc, anchor);
  const { parent, parentOffset, nodeBefore, nodeAfter } = doc.resolve(position);
  const [left, right] = [nodeBefore?.text?.at(-1) ?? '', nodeAfter?.text?.at(0) ?? ''];
  const endsSentence =
    /[.!?؟…]/u.test(left) || nodeBefore?.marks.some(({ type }) => type === schema.marks.dictated);
  const opens =
    mayOpen &&
    !leansBack.test(words) &&
    parentOffset === parent.content.size &&
    endsSentence === true &&
    wordsOf(parent) >= wordsPerParagraph;
  return {
    position,
    opens,
    before: opens ? '' : separatorOf(left, words),
    after: separatorOf(words, right),
  };
}

/** The text as it would be if these words had arrived. */
export function textWith(doc: Node, anchor: Anchor, words: string): string {
  const { position, opens, before, after } = placeOf(doc, anchor, words);
  const [left, right] = [textOf(doc.cut(0, position)), textOf(doc.cut(position, doc.content.size))];
  return left + (opens ? '\n' : before) + words + after + right;
}

// Marks that lean on a word, and what joins words within one: the half-space and the slash.
const leansBack = /^[\s.,،؛:!?؟…»)\u200c/]/u;
const leansOn = /[\s«(\u200c/]$/u;

/** What stands between two texts of one paragraph, where nobody has written anything. */
export function separatorOf(left: string, right: string): '' | ' ' {
  return left === '' || right === '' || leansOn.test(left) || leansBack.test(right) ? '' : ' ';
}
