import type { Draft } from '@nevisa/drafts';
import type { DictationContext } from '@nevisa/machines';
import { createTimerSlot } from '@nevisa/speech';
import {
  type CommandPlace,
  createSegmentStore,
  type DraftEntry,
  type SavedPlace,
  type Segment,
  type SegmentJoin,
  type SegmentStore,
  type TranscriptDocument,
  type TranscriptFormatter,
} from '@nevisa/transcript';
import { DraftWriter } from './draftWriter.ts';
import type { OpenTranscriptParts } from './openTranscriptParts.ts';
import { createRecentSegments, type RecentSegments } from './recentSegments.ts';
import { toStoredSegment } from './toStoredSegment.ts';
import { beginSlice, createSliceRunner, slicePause, type SliceRunner } from './sliceRunner.ts';
import type * as transcriptChunk from './transcriptChunk.ts';

/**
 * The most entries of a draft, besides one for each segment, before it is
 * compacted. Compacting a long draft takes a third of a second, so during a
 * recording the limit is as high as a quick read allows.
 */
const compactAfter = { resting: 500, recording: 20_000 };

export type TranscriptChunk = Pick<
  typeof transcriptChunk,
  'restoreTranscript' | 'TranscriptFormatter'
>;

/**
 * A transcript that is dictated. It owns the recognised segments, inserts them
 * into the document once its code is loaded, and stores both in the draft.
 */
export class OpenTranscript {
  readonly documentId: string;
  readonly draft: Draft;
  /** Commands that are written as words. */
  readonly literals: CommandPlace[];
  /** Segments that were formatted together. */
  readonly joins: SegmentJoin[];
  readonly #parts: OpenTranscriptParts;
  readonly #writer: DraftWriter;
  readonly #segments: SegmentStore;
  readonly #recent: RecentSegments;
  readonly #slices: SliceRunner;
  readonly #nextTurn: ReturnType<typeof createTimerSlot>;
  /** Segments whose newest version is not in the document. */
  readonly #pending: Set<string>;
  #document: TranscriptDocument | null = null;
  #formatter: TranscriptFormatter | null = null;
  #interim: DictationContext['partial'] = null;
  #elapsed: number;
  /** False from the beginning of a recording until its end is confirmed. */
  #complete: boolean;
  #saved: SavedPlace | null;
  #isHeldBack = false;
  /** Number of the last entry of the document. */
  #textCount: number;
  /** The draft was written by an earlier visit: the first change stores it whole, in case it was deleted since. */
  #isInherited: boolean;
  /** The entry that describes the unchanged draft: it is queued, or finished. */
  #mark: DraftEntry | null = null;

