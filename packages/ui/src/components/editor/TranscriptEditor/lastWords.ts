import type { Node } from 'prosemirror-model';
import { rangesOf } from './segments.ts';

/** What was dictated or written last. */
export type LastWords = 'phrase' | 'sentence';

interface Range {
  from: number;
  to: number;
}

/**
 * Where the last phrase, as the engine cut what was said, or the last sentence
 * stands before a position. Null where nothing is written there.
 */
export function lastWordsOf(doc: Node, position: number, what: LastWords): Range | null {
  return what === 'phrase' ? lastPhraseOf(doc, position) : lastSentenceOf(doc, position);
}

/** A range with the space that set it off from what stands before. */
export function withSpaceBefore(doc: Node, { from, to }: Range): Range {
  const { nodeBefore } = doc.resolve(from);
  return { from: nodeBefore?.text?.endsWith(' ') === true ? from - 1 : from, to };
}

function lastPhraseOf(doc: Node, position: number): Range | null {
  return [...rangesOf(doc).values()].findLast(({ to }) => to <= position) ?? null;
}

function lastSentenceOf(doc: Node, position: number): Range | null {
  let last: Range | null = null;
  doc.nodesBetween(0, position, (paragraph, start) => {
    if (paragraph.isTextblock) {
      const text = paragraph.textBetween(0, Math.min(paragraph.content.size, position - start - 1));
      const words = sentence.exec(text)?.[1];
      if (words !== undefined) {
        const end = start + 1 + text.trimEnd().length;
        last = { from: end - words.trimEnd().length, to: end };
      }
    }
    return !paragraph.isTextblock;
  });
  return last;
}

// The last words of a paragraph that are set off by a mark that ends a sentence, with their own such mark.
const sentence = /(?:^|[.!?؟…]\s*)([^\s.!?؟…][^.!?؟…]*[.!?؟…»)]*\s*)$/u;
