import type { Node } from 'prosemirror-model';
import { readParagraphSpeaker, readSegmentId } from '../model/schema.ts';

/** Consecutive text of one segment, or typed text between two segments, which has no id. */
export interface TextUnit {
  readonly id: string | null;
  readonly text: string;
  /** Where it begins in the document. */
  readonly from: number;
  /** The spaces and line breaks between it and the unit before it. */
  readonly gap: string;
  /** Who says its paragraph. */
  readonly speaker: string | null;
}

/** All units of a document in order, and the gap after the last one. */
export function readUnits(doc: Node): { units: TextUnit[]; end: string } {
  const units: TextUnit[] = [];
  let gap = '';
  doc.forEach((paragraph, offset, index) => {
    gap += index === 0 ? '' : '\n';
    const own = readParagraphUnits(paragraph);
    for (const unit of own.units) {
      units.push({ ...unit, from: offset + 1 + unit.from, gap: gap + unit.gap });
      gap = '';
    }
    gap += own.end;
  });
  return { units, end: gap };
}

interface ParagraphUnits {
  readonly units: readonly TextUnit[];
  readonly end: string;
}

const known = new WeakMap<Node, ParagraphUnits>();

// Read once for each immutable paragraph.
function readParagraphUnits(paragraph: Node): ParagraphUnits {
  const read = known.get(paragraph) ?? findParagraphUnits(paragraph);
  known.set(paragraph, read);
  return read;
}

function findParagraphUnits(paragraph: Node): ParagraphUnits {
  const units: TextUnit[] = [];
  let gap = '';
  const speaker = readParagraphSpeaker(paragraph);
  for (const { id, text, from } of readRuns(paragraph)) {
    const words = text.trim();
    if (words === '') {
      gap += text;
    } else {
      const start = text.length - text.trimStart().length;
      const before = gap + text.slice(0, start);
      units.push({ id, text: words, from: from + start, gap: before, speaker });
      gap = text.slice(start + words.length);
    }
  }
  return { units, end: gap };
}

/** Text with the same segment; an unconfirmed part of it is a node of its own. */
function readRuns(paragraph: Node): { id: string | null; text: string; from: number }[] {
  const runs: { id: string | null; text: string; from: number }[] = [];
  paragraph.forEach((node, offset) => {
    const id = readSegmentId(node);
    const last = runs.at(-1);
    if (last?.id === id) {
      last.text += node.text ?? '';
    } else {
      runs.push({ id, text: node.text ?? '', from: offset });
    }
  });
  return runs;
}
