import type { Mark, Node } from 'prosemirror-model';
import { getInternals } from '../model/documentInternals.ts';
import { toOneStep } from '../model/oneStep.ts';
import { createSlice } from '../model/paragraphs.ts';
import { readParagraphSpeaker, readSegmentId } from '../model/schema.ts';
import type { TextChange, TranscriptDocument } from '../model/transcriptDocument.ts';
import { isUnconfirmed } from '../find/findHits.ts';

/**
 * Makes these changes as one undo step, and returns their number. What is written belongs to the
 * segment whose text it replaces. Text that changed since it was read stays, and so does text
 * that the recogniser may still change. A line break in `after` ends the paragraph.
 *
 * @param changes characters of `text()`, each within one line; none overlaps another one
 */
export function cleanText(document: TranscriptDocument, changes: readonly TextChange[]): number {
  const { state, dispatch } = getInternals(document);
  const { doc, tr } = state();
  const lines = readLines(doc);
  let line = lines.length - 1;
  let count = 0;
  // From the end, so that the places before a changed one are still valid.
  for (const { from, to, before, after } of changes.toSorted((a, b) => b.from - a.from)) {
    while (line > 0 && (lines[line]?.start ?? 0) > from) {
      line -= 1;
    }
    const { paragraph, start, position } = lines[line] ?? noLine(doc);
    const own = { from: from - start, to: to - start };
    if (
      paragraph.textContent.slice(own.from, own.to) === before &&
      !isUnconfirmed(paragraph, own)
    ) {
      const marks = findMarks(paragraph, own);
      const slice = createSlice(after, marks, readParagraphSpeaker(paragraph));
      tr.replace(position + own.from, position + own.to, slice);
      count += 1;
    }
  }
  if (count > 0) {
    dispatch(toOneStep(tr));
  }
  return count;
}

interface Line {
  readonly paragraph: Node;
  /** Where the line begins in the text. */
  readonly start: number;
  /** Where it begins in the document. */
  readonly position: number;
}

function readLines(doc: Node): Line[] {
  const lines: Line[] = [];
  let start = 0;
  doc.forEach((paragraph, offset) => {
    lines.push({ paragraph, start, position: offset + 1 });
    start += paragraph.content.size + 1;
  });
  return lines;
}

function noLine(doc: Node): Line {
  return { paragraph: doc.child(0), start: 0, position: 1 };
}

/** The marks of the segment to which a written text belongs: of its first word, or else of the word before it. */
function findMarks(paragraph: Node, { from, to }: { from: number; to: number }): readonly Mark[] {
  const first = from < to ? paragraph.nodeAt(from) : null;
  const before = from > 0 ? paragraph.nodeAt(from - 1) : null;
  const owner = [first, before].find((node) => node !== null && readSegmentId(node) !== null);
  return owner?.marks ?? [];
}
