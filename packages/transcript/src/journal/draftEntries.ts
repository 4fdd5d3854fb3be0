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
  start: v.nullable(v.number()),
  end: v.nullable(v.number()),
  words: v.pipe(v.array(wordSchema), v.readonly()),
  confirmed: v.boolean(),
  speaker: v.exactOptional(v.nullable(v.string())),
  isEdited: v.exactOptional(v.boolean()),
});

const commandPlaceSchema = v.object({ segmentId: v.string(), index: v.number() });

const joinSchema = v.object({ segmentId: v.string(), beforeId: v.string() });

const savedSchema = v.object({
  historyId: v.union([v.string(), v.number()]),
  revision: v.number(),
});

/** The stored entries of a draft. Kinds may be added; none may be removed. */
const draftEntrySchema = v.variant('kind', [
  /** An entry of the transcript document. `number` counts them from 1 on, so that a missing one is noticed. */
  v.object({ kind: v.literal('text'), entry: v.unknown(), number: v.optional(v.number()) }),
  /** A recognised segment. */
  v.object({ kind: v.literal('segment'), segment: segmentSchema }),
  /** Text that the engine may still change. */
  v.object({ kind: v.literal('interim'), segmentId: v.string(), text: v.string() }),
  /** Length of the dictation, in ms. */
  v.object({ kind: v.literal('time'), elapsed: v.number() }),
  /** Whether the end of the last recording is confirmed: false from its beginning on. */
  v.object({ kind: v.literal('end'), complete: v.boolean() }),
  /** The engine of the recordings from here on, until another entry names one. */
  v.object({ kind: v.literal('engine'), engine: v.string() }),
  /** A command that is written as words. */
  v.object({ kind: v.literal('literal'), place: commandPlaceSchema }),
  /** A segment that was formatted together with the one before it. */
  v.object({ kind: v.literal('join'), join: joinSchema }),
  /** The save queue has a revision of the draft as it is. */
  v.object({ kind: v.literal('queued'), pieceId: v.string() }),
  /** The server has the draft. */
  v.object({ kind: v.literal('saved'), saved: savedSchema }),
  /** The person has put the draft away; it stays on this device and is not offered again. */
  v.object({ kind: v.literal('finished') }),
  /** Replaces all entries before it. `number` is that of the last text entry in it. */
  v.object({
    kind: v.literal('all'),
    text: v.unknown(),
    number: v.optional(v.number()),
    segments: v.pipe(v.array(segmentSchema), v.readonly()),
    elapsed: v.number(),
    complete: v.optional(v.boolean()),
    engine: v.optional(v.string()),
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
  /** Indices in `text` before which an entry is missing (S13). */
  readonly gaps: readonly number[];
  /** Number of the last text entry. */
  readonly textCount: number;
  readonly segments: readonly Segment[];
  /** Commands that are written as words. */
  readonly literals: readonly v.InferOutput<typeof commandPlaceSchema>[];
  /** Segments that were formatted together. */
  readonly joins: readonly v.InferOutput<typeof joinSchema>[];
  /** In ms. */
  readonly elapsed: number;
  /** False where something said may be missing from the text. */
  readonly complete: boolean;
  /** The engine of the last recording; null where the draft names none. */
  readonly engine: string | null;
  readonly saved: SavedPlace | null;
  /** The queued revision that contains the whole draft; null after a later change. */
  readonly queuedAs: string | null;
  /** The person has put the whole draft away; false after a later change. */
  readonly isFinished: boolean;
}

type MutableContent = {
  text: unknown[];
  gaps: number[];
  textCount: number;
  segments: Map<string, Segment>;
  interim: EntryOf<'interim'> | null;
  literals: v.InferOutput<typeof commandPlaceSchema>[];
  joins: v.InferOutput<typeof joinSchema>[];
  elapsed: number;
  complete: boolean;
  engine: string | null;
  saved: SavedPlace | null;
  queuedAs: string | null;
  isFinished: boolean;
};

const readers: {
  [Kind in DraftEntry['kind']]: (to: MutableContent, entry: EntryOf<Kind>) => void;
} = {
  text: (to, { entry, number = to.textCount + 1 }) => {
    if (number !== to.textCount + 1) {
      to.gaps.push(to.text.length);
    }
    to.textCount = number;
    to.text.push(entry);
  },
  segment: (to, { segment }) => to.segments.set(segment.id, segment),
  interim: (to, entry) => {
    to.interim = entry.text === '' ? null : entry;
  },
  time: (to, { elapsed }) => {
    to.elapsed = elapsed;
  },
  end: (to, { complete }) => {
    to.complete = complete;
  },
  engine: (to, { engine }) => {
    to.engine = engine;
  },
  literal: (to, { place }) => to.literals.push(place),
  join: (to, { join }) => to.joins.push(join),
  queued: (to, { pieceId }) => {
    to.queuedAs = pieceId;
  },
  finished: (to) => {
    to.isFinished = true;
  },
  saved: (to, { saved }) => {
    to.saved = saved;
  },
  all: (to, { text, number, segments, literals, joins, elapsed, complete, engine, saved }) => {
    to.text = [text];
    to.gaps = [];
    to.textCount = number ?? to.textCount;
    to.segments = new Map(segments.map((segment) => [segment.id, segment]));
    to.interim = null;
    to.literals = [...literals];
    to.joins = [...joins];
    to.elapsed = elapsed;
    to.complete = complete ?? true;
    to.engine = engine ?? null;
    to.saved = saved;
  },
};

/** The entries after which a queued or finished draft still is as it was. */
const unchangingKinds: ReadonlySet<DraftEntry['kind']> = new Set([
  'time',
  'end',
  'engine',
  'saved',
  'finished',
  'queued',
]);

/**
 * Reads a draft. Interim text at its end becomes an unconfirmed segment.
 * Entries of an unknown kind are skipped (S04).
 */
export function readDraft(entries: readonly unknown[]): DraftContent {
  const content: MutableContent = {
    text: [],
    gaps: [],
    textCount: 0,
    segments: new Map(),
    interim: null,
    literals: [],
    joins: [],
    elapsed: 0,
    complete: true,
    engine: null,
    saved: null,
    queuedAs: null,
    isFinished: false,
  };
  for (const raw of entries) {
    const result = v.safeParse(draftEntrySchema, raw);
    if (result.success) {
      const { kind } = result.output;
      if (!unchangingKinds.has(kind)) {
        content.queuedAs = null;
        content.isFinished = false;
      }
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
  const last = segments.at(-1);
  const start = last === undefined ? 0 : last.end;
  return [...segments, { id, text, start, end: start, words: [], confirmed: false }];
}
