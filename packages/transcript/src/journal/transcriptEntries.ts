import type { Node } from 'prosemirror-model';
import { Step } from 'prosemirror-transform';
import type { Anchor } from '../model/insertionPoint.ts';
import { createDoc } from '../model/paragraphs.ts';
import { schema } from '../model/schema.ts';
import type { InsertedSegment, Segment } from '../segments/segment.ts';
import type { SegmentStore } from '../segments/segmentStore.ts';
import { expectArray, expectRecord, expectString } from './expect.ts';
import type { RecentChange, UndoKind } from './recentChanges.ts';
import { readStoredDoc, type StoredDoc, toStoredDoc } from './storedDoc.ts';

/** An inserted segment in a journal entry; `shown` is its formatted text. */
interface StoredSegment {
  id: string;
  text: string;
  shown: string;
  confirmed: boolean;
  start: number | null;
  end: number | null;
  /** Of an opened conversation only. */
  speaker?: string | null;
  isEdited?: boolean;
  /** The id of the next segment of the store; null for its last one. */
  following?: string | null;
}

interface EntryBase {
  version: 1;
  /** Null is the end of the document. */
  anchor: number | null;
  /** Segments that were inserted or changed. */
  segments: StoredSegment[];
}

interface ChangeEntry extends EntryBase {
  kind: 'change';
  steps: unknown[];
  /** @default 'new' */
  undo?: UndoKind;
}

/** Replaces all entries before it. */
interface SnapshotEntry extends EntryBase, StoredDoc {
  kind: 'snapshot';
  /** The last changes that led to these paragraphs, so that they can be undone. */
  recent?: StoredChange[];
}

/** A recent change: the steps that revert it. */
interface StoredChange {
  back: unknown[];
  undo: UndoKind;
}

/** A change of a document, or a whole document, as plain JSON. */
export type TranscriptEntry = ChangeEntry | SnapshotEntry;

/** What the entries of a document lead to. */
export interface DocumentContent {
  doc: Node;
  anchor: Anchor;
  inserted: Map<string, InsertedSegment>;
  /** The last changes, oldest first. */
  recent?: readonly RecentChange[];
}

/** An entry of an unknown version, or one that does not follow from those before it. */
export class UnreadableEntryError extends Error {
  override name = 'UnreadableEntryError';
  /** Index of the entry, from 0. */
  readonly at: number;

  constructor(at: number, cause: unknown) {
    super(`Entry ${at} of the transcript cannot be read.`, { cause });
    this.at = at;
  }
}

export function createChangeEntry(
  steps: readonly Step[],
  anchor: Anchor,
  inserted: readonly InsertedSegment[],
  undo: UndoKind = 'new',
  findFollowing: (id: string) => string | null = () => null,
): TranscriptEntry {
  return {
    version: 1,
    kind: 'change',
    steps: steps.map(toJson),
    ...(undo !== 'new' && { undo }),
    anchor: anchor === 'end' ? null : anchor,
    segments: inserted.map((one) => {
      const stored = toStored(one);
      return stored.isEdited === undefined
        ? stored
        : { ...stored, following: findFollowing(stored.id) };
    }),
  };
}

export function createSnapshotEntry({
  doc,
  anchor,
  inserted,
  recent = [],
}: DocumentContent): TranscriptEntry {
  return {
    version: 1,
    kind: 'snapshot',
    ...toStoredDoc(doc),
    anchor: anchor === 'end' ? null : anchor,
    segments: [...inserted.values()].map(toStored),
    ...(recent.length > 0 && {
      recent: recent.map(({ back, kind }) => ({ back: back.map(toJson), undo: kind })),
    }),
  };
}

function toJson(step: Step): unknown {
  return step.toJSON();
}

/**
 * Restores a document from its entries. Segments that `segments` does not
 * contain are added to it.
 *
 * @throws UnreadableEntryError for the first entry that cannot be read.
 */
export function readEntries(entries: readonly unknown[], segments: SegmentStore): DocumentContent {
  const stored: StoredSegments = { byId: new Map(), order: [] };
  const first = Math.max(0, entries.findLastIndex(isSnapshot));
  let doc = createDoc();
  let anchor: Anchor = 'end';
  const recent: RecentChange[] = [];
  for (const [at, entry] of entries.entries()) {
    if (at >= first) {
      try {
        [doc, anchor] = applyEntry(doc, entry, stored, recent);
      } catch (error) {
        throw new UnreadableEntryError(at, error);
      }
    }
  }
  const inserted = new Map(
    stored.order.flatMap((id) => {
      const one = stored.byId.get(id);
      return one === undefined ? [] : [[id, toInserted(one, segments)] as const];
    }),
  );
  return { doc, anchor, inserted, recent };
}

