import type { DictationContext } from '@nevisa/machines';
import type {
  CommandPlace,
  DraftEntry,
  SavedPlace,
  Segment,
  SegmentJoin,
  TranscriptDocument,
} from '@nevisa/transcript';
import type { EngineId } from './dictationPorts.ts';
import { DraftWriter } from './draftWriter.ts';
import type { OpenTranscriptParts } from './openTranscriptParts.ts';
import { toStoredSegment } from './toStoredSegment.ts';

/** The parts of a transcript that its draft stores. */
export interface StoredTranscript {
  /** Null until its code is loaded; until then the draft has the entries of the earlier visit, and the segments since. */
  readonly document: TranscriptDocument | null;
  /** Number of the last entry of the document. */
  readonly textCount: number;
  readonly segments: readonly Segment[];
  readonly interim: DictationContext['partial'];
  readonly elapsed: number;
  readonly complete: boolean;
  readonly engine: EngineId | null;
  readonly saved: SavedPlace | null;
  readonly literals: CommandPlace[];
  readonly joins: SegmentJoin[];
}

interface TranscriptDraftParts extends Pick<
  OpenTranscriptParts,
  'draft' | 'content' | 'clock' | 'report'
> {
  /** The present state of the transcript. */
  readonly read: () => StoredTranscript;
}

/** Writes the changes of a transcript to its draft, and the whole transcript where that is needed. */
export class TranscriptDraft {
  readonly #parts: TranscriptDraftParts;
  readonly #writer: DraftWriter;
  /** The draft was written by an earlier visit: the first change stores it whole, in case it was deleted since. */
  #isInherited: boolean;
  /** The entry that describes the unchanged draft: it is queued, or finished. */
  #mark: DraftEntry | null;
  #changes = 0;

  constructor(parts: TranscriptDraftParts) {
    const { draft, content, clock, report } = parts;
    this.#parts = parts;
    this.#writer = new DraftWriter({ draft, clock, report, readWhole: () => this.#listEntries() });
    this.#isInherited = content.text.length + content.segments.length > 0;
    this.#mark = content.queuedAs === null ? null : { kind: 'queued', pieceId: content.queuedAs };
  }

  /** The revision in the save queue that has the whole transcript; null after a change. */
  get queuedAs(): string | null {
    return this.#mark?.kind === 'queued' ? this.#mark.pieceId : null;
  }

  /** Whether the device does not have all of it yet, for instance because it refused it. */
  get isBehind(): boolean {
    return this.#writer.isBehind;
  }

  /** How often the transcript was changed. */
  get changes(): number {
    return this.#changes;
  }

  /** Writes an entry of the text, or the recorded time, which alone is no change. */
  write(entry: DraftEntry): void {
    if (entry.kind !== 'time') {
      this.#parts.report({ type: 'text.changed' });
      this.#mark = null;
      this.#changes += 1;
    }
    if (this.#isInherited && this.#parts.read().document !== null) {
      this.writeWhole();
    } else {
      this.#writer.write(entry);
    }
  }

  /** Writes what is known about the transcript besides its text. */
  writeFact(entry: Extract<DraftEntry, { kind: 'end' | 'engine' | 'saved' }>): void {
    this.#writer.write(entry);
  }

  /** Writes that the unchanged transcript is queued, or finished. */
  writeMark(mark: Extract<DraftEntry, { kind: 'queued' | 'finished' }>): void {
    this.#mark = mark;
    this.#writer.write(mark);
  }

  writeWhole(): void {
    this.#isInherited = false;
    this.#listEntries().forEach((entry) => this.#writer.write(entry));
  }

  /** Replaces all written entries by one, when there are more than `limit` besides one for each segment. */
  compact(limit: number): void {
    const stored = this.#parts.read();
    const isLong = this.#writer.length > limit + stored.segments.length;
    if (stored.document !== null && this.#mark === null && isLong) {
      this.#writer.compact(makeWholeEntry(stored, stored.document));
    }
  }

  flush(): Promise<void> {
    return this.#writer.flush();
  }

  close(): Promise<void> {
    return this.#writer.close();
  }

  #listEntries(): readonly DraftEntry[] {
    const stored = this.#parts.read();
    const { segmentId, text } = stored.interim ?? { segmentId: '', text: '' };
    return [
      ...(stored.document === null
        ? listEarlierEntries(stored, this.#parts.content)
        : [makeWholeEntry(stored, stored.document)]),
      ...(text === '' ? [] : [{ kind: 'interim' as const, segmentId, text }]),
      ...(this.#mark === null ? [] : [this.#mark]),
    ];
  }
}

/** The entries of a transcript whose document is not created: the stored text, and what came since. */
function listEarlierEntries(
  { segments, complete, engine }: StoredTranscript,
  content: OpenTranscriptParts['content'],
): readonly DraftEntry[] {
  return [
    ...content.text.map((entry): DraftEntry => ({ kind: 'text', entry })),
    ...segments.map((each): DraftEntry => ({ kind: 'segment', segment: toStoredSegment(each) })),
    { kind: 'end', complete },
    ...(engine === null ? [] : [{ kind: 'engine' as const, engine }]),
  ];
}

function makeWholeEntry(stored: StoredTranscript, document: TranscriptDocument): DraftEntry {
  const { textCount, segments, elapsed, complete, engine, saved, literals, joins } = stored;
  return {
    kind: 'all',
    text: document.snapshot(),
    number: textCount,
    segments: segments.map(toStoredSegment),
    elapsed,
    complete,
    ...(engine !== null && { engine }),
    saved,
    literals,
    joins,
  };
}