  constructor(parts: OpenTranscriptParts) {
    const { documentId, draft, content, clock, report } = parts;
    this.documentId = documentId;
    this.draft = draft;
    this.literals = [...content.literals];
    this.joins = [...content.joins];
    this.#parts = parts;
    this.#writer = new DraftWriter({
      draft,
      clock,
      report,
      readWhole: () => this.#createWholeEntries(),
    });
    this.#segments = createSegmentStore(content.segments);
    this.#recent = createRecentSegments(clock);
    this.#slices = createSliceRunner(clock);
    this.#nextTurn = createTimerSlot(clock);
    this.#pending = new Set(content.segments.map(({ id }) => id));
    this.#elapsed = content.elapsed;
    this.#complete = content.complete;
    this.#saved = content.saved;
    this.#textCount = content.textCount;
    this.#isInherited = content.text.length + content.segments.length > 0;
  }

  /** Null until the transcript chunk is loaded. */
  get document(): TranscriptDocument | null {
    return this.#document;
  }

  get saved(): SavedPlace | null {
    return this.#saved;
  }

  /** Whether segments wait for the next turn of the event loop. */
  get isWaiting(): boolean {
    return this.#nextTurn.running && this.#pending.size > 0 && !this.#isHeldBack;
  }

  /** All recognised segments; the same array until one changes. */
  segments(): readonly Segment[] {
    return this.#segments.list();
  }

  /** Stores a recognised segment. The next `follow` inserts it into the document. */
  receive(segment: Segment): void {
    if (this.#segments.get(segment.id) === segment) {
      return;
    }
    const isNew = this.#segments.get(segment.id) === undefined;
    this.#segments.set(segment, isNew ? this.#recent.add(segment) : null);
    this.#pending.add(segment.id);
    this.#write({ kind: 'segment', segment: toStoredSegment(segment) });
  }

  /** Takes over a new state of the machine. `atEnd` inserts segments only after the recording. */
  follow(
    { partial, elapsed, complete }: Pick<DictationContext, 'partial' | 'elapsed' | 'complete'>,
    { atEnd, recording }: { atEnd: boolean; recording: boolean },
  ): void {
    if (partial !== this.#interim) {
      this.#interim = partial;
      const { segmentId, text } = partial ?? { segmentId: '', text: '' };
      this.#write({ kind: 'interim', segmentId, text });
    }
    if (elapsed !== this.#elapsed) {
      this.#elapsed = elapsed;
      this.#write({ kind: 'time', elapsed });
    }
    if (complete !== this.#complete) {
      this.#complete = complete;
      this.#writer.write({ kind: 'end', complete });
    }
    if (!recording) {
      this.#recent.forget();
    }
    this.#isHeldBack = atEnd && recording;
    this.#insertInTurns();
    if (partial === null) {
      this.#compact(recording ? compactAfter.recording : compactAfter.resting);
    }
  }

  /** Creates the document. A damaged draft is repaired as far as possible, and stored anew (S13). */
  createDocument({
    restoreTranscript,
    TranscriptFormatter: Formatter,
  }: TranscriptChunk): TranscriptDocument {
    const { content, settings, onCommandsApplied, runCommand } = this.#parts;
    const { document: transcript, isRepaired } = restoreTranscript(
      content,
      this.#segments,
      (entry) => {
        this.#textCount += 1;
        this.#write({ kind: 'text', entry, number: this.#textCount });
      },
    );
    this.#document = transcript;
    if (isRepaired) {
      this.#segments.list().forEach(({ id }) => this.#pending.add(id));
    }
    this.#formatter = new Formatter({
      transcript,
      settings,
      literals: this.literals,
      joins: this.joins,
      onJoin: (join) => {
        this.joins.push(join);
        this.#write({ kind: 'join', join });
      },
      onCommandsApplied,
      runCommand,
      runSlices: this.#slices.run,
    });
    this.#insertPending(false);
    if (isRepaired) {
      this.#writeWhole();
    }
    return transcript;
  }

  /** Formats all segments again, for changed settings: those in sight at once, the others in slices. */
  reformat(): void {
    this.#formatter?.reformat();
  }

  /** Inserts and formats at once what waits for a later task, so that the text is complete. */
  finish(): void {
    this.#insertWaiting();
    this.#slices.stop();
    this.#formatter?.finish();
  }

  /** Writes the words of a command instead of its effect. */
  writeAsWords({ segmentId, index }: CommandPlace): void {
    this.literals.push({ segmentId, index });
    this.#write({ kind: 'literal', place: { segmentId, index } });
    this.#formatter?.writeAsWords({ segmentId, index });
  }

  /** Remembers the saved conversation. */
  rememberSaved(saved: SavedPlace): void {
    this.#saved = saved;
    this.#writer.write({ kind: 'saved', saved });
  }

  /** Remembers that the save queue has the whole transcript. */
  rememberQueued(revisionId: string): void {
    this.#writeMark({ kind: 'queued', pieceId: revisionId });
  }

  /** Remembers that the person has put the transcript away on this device. */
  rememberFinished(): void {
    this.#writeMark({ kind: 'finished' });
  }

  /** Inserts what waits, and writes all that is not written. */
  flush(): Promise<void> {
    this.#insertWaiting();
    return this.#writer.flush();
  }

  close(): Promise<void> {
    this.finish();
    return this.#writer.close();
  }

  /**
   * Inserts what has arrived at once, or with all that arrives in the same turn of the
   * event loop. What a slice has no time for waits until the page was painted.
   */
  #insertInTurns(): void {
    if (this.#pending.size === 0 || this.#formatter === null || this.#isHeldBack) {
      this.#showInterim();
    } else if (!this.#nextTurn.running) {
      this.#insertSlice();
    }
  }

  #insertSlice(): void {
    this.#insertPending(true, beginSlice(this.#parts.clock));
    this.#nextTurn.set(this.#pending.size > 0 ? slicePause : 0, () => {
      if (this.#pending.size > 0 && !this.#isHeldBack) {
        this.#insertSlice();
        if (this.#pending.size === 0) {
          this.#parts.onInserted();
        }
      }
    });
  }

  #insertWaiting(): void {
    const { isWaiting } = this;
    this.#nextTurn.clear();
    this.#insertPending(true);
    while (this.#document?.insertRest() === true) {
      // Each part of a long paste.
    }
    if (isWaiting) {
      this.#parts.onInserted();
    }
  }

  #insertPending(live: boolean, isOver: () => boolean = () => false): void {
    const formatter = this.#formatter;
    if (formatter === null || this.#isHeldBack) {
      return;
    }
    this.#document?.batch(() => {
      for (const segment of this.#pending.size > 0 ? this.#segments.list() : []) {
        // A command that saves has inserted the others already.
        if (this.#pending.delete(segment.id)) {
          formatter.insert(segment, live);
          if (isOver()) {
            break;
          }
        }
      }
      this.#showInterim();
    });
  }

  #showInterim(): void {
    if (!this.#isHeldBack) {
      this.#formatter?.showInterim(this.#interim?.text ?? null);
    }
  }

  #write(entry: DraftEntry): void {
    if (entry.kind !== 'time') {
      this.#parts.report({ type: 'text.changed' });
      this.#mark = null;
    }
    if (this.#isInherited && this.#document !== null) {
      this.#writeWhole();
    } else {
      this.#writer.write(entry);
    }
  }

  #writeMark(mark: DraftEntry): void {
    this.#mark = mark;
    this.#writer.write(mark);
  }

  #writeWhole(): void {
    this.#isInherited = false;
    this.#createWholeEntries().forEach((entry) => this.#writer.write(entry));
  }

  #createWholeEntries(): readonly DraftEntry[] {
    const { content } = this.#parts;
    const { segmentId, text } = this.#interim ?? { segmentId: '', text: '' };
    const written: DraftEntry[] =
      this.#document === null
        ? [
            ...content.text.map((entry): DraftEntry => ({ kind: 'text', entry })),
            ...this.segments().map((each): DraftEntry => ({
              kind: 'segment',
              segment: toStoredSegment(each),
            })),
            { kind: 'end', complete: this.#complete },
          ]
        : [this.#createWholeEntry(this.#document)];
    return [
      ...written,
      ...(text === '' ? [] : [{ kind: 'interim' as const, segmentId, text }]),
      ...(this.#mark === null ? [] : [this.#mark]),
    ];
  }

  #compact(limit: number): void {
    const isLong = this.#writer.length > limit + this.segments().length;
    if (this.#document !== null && this.#mark === null && isLong) {
      this.#writer.compact(this.#createWholeEntry(this.#document));
    }
  }

  #createWholeEntry(document: TranscriptDocument): DraftEntry {
    return {
      kind: 'all',
      text: document.snapshot(),
      number: this.#textCount,
      segments: this.segments().map(toStoredSegment),
      elapsed: this.#elapsed,
      complete: this.#complete,
      saved: this.#saved,
      literals: this.literals,
      joins: this.joins,
    };
  }
}
