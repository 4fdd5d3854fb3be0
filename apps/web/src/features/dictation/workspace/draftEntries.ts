import * as v from 'valibot';
import type { Segment } from '@nevisa/machines';

const word = v.object({
  text: v.string(),
  start: v.number(),
  end: v.number(),
  confidence: v.number(),
});

const segment = v.object({
  id: v.string(),
  text: v.string(),
  start: v.number(),
  end: v.number(),
  words: v.array(word),
  confirmed: v.boolean(),
});

const commandPlace = v.object({ segmentId: v.string(), index: v.number() });

const join = v.object({ segmentId: v.string(), beforeId: v.string() });

const saved = v.object({ historyId: v.string(), revision: v.number() });

/** What a draft is a list of. A new kind may come, a kind that was once written stays. */
const draftEntrySchema = v.variant('kind', [
  /** A change of the edited text, as the transcript document tells it. */
  v.object({ kind: v.literal('text'), entry: v.unknown() }),
  /** What the engine said, with its words: the raw material of the text. */
  v.object({ kind: v.literal('segment'), segment }),
  /** What it was about to say. */
  v.object({ kind: v.literal('interim'), segmentId: v.string(), text: v.string() }),
  /** Length of what was dictated, in ms. */
  v.object({ kind: v.literal('time'), elapsed: v.number() }),
  /** The words of a command are wanted instead of what it did. */
  v.object({ kind: v.literal('literal'), place: commandPlace }),
  /** A segment was read together with the one before it. */
  v.object({ kind: v.literal('join'), join }),
  /** It stands in the queue for the history as it is, under this id. */
  v.object({ kind: v.literal('queued'), pieceId: v.string() }),
  /** The history has it, under this name and state. */
  v.object({ kind: v.literal('saved'), saved }),
  /** Stands for everything before it. */
  v.object({
    kind: v.literal('all'),
    text: v.unknown(),
    segments: v.array(segment),
    elapsed: v.number(),
    saved: v.nullable(saved),
    literals: v.optional(v.array(commandPlace), []),
    joins: v.optional(v.array(join), []),
  }),
]);

export type DraftEntry = v.InferOutput<typeof draftEntrySchema>;

/** Where the history has a document. */
export type SavedPlace = v.InferOutput<typeof saved>;

/** A draft as its entries tell it. */
export interface DraftContent {
  /** Entries of the transcript document, in order. */
  readonly text: readonly unknown[];
  readonly segments: readonly Segment[];
  /** Commands that are wanted as words. */
  readonly literals: readonly v.InferOutput<typeof commandPlace>[];
  /** Segments that were read together. */
  readonly joins: readonly v.InferOutput<typeof join>[];
  /** In ms. */
  readonly elapsed: number;
  readonly saved: SavedPlace | null;
  /** Under which id the queue for the history has all of it; null where something came after that. */
  readonly queuedAs: string | null;
}

/**
 * Reads a draft back. Words that were still being said when it ended come last,
 * as a segment that nobody has confirmed. An entry of no known kind is
 * passed over (S04).
 */
export function readDraft(entries: readonly unknown[]): DraftContent {
  let text: unknown[] = [];
  let segments = new Map<string, Segment>();
  let interim: { segmentId: string; text: string } | null = null;
  let literals: v.InferOutput<typeof commandPlace>[] = [];
  let joins: v.InferOutput<typeof join>[] = [];
  let elapsed = 0;
  let savedPlace: SavedPlace | null = null;
  let queuedAs: string | null = null;

  for (const raw of entries) {
    const result = v.safeParse(draftEntrySchema, raw);
    if (!result.success) {
      continue;
    }
    const entry = result.output;
    queuedAs = entry.kind === 'queued' ? entry.pieceId : changesText(entry) ? null : queuedAs;
    switch (entry.kind) {
      case 'text':
        text.push(entry.entry);
        break;
      case 'segment':
        segments.set(entry.segment.id, entry.segment);
        break;
      case 'interim':
        interim = entry.text === '' ? null : entry;
        break;
      case 'time':
        elapsed = entry.elapsed;
        break;
      case 'literal':
        literals.push(entry.place);
        break;
      case 'join':
        joins.push(entry.join);
        break;
      case 'queued':
        break;
      case 'saved':
        savedPlace = entry.saved;
        break;
      case 'all':
        text = [entry.text];
        segments = new Map(entry.segments.map((one) => [one.id, one]));
        interim = null;
        literals = [...entry.literals];
        joins = [...entry.joins];
        elapsed = entry.elapsed;
        savedPlace = entry.saved;
    }
  }
  return {
    text,
    segments: withInterim([...segments.values()], interim),
    literals,
    joins,
    elapsed,
    saved: savedPlace,
    queuedAs,
  };
}

function changesText({ kind }: DraftEntry): boolean {
  return kind !== 'time' && kind !== 'saved';
}

function withInterim(
  segments: readonly Segment[],
  interim: { segmentId: string; text: string } | null,
): readonly Segment[] {
  if (interim === null || segments.some(({ id }) => id === interim.segmentId)) {
    return segments;
  }
  const { segmentId: id, text } = interim;
  const start = segments.at(-1)?.end ?? 0;
  return [...segments, { id, text, start, end: start, words: [], confirmed: false }];
}
