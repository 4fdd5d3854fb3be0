import type { Node } from 'prosemirror-model';
import { Step } from 'prosemirror-transform';
import { documentOf } from './paragraphs.ts';
import type { Anchor } from './place.ts';
import { marksOf, schema, segmentOf } from './schema.ts';
import type { KnownSegment } from './segments.ts';

/** Text of one paragraph that carries the same marks: its segment, and `true` while that is unconfirmed. */
type Run = [text: string] | [text: string, segment: string] | [string, string, unconfirmed: true];

interface Kept {
  version: 1;
  /** Null is the end of the document. */
  anchor: number | null;
  /** Segments that became known, or of which more is known. */
  segments: KnownSegment[];
}

/** One change of a document. */
interface ChangeEntry extends Kept {
  kind: 'change';
  steps: unknown[];
}

/** All of a document; whatever came before it may be thrown away. */
interface SnapshotEntry extends Kept {
  kind: 'snapshot';
  paragraphs: Run[][];
}

/** What is kept of a document so that it can be made again; plain JSON. */
export type TranscriptEntry = ChangeEntry | SnapshotEntry;

/** What entries stand for. */
export interface Content {
  doc: Node;
  anchor: Anchor;
  known: ReadonlyMap<string, KnownSegment>;
}

/** An entry that this version cannot read, or that does not follow from those before it. */
export class UnreadableEntryError extends Error {
  override name = 'UnreadableEntryError';
  /** Which of the given entries it was, from 0. */
  readonly at: number;

  constructor(at: number, cause: unknown) {
    super(`Entry ${at} of the transcript cannot be read.`, { cause });
    this.at = at;
  }
}

/** A change, as it is kept. */
export function changeEntry(
  steps: readonly Step[],
  anchor: Anchor,
  segments: KnownSegment[],
): TranscriptEntry {
  return {
    version: 1,
    kind: 'change',
    steps: steps.map((step): unknown => step.toJSON()),
    anchor: writtenAnchor(anchor),
    segments,
  };
}

/** All of a document in one entry. */
export function snapshotEntry({ doc, anchor, known }: Content): TranscriptEntry {
  return {
    version: 1,
    kind: 'snapshot',
    paragraphs: doc.children.map((paragraph) => paragraph.children.map(runOf)),
    anchor: writtenAnchor(anchor),
    segments: [...known.values()],
  };
}

/**
 * Makes again what the entries stand for.
 *
 * @throws UnreadableEntryError at the first that cannot be read.
 */
export function contentOf(entries: readonly unknown[]): Content {
  const known = new Map<string, KnownSegment>();
  const last = entries.findLastIndex(isSnapshot);
  let content: Content = { doc: documentOf(''), anchor: 'end', known };
  for (const [at, entry] of entries.entries()) {
    if (at >= last) {
      try {
        content = after(content, entry, known);
      } catch (error) {
        throw new UnreadableEntryError(at, error);
      }
    }
  }
  return content;
}

function after(content: Content, entry: unknown, known: Map<string, KnownSegment>): Content {
  const { version, kind, anchor, segments, ...rest } = recordOf(entry);
  if (version !== 1) {
    throw new TypeError(`Version ${String(version)} is not known.`);
  }
  const doc =
    kind === 'snapshot'
      ? readDocument(rest['paragraphs'])
      : listOf(rest['steps']).reduce(applied, content.doc);
  for (const segment of listOf(segments).map(readSegment)) {
    known.set(segment.id, segment);
  }
  return { doc, anchor: readAnchor(anchor, doc), known };
}

function applied(doc: Node, step: unknown): Node {
  const result = Step.fromJSON(schema, recordOf(step)).apply(doc);
  if (result.doc === null) {
    throw new TypeError(result.failed ?? 'A step does not fit.');
  }
  return result.doc;
}

function runOf(node: Node): Run {
  const text = node.text ?? '';
  const segment = segmentOf(node.marks[0]);
  if (segment === null) {
    return [text];
  }
  return node.marks.length > 1 ? [text, segment, true] : [text, segment];
}

function readDocument(paragraphs: unknown): Node {
  const doc = schema.nodes.doc.create(null, listOf(paragraphs).map(readParagraph));
  doc.check();
  return doc;
}

function readParagraph(runs: unknown): Node {
  return schema.nodes.paragraph.create(
    null,
    listOf(runs).map((run) => {
      const [text, segment, unconfirmed] = listOf(run);
      const marks = segment === undefined ? [] : marksOf(stringOf(segment), unconfirmed !== true);
      return schema.text(stringOf(text), marks);
    }),
  );
}

function readSegment(value: unknown): KnownSegment {
  const { id, text, shown, confirmed, start, end } = recordOf(value);
  return {
    id: stringOf(id),
    text: stringOf(text),
    shown: stringOf(shown),
    confirmed: confirmed === true,
    start: typeof start === 'number' ? start : null,
    end: typeof end === 'number' ? end : null,
  };
}

function readAnchor(value: unknown, doc: Node): Anchor {
  if (value === null) {
    return 'end';
  }
  if (typeof value !== 'number' || !(value >= 0 && value <= doc.content.size)) {
    throw new TypeError('The anchor stands outside of the document.');
  }
  return value;
}

function writtenAnchor(anchor: Anchor): number | null {
  return anchor === 'end' ? null : anchor;
}

function isSnapshot(entry: unknown): boolean {
  return (
    typeof entry === 'object' && entry !== null && 'kind' in entry && entry.kind === 'snapshot'
  );
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError('This is no record.');
  }
  return value as Record<string, unknown>;
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) {
    throw new TypeError('This is no list.');
  }
  return value;
}

function stringOf(value: unknown): string {
  if (typeof value !== 'string') {
    throw new TypeError('This is no text.');
  }
  return value;
}
