import { segmentSchema } from '@nevisa/api';
import * as v from 'valibot';
import type { CopyRules, EditableText, EditedCopy, KeptVersion } from './editedCopy.ts';

const speakers = v.array(v.object({ id: v.string(), name: v.string() }));

const textSchema = v.object({ title: v.string(), speakers, segments: v.array(segmentSchema) });

const changesEntries = {
  title: v.exactOptional(v.string()),
  speakers: v.exactOptional(speakers),
  changes: v.array(
    v.variant('op', [
      v.object({ op: v.literal('set'), segment_id: v.string(), segment: segmentSchema }),
      v.object({
        op: v.literal('insert'),
        segment_id: v.string(),
        after: v.nullable(v.string()),
        segment: segmentSchema,
      }),
      v.object({ op: v.literal('remove'), segment_id: v.string() }),
    ]),
  ),
};

const pendingSchema = v.nullable(
  v.object({
    ...changesEntries,
    clientId: v.string(),
    revision: v.number(),
    keepsVersion: v.union([v.literal(false), v.picklist(['replace_all', 'cleanup', 'conflict'])]),
  }),
);

/** Entries of the document's journal, numbered from `from` on, for undo after a reload. */
const undoSchema = v.exactOptional(
  v.object({ from: v.number(), entries: v.array(v.unknown()), words: v.array(v.unknown()) }),
);

const versionSchema = v.object({
  because: v.picklist(['conflict', 'late']),
  text: textSchema,
  at: v.exactOptional(v.number()),
});

/** The stored entries of an edited conversation. Kinds may be added; none may be removed. */
const editedEntrySchema = v.variant('kind', [
  /** Everything; the first entry of each page that writes. `changes` lead from the saved text to the present one. */
  v.object({
    kind: v.literal('edited'),
    writer: v.string(),
    /** The writers before this one. */
    replaced: v.array(v.string()),
    saved: v.object({ revision: v.number(), text: textSchema }),
    current: v.object(changesEntries),
    pending: pendingSchema,
    versions: v.array(versionSchema),
    undo: undoSchema,
  }),
  /** From the present text to the next one. */
  v.object({
    kind: v.literal('changed'),
    writer: v.string(),
    current: v.object(changesEntries),
    pending: pendingSchema,
    undo: undoSchema,
  }),
  /** The server has the pending patch, as this revision. */
  v.object({
    kind: v.literal('patched'),
    writer: v.string(),
    revision: v.number(),
    current: v.object(changesEntries),
    undo: undoSchema,
  }),
  v.object({ kind: v.literal('version'), version: versionSchema }),
]);

export type EditedEntry = v.InferOutput<typeof editedEntrySchema>;

/** What the device keeps of an edited conversation. */
export interface EditedContent {
  readonly copy: EditedCopy | null;
  readonly versions: readonly KeptVersion[];
  /** The pages that have written it, the last one at the end. */
  readonly writers: readonly string[];
  /** The journal of the document with the present text; empty where an entry is missing. */
  readonly undo: JournalPart;
}

interface Reading {
  writer: string | null;
  copy: EditedCopy | null;
  /** The present text when the last writer began. */
  begun: EditableText;
  readonly versions: KeptVersion[];
  /** The texts of writers that others have replaced, by writer. */
  readonly late: Map<string, EditableText>;
  readonly replaced: Set<string>;
  undo: JournalPart;
}

/** Entries of a document's journal; `from` is the number of the first one. */
export interface JournalPart {
  readonly from: number;
  readonly entries: readonly unknown[];
  /** The words of segments that are changed: the server has those of their present text. */
  readonly words: readonly unknown[];
}

const noUndo: JournalPart = { from: 0, entries: [], words: [] };

const noText: EditableText = { title: '', speakers: [], segments: [] };

/**
 * Reads an edited conversation. Only the entries of the last writer make the present
 * text; what an earlier writer added after it had been replaced is a version.
 * Entries of an unknown kind are skipped (S04).
 */
