import * as v from 'valibot';
import type { Segment } from '../segments/segment.ts';

const wordSchema = v.object({
  text: v.string(),
  start: v.number(),
  end: v.number(),
  confidence: v.number(),
});

const segmentSchema = v.object({
  id: v.string(),
  text: v.string(),
  start: v.number(),
  end: v.number(),
  words: v.pipe(v.array(wordSchema), v.readonly()),
  confirmed: v.boolean(),
});

const commandPlaceSchema = v.object({ segmentId: v.string(), index: v.number() });

const joinSchema = v.object({ segmentId: v.string(), beforeId: v.string() });

const savedSchema = v.object({ historyId: v.string(), revision: v.number() });

/** The stored entries of a draft. Kinds may be added; none may be removed. */
const draftEntrySchema = v.variant('kind', [
  /** An entry of the transcript document. */
  v.object({ kind: v.literal('text'), entry: v.unknown() }),
  /** A recognised segment. */
  v.object({ kind: v.literal('segment'), segment: segmentSchema }),
  /** Text that the engine may still change. */
  v.object({ kind: v.literal('interim'), segmentId: v.string(), text: v.string() }),
  /** Length of the dictation, in ms. */
  v.object({ kind: v.literal('time'), elapsed: v.number() }),
  /** A command that is written as words. */
  v.object({ kind: v.literal('literal'), place: commandPlaceSchema }),
  /** A segment that was formatted together with the one before it. */
  v.object({ kind: v.literal('join'), join: joinSchema }),
  /** The save queue has a revision of the draft as it is. */
  v.object({ kind: v.literal('queued'), pieceId: v.string() }),
  /** The server has the draft. */
  v.object({ kind: v.literal('saved'), saved: savedSchema }),
  /** Replaces all entries before it. */
  v.object({
    kind: v.literal('all'),
    text: v.unknown(),
    segments: v.pipe(v.array(segmentSchema), v.readonly()),
    elapsed: v.number(),
    saved: v.nullable(savedSchema),
    literals: v.optional(v.array(commandPlaceSchema), []),
    joins: v.optional(v.array(joinSchema), []),
  }),
]);

export type DraftEntry = v.InferOutput<typeof draftEntrySchema>;

type EntryOf<Kind extends DraftEntry['kind']> = Extract<DraftEntry, { kind: Kind }>;

/** The saved conversation of a transcript on the server. */
export type SavedPlace = v.InferOutput<typeof savedSchema>;

/** The content of a draft. */
export interface DraftContent {
  /** Entries of the transcript document, in order. */
  readonly text: readonly unknown[];
  readonly segments: readonly Segment[];
  /** Commands that are written as words. */
  readonly literals: readonly v.InferOutput<typeof commandPlaceSchema>[];
  /** Segments that were formatted together. */
  readonly joins: readonly v.InferOutput<typeof joinSchema>[];
  /** In ms. */
  readonly elapsed: number;
  readonly saved: SavedPlace | null;
  /** The queued revision that contains the whole draft; null after a later change. */
  readonly queuedAs: string | null;
}

type MutableContent = {
  text: unknown[];
  segments: Map<string, Segment>;
  interim: EntryOf<'interim'> | null;
  literals: v.InferOutput<typeof commandPlaceSchema>[];
  joins: v.InferOutput<typeof joinSchema>[];
  elapsed: number;
  saved: SavedPlace | null;
  queuedAs: string | null;
};

const readers: {
  [Kind in DraftEntry['kind']]: (to: MutableContent, entry: EntryOf<Kind>) => void;
} = {
  text: (to, { entry }) => to.text.push(entry),
  segment: (to, { segment }) => to.segments.set(segment.id, segment),
  interim: (to, entry) => {
    to.interim = entry.text === '' ? null : entry;
  },
  time: (to, { elapsed }) => {
    to.elapsed = elapsed;
  },
  literal: (to, { place }) => to.literals.push(place),
  join: (to, { join }) => to.joins.push(join),
  queued: (to, { pieceId }) => {
    to.queuedAs = pieceId;
  },
  saved: (to, { saved }) => {
    to.saved = saved;
  },
  all: (to, { text, segments, literals, joins, elapsed, saved }) => {
    to.text = [text];
    to.segments = new Map(segments.map((segment) => [segment.id, segment]));
    to.interim = null;
    to.literals = [...literals];
    to.joins = [...joins];
    to.elapsed = elapsed;
    to.saved = saved;
  },
};

/**
 * Reads a draft. Interim text at its end becomes an unconfirmed segment.
 * Entries of an unknown kind are skipped (S04).
 */
export function readDraft(entries: readonly unknown[]): DraftContent {
  const content: MutableContent = {
    text: [],
    segments: new Map(),
    interim: null,
    literals: [],
    joins: [],
    elapsed: 0,
    saved: null,
    queuedAs: null,
  };
  for (const raw of entries) {
    const result = v.safeParse(draftEntrySchema, raw);
    if (result.success) {
      const { kind } = result.output;
      content.queuedAs = kind === 'time' || kind === 'saved' ? content.queuedAs : null;
      readEntry(content, result.output);
    }
  }
  const { segments, interim, ...rest } = content;
  return { ...rest, segments: withInterim([...segments.values()], interim) };
}

function readEntry<Kind extends DraftEntry['kind']>(
  content: MutableContent,
  entry: EntryOf<Kind>,
): void {
  readers[entry.kind](content, entry);
}

function withInterim(
  segments: readonly Segment[],
  interim: EntryOf<'interim'> | null,
): readonly Segment[] {
  if (interim === null || segments.some(({ id }) => id === interim.segmentId)) {
    return segments;
  }
  const { segmentId: id, text } = interim;
  const start = segments.at(-1)?.end ?? 0;
  return [...segments, { id, text, start, end: start, words: [], confirmed: false }];
}