function applyEntry(
  before: Node,
  entry: unknown,
  stored: StoredSegments,
  recent: RecentChange[],
): [doc: Node, anchor: Anchor] {
  const { version, kind, anchor, segments, ...rest } = expectRecord(entry);
  if (version !== 1) {
    throw new TypeError(`Version ${String(version)} is unknown.`);
  }
  let doc = before;
  if (kind === 'snapshot') {
    doc = readStoredDoc(rest);
    recent.push(...readRecent(rest['recent']));
  } else {
    const back: Step[] = [];
    for (const step of expectArray(rest['steps']).map(readStep)) {
      back.unshift(step.invert(doc));
      doc = applyStep(doc, step);
    }
    if (back.length > 0) {
      recent.push({ back, kind: readUndoKind(rest['undo']) });
    }
  }
  storeSegments(stored, expectArray(segments).map(readStored));
  return [doc, readAnchor(anchor, doc)];
}

/** Segments of the entries, and their ids in the order of the store. */
interface StoredSegments {
  readonly byId: Map<string, StoredSegment>;
  readonly order: string[];
}

function storeSegments({ byId, order }: StoredSegments, segments: readonly StoredSegment[]): void {
  const added = segments.filter(({ id }) => !byId.has(id));
  segments.forEach((segment) => byId.set(segment.id, segment));
  order.push(...added.flatMap(({ id, following = null }) => (following === null ? id : [])));
  // From the last one, so that the one that follows has its place already.
  for (const { id, following = null } of added.toReversed()) {
    if (following !== null) {
      const at = order.indexOf(following);
      order.splice(at < 0 ? order.length : at, 0, id);
    }
  }
}

function readStep(step: unknown): Step {
  return Step.fromJSON(schema, flattenMarks(expectRecord(step)));
}

// An undone redo of marks has sets of marks within a set, which ProseMirror writes and does not read.
function flattenMarks(step: Record<string, unknown>): Record<string, unknown> {
  const flatten = (one: Record<string, unknown>): Record<string, unknown>[] =>
    one['stepType'] === 'markSet'
      ? expectArray(one['steps']).flatMap((part) => flatten(expectRecord(part)))
      : [one];
  return step['stepType'] === 'markSet' ? { ...step, steps: flatten(step) } : step;
}

function applyStep(doc: Node, step: Step): Node {
  const result = step.apply(doc);
  if (result.doc === null) {
    throw new TypeError(result.failed ?? 'A step does not fit.');
  }
  return result.doc;
}

function readRecent(value: unknown): RecentChange[] {
  return value === undefined
    ? []
    : expectArray(value).map((change) => {
        const { back, undo } = expectRecord(change);
        return { back: expectArray(back).map(readStep), kind: readUndoKind(undo) };
      });
}

const undoKinds: readonly UndoKind[] = ['new', 'more', 'none', 'undo', 'redo'];

function readUndoKind(value: unknown): UndoKind {
  return undoKinds.find((kind) => kind === value) ?? 'new';
}

function toStored({ segment, formatted }: InsertedSegment): StoredSegment {
  const { id, text, confirmed, start, end, speaker, isEdited } = segment;
  const stored = { id, text, shown: formatted, confirmed, start, end };
  return isEdited === undefined ? stored : { ...stored, speaker: speaker ?? null, isEdited };
}

function toInserted(
  { id, text, shown, confirmed, start, end, speaker, isEdited }: StoredSegment,
  segments: SegmentStore,
): InsertedSegment {
  const known = segments.get(id);
  if (known?.text === text && known.confirmed === confirmed) {
    return { segment: known, formatted: shown };
  }
  const segment: Segment = {
    id,
    text,
    confirmed,
    start,
    end,
    words: [],
    ...(isEdited !== undefined && { speaker: speaker ?? null, isEdited }),
  };
  if (known === undefined) {
    segments.set(segment);
  }
  return { segment, formatted: shown };
}

function readStored(value: unknown): StoredSegment {
  const { id, text, shown, confirmed, start, end, speaker, isEdited, following } =
    expectRecord(value);
  return {
    id: expectString(id),
    text: expectString(text),
    shown: expectString(shown),
    confirmed: confirmed === true,
    start: typeof start === 'number' ? start : null,
    end: typeof end === 'number' ? end : null,
    ...(typeof isEdited === 'boolean' && {
      speaker: typeof speaker === 'string' ? speaker : null,
      isEdited,
    }),
    ...(typeof following === 'string' && { following }),
  };
}

function readAnchor(value: unknown, doc: Node): Anchor {
  if (value === null) {
    return 'end';
  }
  if (typeof value !== 'number' || !(value >= 0 && value <= doc.content.size)) {
    throw new TypeError('The anchor is outside of the document.');
  }
  return value;
}

function isSnapshot(entry: unknown): boolean {
  return (
    typeof entry === 'object' && entry !== null && 'kind' in entry && entry.kind === 'snapshot'
  );
}