export function readEdited(entries: readonly unknown[], rules: CopyRules): EditedContent {
  const reading: Reading = {
    writer: null,
    copy: null,
    begun: noText,
    versions: [],
    late: new Map(),
    replaced: new Set(),
    undo: noUndo,
  };
  for (const raw of entries) {
    const result = v.safeParse(editedEntrySchema, raw);
    if (result.success) {
      readEntry(reading, result.output, rules);
    }
  }
  const late = [...reading.late.values()].map((text) => ({ because: 'late' as const, text }));
  const writers = [...reading.replaced, ...(reading.writer === null ? [] : [reading.writer])];
  return {
    copy: reading.copy,
    versions: [...reading.versions, ...late],
    writers,
    undo: reading.undo,
  };
}

function readEntry(reading: Reading, entry: EditedEntry, rules: CopyRules): void {
  if (entry.kind === 'version') {
    reading.versions.push(entry.version);
    return;
  }
  const { writer } = entry;
  if (entry.kind === 'edited' && !reading.replaced.has(writer)) {
    beginWith(reading, entry, rules);
    return;
  }
  if (writer !== reading.writer || reading.copy === null) {
    const from = reading.late.get(writer) ?? reading.begun;
    const base = entry.kind === 'edited' ? entry.saved.text : from;
    reading.late.set(writer, rules.applyChanges(base, entry.current));
    return;
  }
  if (entry.kind !== 'edited') {
    reading.copy = followEntry(reading.copy, entry, rules);
    reading.undo = followUndo(reading.undo, entry.undo);
  }
}

function beginWith(
  reading: Reading,
  entry: Extract<EditedEntry, { kind: 'edited' }>,
  rules: CopyRules,
): void {
  const { writer, replaced, saved, current, pending, versions, undo = noUndo } = entry;
  replaced.forEach((each) => reading.replaced.add(each));
  reading.versions.push(...versions);
  if (reading.writer !== writer) {
    if (reading.writer !== null) {
      reading.replaced.add(reading.writer);
    }
    reading.writer = writer;
    reading.begun = rules.applyChanges(saved.text, current);
  }
  reading.copy = { saved, current: rules.applyChanges(saved.text, current), pending };
  reading.undo = undo;
}

// A snapshot that was written late has some of the entries after it already.
function followUndo(before: JournalPart, part: JournalPart = noUndo): JournalPart {
  const end = before.from + before.entries.length;
  if (before.entries.length === 0) {
    return before;
  }
  if (part.entries.length > 0 && part.from > end) {
    return noUndo;
  }
  return {
    from: before.from,
    entries: [...before.entries, ...part.entries.slice(Math.max(0, end - part.from))],
    words: [...before.words, ...part.words],
  };
}

function followEntry(
  { saved, current, pending }: EditedCopy,
  entry: Exclude<EditedEntry, { kind: 'edited' | 'version' }>,
  rules: CopyRules,
): EditedCopy {
  const next = rules.applyChanges(current, entry.current);
  if (entry.kind === 'changed') {
    return { saved, current: next, pending: entry.pending };
  }
  const text = pending === null ? saved.text : rules.applyChanges(saved.text, pending);
  return { saved: { revision: entry.revision, text }, current: next, pending: null };
}

/** Whether the revision of a copy is the one before it with its pending patch. */
export function isPatched(before: EditedCopy, { saved, pending }: EditedCopy, rules: CopyRules) {
  return (
    before.pending !== null &&
    pending === null &&
    before.saved.revision !== saved.revision &&
    rules.isSameText(rules.applyChanges(before.saved.text, before.pending), saved.text)
  );
}

/** Words of unchanged segments are loaded from the server again: without them a long text is a fifth as large. */
export function withoutWords(text: EditableText): EditableText {
  return { ...text, segments: text.segments.map((segment) => ({ ...segment, words: [] })) };
}
