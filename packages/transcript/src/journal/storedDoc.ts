import type { Node } from 'prosemirror-model';
import {
  createMarks,
  readDocSpeakers,
  readParagraphSpeaker,
  readSegmentId,
  schema,
} from '../model/schema.ts';
import type { SavedSpeaker } from '../segments/savedSegment.ts';
import { expectArray, expectRecord, expectString } from './expect.ts';

/** Text with the same marks: its segment, and `true` while that is unconfirmed. */
type Run = [text: string] | [text: string, segment: string] | [string, string, unconfirmed: true];

/** A document as plain JSON. */
export interface StoredDoc {
  paragraphs: Run[][];
  /** The speaker of each paragraph. Absent where no speaker is named. */
  spokenBy?: (string | null)[];
  /** The list of speakers. @default none */
  speakers?: SavedSpeaker[];
}

export function toStoredDoc(doc: Node): StoredDoc {
  const speakers = readDocSpeakers(doc);
  const spokenBy = doc.children.map(readParagraphSpeaker);
  return {
    paragraphs: doc.children.map((paragraph) => paragraph.children.map(toRun)),
    ...(spokenBy.some((speaker) => speaker !== null) && { spokenBy }),
    ...(speakers.length > 0 && { speakers: [...speakers] }),
  };
}

/** @throws TypeError or RangeError for a value of another form. */
export function readStoredDoc(stored: Record<string, unknown>): Node {
  const spokenBy = expectArray(stored['spokenBy'] ?? []);
  const paragraphs = expectArray(stored['paragraphs']).map((runs, at) =>
    readParagraph(runs, spokenBy[at] ?? null),
  );
  const speakers = expectArray(stored['speakers'] ?? []).map(readSpeaker);
  const doc = schema.nodes.doc.create({ speakers }, paragraphs);
  doc.check();
  return doc;
}

function toRun(node: Node): Run {
  const text = node.text ?? '';
  const id = readSegmentId(node);
  if (id === null) {
    return [text];
  }
  return node.marks.length > 1 ? [text, id, true] : [text, id];
}

function readParagraph(runs: unknown, speaker: unknown): Node {
  return schema.nodes.paragraph.create(
    { speaker },
    expectArray(runs).map((run) => {
      const [text, id, unconfirmed] = expectArray(run);
      const marks = id === undefined ? [] : createMarks(expectString(id), unconfirmed !== true);
      return schema.text(expectString(text), marks);
    }),
  );
}

function readSpeaker(value: unknown): SavedSpeaker {
  const { id, name } = expectRecord(value);
  return { id: expectString(id), name: expectString(name) };
}
