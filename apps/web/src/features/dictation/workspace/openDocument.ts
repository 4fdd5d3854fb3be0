import type { DictationContext, DraftEvent, Segment, TextEvent } from '@nevisa/machines';
import type { AppliedCommand, CommandId, WritingSettings } from '@nevisa/writing';
import type { Clock } from '@nevisa/speech';
import type { Draft } from '@nevisa/drafts';
import { createDraftWriter } from './draftWriter.ts';
import type {
  CommandPlace,
  DraftContent,
  DraftEntry,
  SavedPlace,
  SegmentJoin,
  TranscriptDocument,
  TranscriptFormatter,
} from '@nevisa/transcript';
import type * as editing from './editing.ts';

/**
 * How many entries a draft may grow by before it is put together, besides one
 * for each segment. That takes a third of a second of a long document, so while
 * somebody is heard it waits for as long as reading back stays quick.
 */
const tidyAfter = { resting: 500, recording: 20_000 };

/** The code of the editor and of the writing, which comes by itself. */
export type Editing = Pick<typeof editing, 'createTranscriptDocument' | 'TranscriptFormatter'>;

export interface OpenDocumentParts {
  documentId: string;
  draft: Draft;
  /** What the device had of it. */
  content: DraftContent;
  clock: Clock;
  settings: () => WritingSettings;
  /** Hears of the commands that were carried out. */
  onCommands: (commands: readonly AppliedCommand[]) => void;
  /** Carries out what was ordered by voice. */
  onOrder: (order: CommandId) => void;
  report: (event: DraftEvent | TextEvent) => void;
}

/** One document on the desk: what the engine says of it goes into its text, and both go to this device. */
export interface OpenDocument {
  readonly documentId: string;
  readonly draft: Draft;
  /** Null until the code of the editor has come. */
  readonly transcript: TranscriptDocument | null;
  readonly saved: SavedPlace | null;
  /** Commands that are wanted as words. */
  readonly literals: readonly CommandPlace[];
  /** Segments that were read together. */
  readonly joins: readonly SegmentJoin[];
  /** The machine has moved on. While it is `recording`, `atEnd` holds the words back. */
  follow(context: DictationContext, how: { atEnd: boolean; recording: boolean }): void;
  /** Gives it a text to be edited in. @throws Error when what the device had cannot be read. */
  beginEditing(code: Editing): TranscriptDocument;
  /** Writes anew what nobody has touched: the settings have changed. */
  rewrite(): void;
  /** Writes the words of a command instead of what it did. */
  writeWord(command: CommandPlace): void;
  /** The history has it, as it stands now where `whole`: then this device need not keep it any longer. */
  rememberSaved(place: SavedPlace, whole: boolean): Promise<void>;
  /** The queue for the history has it as it stands now. */
  rememberQueued(pieceId: string): void;
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

type Followed = Pick<DictationContext, 'segments' | 'partial' | 'elapsed'>;

export function openDocument(parts: OpenDocumentParts): OpenDocument {
  const { documentId, draft, content, clock, settings, report, onCommands, onOrder } = parts;
  const writer = createDraftWriter({ draft, clock, report });
  let transcript: TranscriptDocument | null = null;
  let text: TranscriptFormatter | null = null;
  const literals = [...content.literals];
  const joins = [...content.joins];
  let followed: Followed = { segments: content.segments, partial: null, elapsed: content.elapsed };
  let shown: readonly Segment[] = [];
  let saved = content.saved;
  let isHeldBack = false;
  // This device has nothing of it, because the history has all.
  let isElsewhere = false;

  function whole(snapshot: unknown): DraftEntry {
    const segments = followed.segments.map((segment) => ({
      ...segment,
      words: [...segment.words],
    }));
    const { elapsed } = followed;
    return { kind: 'all', text: snapshot, segments, elapsed, saved, literals, joins };
  }

  function write(entry: DraftEntry): void {
    if (entry.kind !== 'time') {
      report({ type: 'text.changed' });
    }
    if (isElsewhere && transcript !== null) {
      isElsewhere = false;
      writer.write(whole(transcript.snapshot()));
    } else {
      writer.write(entry);
    }
  }

  function show(live: boolean): void {
    if (text === null || isHeldBack) {
      return;
    }
    for (const segment of changedIn(followed.segments, shown)) {
      text.insert(segment, live);
    }
    shown = followed.segments;
    text.showInterim(followed.partial?.text ?? null);
  }

  function tidy(limit: number): void {
    if (transcript !== null && writer.length > limit + followed.segments.length) {
      writer.compact(whole(transcript.snapshot()));
    }
  }

  return {
    documentId,
    draft,
    get transcript() {
      return transcript;
    },
    get saved() {
      return saved;
    },
    literals,
    joins,
    follow({ segments, partial, elapsed }, { atEnd, recording }) {
      const before = followed;
      followed = { segments, partial, elapsed };
      for (const segment of changedIn(segments, before.segments)) {
        write({ kind: 'segment', segment: { ...segment, words: [...segment.words] } });
      }
      if (partial !== before.partial) {
        const { segmentId, text } = partial ?? { segmentId: '', text: '' };
        write({ kind: 'interim', segmentId, text });
      }
      if (elapsed !== before.elapsed) {
        write({ kind: 'time', elapsed });
      }
      isHeldBack = atEnd && recording;
      show(true);
      if (partial === null) {
        tidy(recording ? tidyAfter.recording : tidyAfter.resting);
      }
    },
    beginEditing({ createTranscriptDocument, TranscriptFormatter: Formatter }) {
      transcript = createTranscriptDocument({
        entries: content.text,
        onEntry: (entry) => {
          write({ kind: 'text', entry });
        },
      });
      text = new Formatter({
        transcript,
        settings,
        literals,
        joins,
        onJoin: (join) => {
          joins.push(join);
          write({ kind: 'join', join });
        },
        onCommandsApplied: onCommands,
        runCommand: onOrder,
      });
      show(false);
      return transcript;
    },
    rewrite() {
      text?.reformat();
    },
    writeWord({ segmentId, index }) {
      literals.push({ segmentId, index });
      write({ kind: 'literal', place: { segmentId, index } });
      text?.writeAsWords({ segmentId, index });
    },
    async rememberSaved(place, isWhole) {
      saved = place;
      isElsewhere = isWhole;
      if (!isWhole || !(await writer.forget())) {
        isElsewhere = false;
        writer.write({ kind: 'saved', saved: place });
      }
    },
    rememberQueued(pieceId) {
      writer.write({ kind: 'queued', pieceId });
    },
    flush: writer.flush,
    close: writer.close,
  };
}

/** Segments that are new, or of which more is known. Both lists only ever grow, and keep their order. */
function changedIn(segments: readonly Segment[], before: readonly Segment[]): readonly Segment[] {
  return segments === before ? [] : segments.filter((segment, index) => segment !== before[index]);
}
