import type { Draft } from '@nevisa/drafts';
import type { DictationContext, DraftEvent, TextEvent } from '@nevisa/machines';
import type { Clock } from '@nevisa/speech';
import {
  type CommandPlace,
  createSegmentStore,
  type DraftContent,
  type DraftEntry,
  type SavedPlace,
  type Segment,
  type SegmentJoin,
  type SegmentStore,
  type TranscriptDocument,
  type TranscriptFormatter,
} from '@nevisa/transcript';
import type { AppliedCommand, CommandId, WritingSettings } from '@nevisa/writing';
import { DraftWriter } from './draftWriter.ts';
import type * as transcriptChunk from './transcriptChunk.ts';

/**
 * The most entries of a draft, besides one for each segment, before it is
 * compacted. Compacting a long draft takes a third of a second, so during a
 * recording the limit is as high as a quick read allows.
 */
const compactAfter = { resting: 500, recording: 20_000 };

export type TranscriptChunk = typeof transcriptChunk;

export interface OpenTranscriptParts {
  documentId: string;
  draft: Draft;
  /** The stored content of the draft. */
  content: DraftContent;
  clock: Clock;
  settings: () => WritingSettings;
  onCommandsApplied: (commands: readonly AppliedCommand[]) => void;
  runCommand: (command: CommandId) => void;
  report: (event: DraftEvent | TextEvent) => void;
}

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
  /** Segments whose newest version is not in the document. */
  readonly #pending: Set<string>;
  #document: TranscriptDocument | null = null;
  #formatter: TranscriptFormatter | null = null;
  #interim: DictationContext['partial'] = null;
  #elapsed: number;
  #saved: SavedPlace | null;
  #isHeldBack = false;
  /** The draft was deleted, because the server has all of it. */
  #isDraftDeleted = false;

  constructor(parts: OpenTranscriptParts) {
    const { documentId, draft, content, clock, report } = parts;
    this.documentId = documentId;
    this.draft = draft;
    this.literals = [...content.literals];
    this.joins = [...content.joins];
    this.#parts = parts;
    this.#writer = new DraftWriter({ draft, clock, report });
    this.#segments = createSegmentStore(content.segments);
    this.#pending = new Set(content.segments.map(({ id }) => id));
    this.#elapsed = content.elapsed;
    this.#saved = content.saved;
  }

  /** Null until the transcript chunk is loaded. */
  get document(): TranscriptDocument | null {
    return this.#document;
  }

  get saved(): SavedPlace | null {
    return this.#saved;
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
    this.#segments.set(segment);
    this.#pending.add(segment.id);
    this.#write({ kind: 'segment', segment: toStored(segment) });
  }

  /** Takes over a new state of the machine. `atEnd` inserts segments only after the recording. */
  follow(
    { partial, elapsed }: Pick<DictationContext, 'partial' | 'elapsed'>,
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
    this.#isHeldBack = atEnd && recording;
    this.#insertPending(true);
    if (partial === null) {
      this.#compact(recording ? compactAfter.recording : compactAfter.resting);
    }
  }

  /** Creates the document. @throws UnreadableEntryError for a damaged draft. */
  createDocument({
    createTranscriptDocument,
    TranscriptFormatter: Formatter,
  }: TranscriptChunk): TranscriptDocument {
    const { content, settings, onCommandsApplied, runCommand } = this.#parts;
    const transcript = createTranscriptDocument({
      entries: content.text,
      segments: this.#segments,
      onEntry: (entry) => this.#write({ kind: 'text', entry }),
    });
    this.#document = transcript;
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
    });
    this.#insertPending(false);
    return transcript;
  }

  /** Formats all segments again, for changed settings. */
  reformat(): void {
    this.#formatter?.reformat();
  }

  /** Writes the words of a command instead of its effect. */
  writeAsWords({ segmentId, index }: CommandPlace): void {
    this.literals.push({ segmentId, index });
    this.#write({ kind: 'literal', place: { segmentId, index } });
    this.#formatter?.writeAsWords({ segmentId, index });
  }

  /** Remembers the saved conversation. Where the server has the `whole` transcript, the draft is deleted. */
  async rememberSaved(saved: SavedPlace, whole: boolean): Promise<void> {
    this.#saved = saved;
    this.#isDraftDeleted = whole;
    if (!whole || !(await this.#writer.deleteDraft())) {
      this.#isDraftDeleted = false;
      this.#writer.write({ kind: 'saved', saved });
    }
  }

  /** Remembers that the save queue has the whole transcript. */
  rememberQueued(revisionId: string): void {
    this.#writer.write({ kind: 'queued', pieceId: revisionId });
  }

  flush(): Promise<void> {
    return this.#writer.flush();
  }

  close(): Promise<void> {
    return this.#writer.close();
  }

  #insertPending(live: boolean): void {
    const formatter = this.#formatter;
    if (formatter === null || this.#isHeldBack) {
      return;
    }
    if (this.#pending.size > 0) {
      const pending = this.#segments.list().filter(({ id }) => this.#pending.has(id));
      this.#pending.clear();
      pending.forEach((segment) => formatter.insert(segment, live));
    }
    formatter.showInterim(this.#interim?.text ?? null);
  }

  #write(entry: DraftEntry): void {
    if (entry.kind !== 'time') {
      this.#parts.report({ type: 'text.changed' });
    }
    if (this.#isDraftDeleted && this.#document !== null) {
      this.#isDraftDeleted = false;
      this.#writer.write(this.#createWholeEntry(this.#document));
    } else {
      this.#writer.write(entry);
    }
  }

  #compact(limit: number): void {
    if (this.#document !== null && this.#writer.length > limit + this.segments().length) {
      this.#writer.compact(this.#createWholeEntry(this.#document));
    }
  }

  #createWholeEntry(document: TranscriptDocument): DraftEntry {
    return {
      kind: 'all',
      text: document.snapshot(),
      segments: this.segments().map(toStored),
      elapsed: this.#elapsed,
      saved: this.#saved,
      literals: this.literals,
      joins: this.joins,
    };
  }
}

function toStored({ start, end, words, ...segment }: Segment) {
  return { ...segment, start: start ?? 0, end: end ?? 0, words: [...words] };
}
