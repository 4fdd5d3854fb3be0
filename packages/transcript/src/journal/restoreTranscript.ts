import * as v from 'valibot';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import type { TranscriptDocument, TranscriptDocumentOptions } from '../model/transcriptDocument.ts';
import type { SegmentStore } from '../segments/segmentStore.ts';
import type { DraftContent } from './draftEntries.ts';
import { UnreadableEntryError } from './transcriptEntries.ts';

export interface RestoredTranscript {
  readonly document: TranscriptDocument;
  /** Entries are missing or unreadable: the document has to be stored anew. */
  readonly isRepaired: boolean;
}

/**
 * Restores the document of a draft. A missing or damaged entry costs at most what
 * it holds (S13): the entries before it are read as they are. Of those after it,
 * which may not fit any more, the inserted words are appended as paragraphs, and
 * their segments are added to the store.
 */
export function restoreTranscript(
  { text, gaps }: Pick<DraftContent, 'text' | 'gaps'>,
  segments: SegmentStore,
  onEntry?: TranscriptDocumentOptions['onEntry'],
): RestoredTranscript {
  const options = { segments, ...(onEntry !== undefined && { onEntry }) };
  const end = findReadableEnd(text, gaps, segments);
  if (end === text.length) {
    return { document: createTranscriptDocument({ ...options, entries: text }), isRepaired: false };
  }
  const lost = text.slice(end).map(readLostEntry);
  for (const segment of lost.flatMap((each) => each.segments)) {
    if (segments.get(segment.id) === undefined) {
      segments.set({ ...segment, words: [] });
    }
  }
  const readable = createTranscriptDocument({ entries: text.slice(0, end), segments });
  const snapshot = v.parse(snapshotSchema, readable.snapshot());
  const words = lost.map(({ typed }) => typed).join('');
  const added = words.split('\n').filter((line) => line.trim() !== '');
  const paragraphs = [...snapshot.paragraphs, ...added.map((line) => [[line]])];
  return {
    document: createTranscriptDocument({ ...options, entries: [{ ...snapshot, paragraphs }] }),
    isRepaired: true,
  };
}

/** The number of entries that follow from each other; those before the last snapshot do not count. */
function findReadableEnd(
  text: readonly unknown[],
  gaps: readonly number[],
  segments: SegmentStore,
): number {
  const from = text.findLastIndex((entry) => v.is(snapshotSchema, entry));
  const end = Math.min(gaps.find((gap) => gap > from) ?? text.length, text.length);
  try {
    createTranscriptDocument({ entries: text.slice(0, end), segments });
    return end;
  } catch (error) {
    if (error instanceof UnreadableEntryError) {
      // An unreadable snapshot leaves what was before it.
      return findReadableEnd(text.slice(0, error.at), gaps, segments);
    }
    throw error;
  }
}

const snapshotSchema = v.looseObject({
  kind: v.literal('snapshot'),
  paragraphs: v.array(v.unknown()),
});

const nodeSchema: v.GenericSchema<unknown, SliceNode> = v.object({
  type: v.string(),
  text: v.optional(v.string(), ''),
  marks: v.optional(v.array(v.unknown()), []),
  content: v.optional(v.array(v.lazy(() => nodeSchema)), []),
});

interface SliceNode {
  readonly type: string;
  readonly text: string;
  readonly marks: readonly unknown[];
  readonly content: readonly SliceNode[];
}

const segmentSchema = v.object({
  id: v.string(),
  text: v.string(),
  confirmed: v.boolean(),
  start: v.nullable(v.number()),
  end: v.nullable(v.number()),
});

const stepSchema = v.fallback(
  v.object({
    slice: v.optional(v.object({ content: v.optional(v.array(nodeSchema), []) }), {}),
  }),
  { slice: { content: [] } },
);

const changeSchema = v.fallback(
  v.object({
    steps: v.fallback(v.array(stepSchema), []),
    segments: v.fallback(v.array(v.fallback(v.nullable(segmentSchema), null)), []),
  }),
  { steps: [], segments: [] },
);

/** The words that the person inserted in an entry, and its segments. */
function readLostEntry(entry: unknown) {
  const { steps, segments } = v.parse(changeSchema, entry);
  const isDictated = segments.length > 0;
  return {
    segments: segments.filter((segment) => segment !== null),
    typed: steps
      .map(({ slice }) => slice.content.map((node) => readNode(node, isDictated)).join('\n'))
      .join(''),
  };
}

// The text of an inserted segment comes from the segment.
function readNode({ text, marks, content }: SliceNode, isDictated: boolean): string {
  const own = isDictated && marks.length > 0 ? '' : text;
  return own + content.map((node) => readNode(node, isDictated)).join('');
}
