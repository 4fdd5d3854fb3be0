import type { Speaker } from '@nevisa/api/types';
import type { ConversationText, ShownBecause } from '@nevisa/machines';
import {
  getInternals,
  openConversation,
  readSegments,
  readSpeakers,
  showSegments,
  type TranscriptDocument,
  writeSpeakers,
} from '@nevisa/transcript';

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

  /** Shows a text: `opened` in a new document, anything else as one step in the open one. */
  show({ title, speakers, segments }: ConversationText, because: ShownBecause): void {
    this.#title = title;
    if (because === 'opened' || this.#document === null) {
      this.#open(openConversation(segments, { speakers }));
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

  #tellChanged(): void {
    this.#parts.onShown();
    this.#parts.onChange();
  }

  #open(document: TranscriptDocument): void {
    this.#stop();
    this.#document = document;
    const { state } = getInternals(document);
    let { doc } = state();
    let { speakers } = this;
    this.#stop = document.subscribe(() => {
      // A moved caret and loaded words are no change.
      const isChanged = state().doc !== doc;
      ({ doc } = state());
      if (!this.#isShowing && speakers !== this.speakers) {
        this.#parts.onShown();
      }
      ({ speakers } = this);
      if (isChanged && !this.#isShowing) {
        this.#parts.onChange();
      }
    });
  }
}

// The document never changes the words of a segment; the contract's type does not say so.
function readEditable(document: TranscriptDocument): ConversationText['segments'] {
  return readSegments(document) as ConversationText['segments'][number][];
}
