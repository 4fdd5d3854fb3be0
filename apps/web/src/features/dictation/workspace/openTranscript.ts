import type { Draft } from '@nevisa/drafts';
import type { DictationContext } from '@nevisa/machines';
import {
  type CommandPlace,
  createSegmentStore,
  type SavedPlace,
  type Segment,
  type SegmentJoin,
  type SegmentStore,
  type TranscriptDocument,
  type TranscriptFormatter,
} from '@nevisa/transcript';
import { type EngineId, engineIds } from './dictationPorts.ts';
import type { OpenTranscriptParts } from './openTranscriptParts.ts';
import { createRecentSegments, type RecentSegments } from './recentSegments.ts';
import { SegmentInsertion } from './segmentInsertion.ts';
import { createSliceRunner, type SliceRunner } from './sliceRunner.ts';
import { toStoredSegment } from './toStoredSegment.ts';
import { type StoredTranscript, TranscriptDraft } from './transcriptDraft.ts';
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
  readonly #stored: TranscriptDraft;
  readonly #segments: SegmentStore;
  readonly #recent: RecentSegments;
  readonly #slices: SliceRunner;
  readonly #insertion: SegmentInsertion;
  #document: TranscriptDocument | null = null;
  #formatter: TranscriptFormatter | null = null;
  #interim: DictationContext['partial'] = null;
  #elapsed: number;
  /** False from the beginning of a recording until its end is confirmed. */
  #complete: boolean;
  #engine: EngineId | null;
  #saved: SavedPlace | null;
  /** Number of the last entry of the document. */
  #textCount: number;

  constructor(parts: OpenTranscriptParts) {
    const { documentId, draft, content, clock, report } = parts;
    this.documentId = documentId;
    this.draft = draft;
    this.literals = [...content.literals];
    this.joins = [...content.joins];
    this.#parts = parts;
    this.#stored = new TranscriptDraft({
      draft,
      content,
      clock,
      report,
      read: () => this.#readState(),
    });
    this.#segments = createSegmentStore(content.segments);
    this.#recent = createRecentSegments(clock);
    this.#slices = createSliceRunner(clock);
    this.#insertion = new SegmentInsertion({
      segments: this.#segments,
      clock,
      interim: () => this.#interim?.text ?? null,
      onInserted: parts.onInserted,
    });
    this.#elapsed = content.elapsed;
    this.#complete = content.complete;
    this.#engine = engineIds.find((id) => id === content.engine) ?? null;
    this.#saved = content.saved;
    this.#textCount = content.textCount;
  }

  /** Null until the transcript chunk is loaded. */
  get document(): TranscriptDocument | null {
    return this.#document;
  }

  /** The engine of the last recording; null where nothing names it, and for the service alone. */
  get engine(): EngineId | null {
    return this.#engine;
  }

  get saved(): SavedPlace | null {
    return this.#saved;
  }

  /** The revision in the save queue that has the whole transcript; null after a change. */
  get queuedAs(): string | null {
    return this.#stored.queuedAs;
  }

  /** Whether the device does not have all of it yet, for instance because it refused it. */
  get isBehind(): boolean {
    return this.#stored.isBehind;
  }

  /** How often the transcript was changed. */
  get changes(): number {
    return this.#stored.changes;
  }

  /** Whether segments wait for the next turn of the event loop. */
  get isWaiting(): boolean {
    return this.#insertion.isWaiting;
  }

  /** All recognised segments; the same array until one changes. */
  segments(): readonly Segment[] {
    return this.#segments.list();
  }

  /** Whether it has no text, neither in the document nor in a draft whose code is not loaded. */
  isEmpty(): boolean {
    const stored = this.#parts.content.text.length + this.segments().length;
    return this.#document?.isEmpty() ?? stored === 0;
  }

  /** Stores a recognised segment. The next `follow` inserts it into the document. */
  receive(segment: Segment): void {
    if (this.#segments.get(segment.id) === segment) {
      return;
    }
    const isNew = this.#segments.get(segment.id) === undefined;
    this.#segments.set(segment, isNew ? this.#recent.add(segment) : null);
    this.#insertion.add(segment.id);
    this.#stored.write({ kind: 'segment', segment: toStoredSegment(segment) });
  }

  /** Takes over a new state of the machine. `atEnd` inserts segments only after the recording. */
  follow(
    { partial, elapsed, complete }: Pick<DictationContext, 'partial' | 'elapsed' | 'complete'>,
    { atEnd, recording, engine }: { atEnd: boolean; recording: boolean; engine?: EngineId },
  ): void {
    if (partial !== this.#interim) {
      this.#interim = partial;
      const { segmentId, text } = partial ?? { segmentId: '', text: '' };
      this.#stored.write({ kind: 'interim', segmentId, text });
    }
    if (elapsed !== this.#elapsed) {
      this.#elapsed = elapsed;
      this.#stored.write({ kind: 'time', elapsed });
    }
    if (complete !== this.#complete) {
      this.#complete = complete;
      this.#stored.writeFact({ kind: 'end', complete });
    }
    if (!recording) {
      this.#recent.forget();
    } else if (engine !== undefined && engine !== (this.#engine ?? 'service')) {
      this.#engine = engine;
      this.#stored.writeFact({ kind: 'engine', engine });
    }
    this.#insertion.follow(atEnd && recording);
    if (partial === null) {
      this.#stored.compact(recording ? compactAfter.recording : compactAfter.resting);
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
        this.#stored.write({ kind: 'text', entry, number: this.#textCount });
      },
    );
    this.#document = transcript;
    if (isRepaired) {
      this.#insertion.addAll();
    }
    this.#formatter = new Formatter({
      transcript,
      settings,
      literals: this.literals,
      joins: this.joins,
      onJoin: (join) => {
        this.joins.push(join);
        this.#stored.write({ kind: 'join', join });
      },
      onCommandsApplied,
      runCommand,
      runSlices: this.#slices.run,
    });
    this.#insertion.begin(transcript, this.#formatter);
    if (isRepaired) {
      this.#stored.writeWhole();
    }
    return transcript;
  }

  /** Formats all segments again, for changed settings: those in sight at once, the others in slices. */
  reformat(): void {
    this.#formatter?.reformat();
  }

  /** Inserts and formats at once what waits for a later task, so that the text is complete. */
  finish(): void {
    this.#insertion.insertWaiting();
    this.#slices.stop();
    this.#formatter?.finish();
  }

  /** Writes the words of a command instead of its effect. */
  writeAsWords({ segmentId, index }: CommandPlace): void {
    this.literals.push({ segmentId, index });
    this.#stored.write({ kind: 'literal', place: { segmentId, index } });
    this.#formatter?.writeAsWords({ segmentId, index });
  }

  /** Remembers the saved conversation. */
  rememberSaved(saved: SavedPlace): void {
    this.#saved = saved;
    this.#stored.writeFact({ kind: 'saved', saved });
  }

  /** Remembers that the save queue has the whole transcript. */
  rememberQueued(revisionId: string): void {
    this.#stored.writeMark({ kind: 'queued', pieceId: revisionId });
  }

  /** Remembers that the person has put the transcript away on this device. */
  rememberFinished(): void {
    this.#stored.writeMark({ kind: 'finished' });
  }

  /** Inserts what waits, and writes all that is not written. */
  flush(): Promise<void> {
    this.#insertion.insertWaiting();
    return this.#stored.flush();
  }

  /** Stores the whole transcript, and resolves with whether the device has taken it. */
  async store(): Promise<boolean> {
    this.#stored.writeWhole();
    await this.flush();
    return !this.#stored.isBehind;
  }

  close(): Promise<void> {
    this.finish();
    return this.#stored.close();
  }

  #readState(): StoredTranscript {
    return {
      document: this.#document,
      textCount: this.#textCount,
      segments: this.segments(),
      interim: this.#interim,
      elapsed: this.#elapsed,
      complete: this.#complete,
      engine: this.#engine,
      saved: this.#saved,
      literals: this.literals,
      joins: this.joins,
    };
  }
}
