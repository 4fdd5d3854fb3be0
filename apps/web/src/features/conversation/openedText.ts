import type { CopyJournal, JournalPart } from '@nevisa/drafts';
import type { Speaker } from '@nevisa/api/types';
import type { ConversationText, ShownBecause } from '@nevisa/machines';
import {
  type ChangedWords,
  findChangedWords,
  getInternals,
  openConversation,
  readSegments,
  readSpeakers,
  reopenConversation,
  showSegments,
  type TranscriptDocument,
  writeSpeakers,
} from '@nevisa/transcript';
import { waitForTask } from '../../shared/waitForTask.ts';

/** The document of so many segments takes longer than a frame. */
const manySegments = 300;

export interface OpenedTextParts {
  /** The person changed the text. */
  onChange: () => void;
  /** Another document, title or list of speakers is shown. */
  onShown: () => void;
}

/** The edited text of an opened conversation: its document, title and speakers. */
export class OpenedText {
  readonly #parts: OpenedTextParts;
  #document: TranscriptDocument | null = null;
  #title = '';
  #stop: () => void = () => undefined;
  #isShowing = false;
  /** The journal of the text that this device had; used by the first document. */
  #found: JournalPart | null = null;
  /** The document of a long text that is shown next. */
  #prepared: PreparedDocument | null = null;
  #journal = new DocumentJournal();

  constructor(parts: OpenedTextParts) {
    this.#parts = parts;
  }

  get document(): TranscriptDocument | null {
    return this.#document;
  }

  get title(): string {
    return this.#title;
  }

  get speakers(): readonly Speaker[] {
    return this.#document === null ? [] : readSpeakers(this.#document);
  }

  /** The present text. */
  read(): ConversationText {
    return {
      title: this.#title,
      speakers: this.speakers,
      segments: this.#document === null ? [] : readEditable(this.#document),
    };
  }

  /** The journal that the device has of the text that is shown next. */
  foundJournal(journal: JournalPart): void {
    this.#found = journal;
  }

  /**
   * Makes the document of a long text that is shown first, so that it is not in the task that
   * shows it. A short text is made when it is shown.
   */
  async prepare({ segments, speakers }: ConversationText): Promise<void> {
    if (this.#document === null && segments.length >= manySegments) {
      this.#prepared = this.#create(segments, speakers);
      await waitForTask();
    }
  }

  /** What of the journal the device does not have, as far as it has said so by `markKept`. */
  takeJournal(): TakenJournal | undefined {
    return this.#document === null ? undefined : this.#journal.take(this.#document);
  }

  /** Shows a text: `opened` in a new document, anything else as one step in the open one. */
  show({ title, speakers, segments }: ConversationText, because: ShownBecause): void {
    this.#title = title;
    if (because === 'opened' || this.#document === null) {
      this.#open(segments, speakers);
    } else {
      this.#isShowing = true;
      showSegments(this.#document, segments, { undo: because !== 'arrived', speakers });
      this.#isShowing = false;
    }
    this.#parts.onShown();
  }

  rename(title: string): void {
    if (title !== this.#title) {
      this.#title = title;
      this.#tellChanged();
    }
  }

  changeSpeakers(speakers: readonly Speaker[]): void {
    if (this.#document !== null) {
      writeSpeakers(this.#document, speakers);
    }
  }

  stop(): void {
    this.#stop();
  }

  #create(segments: ConversationText['segments'], speakers: readonly Speaker[]): PreparedDocument {
    const journal = new DocumentJournal();
    const { onEntry } = journal;
    const document =
      this.#found === null
        ? openConversation(segments, { onEntry, speakers })
        : reopenConversation(segments, toJournal(this.#found), { onEntry, speakers });
    return { segments, document, journal };
  }

  #tellChanged(): void {
    this.#parts.onShown();
    this.#parts.onChange();
  }

  #open(segments: ConversationText['segments'], speakers: readonly Speaker[]): void {
    this.#stop();
    const prepared = this.#prepared;
    this.#prepared = null;
    const { document, journal } =
      prepared?.segments === segments ? prepared : this.#create(segments, speakers);
    this.#found = null;
    this.#journal = journal;
    this.#document = document;
    const { state } = getInternals(document);
    let { doc } = state();
    let shown = this.speakers;
    this.#stop = document.subscribe(() => {
      // A moved caret and loaded words are no change.
      const isChanged = state().doc !== doc;
      ({ doc } = state());
      if (!this.#isShowing && shown !== this.speakers) {
        this.#parts.onShown();
      }
      shown = this.speakers;
      if (isChanged && !this.#isShowing) {
        this.#parts.onChange();
      }
    });
  }
}

/** The document of a text that is not shown yet. */
interface PreparedDocument {
  readonly segments: ConversationText['segments'];
  readonly document: TranscriptDocument;
  readonly journal: DocumentJournal;
}

/** A part of the journal for the device. */
export interface TakenJournal extends CopyJournal {
  /** The device has it. Until then each later part has its entries too. */
  readonly markKept: () => void;
}

/** The entries of a document that are not on the device yet, by their numbers. */
class DocumentJournal {
  #entries: unknown[] = [];
  /** The number of the first of these entries. */
  #from = 1;
  readonly #kept = new Set<string>();

  readonly onEntry = (entry: unknown): void => {
    this.#entries.push(entry);
  };

  take(document: TranscriptDocument): TakenJournal {
    const all = findChangedWords(document);
    const words = all.filter(({ segment_id }) => !this.#kept.has(segment_id));
    const part = { from: this.#from, entries: [...this.#entries], words };
    const whole = () => ({
      // Entries that came since are in the snapshot.
      from: this.#from + this.#entries.length - 1,
      entries: [document.snapshot()],
      words: findChangedWords(document),
    });
    return { part, whole, markKept: () => this.#markKept(part) };
  }

  #markKept({ from, entries, words }: CopyJournal['part']): void {
    const end = from + entries.length;
    this.#entries.splice(0, Math.max(0, end - this.#from));
    this.#from = Math.max(this.#from, end);
    words.filter(isChangedWords).forEach(({ segment_id }) => this.#kept.add(segment_id));
  }
}

function toJournal({ entries, words }: JournalPart) {
  return { entries, words: words.filter(isChangedWords) };
}

function isChangedWords(value: unknown): value is ChangedWords {
  const { segment_id, words } = (value ?? {}) as Partial<Record<keyof ChangedWords, unknown>>;
  return typeof segment_id === 'string' && Array.isArray(words) && words.every(isWord);
}

function isWord(value: unknown): boolean {
  const { word, start, end, conf } = (value ?? {}) as Record<string, unknown>;
  return typeof word === 'string' && [start, end, conf].every((each) => typeof each === 'number');
}

// The document never changes the words of a segment; the contract's type does not say so.
function readEditable(document: TranscriptDocument): ConversationText['segments'] {
  return readSegments(document) as ConversationText['segments'][number][];
}
