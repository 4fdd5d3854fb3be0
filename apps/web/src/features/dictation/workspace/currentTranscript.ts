import type { Draft, Drafts } from '@nevisa/drafts';
import type { DraftEvent, RestoredDocument, TextEvent } from '@nevisa/machines';
import { deviceClock } from '@nevisa/speech';
import {
  createSegmentStore,
  type DraftContent,
  readDraft,
  type TranscriptDocument,
} from '@nevisa/transcript';
import type { AppliedCommand, CommandId } from '@nevisa/writing';
import { createEmitter } from '../../../shared/createEmitter.ts';
import { isEqual } from '../../../shared/isEqual.ts';
import type { Archives } from './archives.ts';
import type { Dictation } from './createDictation.ts';
import type { DictatedDocuments } from './dictationPorts.ts';
import { lockDraft } from './draftLock.ts';
import type { ListeningSettings } from './listeningSettings.ts';
import { loadTranscriptChunk } from './loadTranscriptChunk.ts';
import { OpenTranscript, type TranscriptChunk } from './openTranscript.ts';
import type { WritingChoice } from './writingChoice.ts';
import { watchVisibility } from '../../../shared/watchVisibility.ts';

/** Whether the transcript chunk is loaded. */
export type EditingState = 'coming' | 'ready' | 'missing';

export interface CurrentTranscriptParts {
  drafts: Drafts;
  settings: ListeningSettings;
  writing: WritingChoice;
  archives: Pick<Archives, 'isKept' | 'readRecordings' | 'forget'>;
  startDictation: (found: DictatedDocuments) => Dictation;
}

/** The open transcript of the machine's document: opens and closes it with the machine, and loads its code. */
export class CurrentTranscript {
  readonly dictation: Dictation;
  /** The sound of this visit. */
  readonly archives: CurrentTranscriptParts['archives'];
  readonly #parts: CurrentTranscriptParts;
  readonly #changes = createEmitter();
  readonly #commandsApplied = createEmitter<readonly AppliedCommand[]>();
  readonly #voiceCommands = createEmitter<CommandId>();
  readonly #restored = new Map<string, DraftContent>();
  readonly #ending = new AbortController();
  #open: OpenTranscript;
  #unlock: () => void;
  #editing: EditingState = 'coming';
  #chunk: TranscriptChunk | null = null;
  #isLoading = false;
  #segments: ReturnType<OpenTranscript['segments']> = [];

  constructor(parts: CurrentTranscriptParts) {
    this.#parts = parts;
    this.archives = parts.archives;
    this.dictation = parts.startDictation({
      findDraft: this.findDraft,
      findEngine: (documentId) => (documentId === this.#open.documentId ? this.#open.engine : null),
    });
    this.#open = this.#openTranscript(this.dictation.getSnapshot().context.documentId);
    this.#unlock = lockDraft(this.#open.documentId);
    this.#flushOnHide();
    this.#reformatOnChoice();
    this.dictation.on('segment.recognised', ({ segment }) => this.#open.receive(segment));
    this.dictation.subscribe(() => this.#follow());
    this.dictation.start();
  }

  get open(): OpenTranscript {
    return this.#open;
  }

  /** Whether the device has all of the sound of the open transcript that was recorded in this visit. */
  get isSoundKept(): boolean {
    return this.archives.isKept(this.#open.documentId);
  }

  get editing(): EditingState {
    return this.#editing;
  }

  /** The draft of a document; that of the open one is the same object. */
  readonly findDraft = (documentId: string): Draft =>
    documentId === this.#open.documentId ? this.#open.draft : this.#parts.drafts.open(documentId);

  /** Calls when another transcript is open, its document is created, or a segment is recognised. */
  readonly subscribe = this.#changes.subscribe;
  /** Calls with spoken commands that changed the text. */
  readonly onCommands = this.#commandsApplied.subscribe;
  /** Calls with a spoken command that is a whole utterance. */
  readonly onVoiceCommand = this.#voiceCommands.subscribe;

  /** Loads the transcript chunk; its second failure leaves the text read-only (G02). */
  readonly loadEditing = (): void => {
    if (this.#editing !== 'coming' || this.#isLoading) {
      return;
    }
    this.#isLoading = true;
    loadTranscriptChunk()
      .then((chunk) => {
        this.#chunk = chunk;
        this.#open.createDocument(chunk);
        this.#editing = 'ready';
      })
      .catch(() => {
        this.#editing = 'missing';
      })
      .finally(this.#changes.emit);
  };

  /** The document of a stored draft, repaired where it is damaged. Rejects without the transcript chunk. */
  async readDocument(content: DraftContent): Promise<TranscriptDocument> {
    const { restoreTranscript, TranscriptFormatter } = await loadTranscriptChunk();
    const segments = createSegmentStore(content.segments);
    const { document: transcript } = restoreTranscript(content, segments);
    const { literals, joins } = content;
    const settings = this.#parts.writing.read;
    const formatter = new TranscriptFormatter({ transcript, settings, literals, joins });
    segments.list().forEach((segment) => formatter.insert(segment, false));
    return transcript;
  }

  /** Opens a stored draft. @throws Error during a recording. */
  restore(document: RestoredDocument, content: DraftContent): void {
    if (!this.dictation.getSnapshot().matches({ session: 'resting' })) {
      throw new Error('A transcript cannot be opened during a recording.');
    }
    this.#restored.set(document.documentId, content);
    this.dictation.send({ type: 'document.restored', document });
  }

  /** Takes over what the device says of the recordings of a document. */
  reportSound(documentId: string, event: DraftEvent): void {
    // A text that waits reports by itself that it is stored.
    const isWhole = this.archives.isKept(documentId) && !this.#open.isBehind;
    if (event.type !== 'draft.saved' || isWhole) {
      this.#report(documentId, event);
    }
  }

  /** Resolves when the device has stored the open transcript. */
  async stop(): Promise<void> {
    this.#ending.abort();
    this.#unlock();
    this.dictation.stop();
    await this.#open.close();
  }

  #report(documentId: string, event: DraftEvent | TextEvent): void {
    const { status, context } = this.dictation.getSnapshot();
    if (status === 'active' && documentId === context.documentId) {
      this.dictation.send(event);
    }
  }

  #openTranscript(documentId: string): OpenTranscript {
    const opened = new OpenTranscript({
      documentId,
      draft: this.#parts.drafts.open(documentId),
      content: this.#restored.get(documentId) ?? readDraft([]),
      clock: deviceClock,
      settings: this.#parts.writing.read,
      onCommandsApplied: this.#commandsApplied.emit,
      runCommand: this.#voiceCommands.emit,
      onInserted: () => this.#announceSegments(),
      report: (event) => {
        // A recording that is only in memory keeps its warning.
        if (event.type !== 'draft.saved' || this.archives.isKept(documentId)) {
          this.#report(documentId, event);
        }
      },
    });
    this.#restored.delete(documentId);
    if (this.#chunk !== null) {
      opened.createDocument(this.#chunk);
    }
    return opened;
  }

  #follow(): void {
    const snapshot = this.dictation.getSnapshot();
    const { documentId } = snapshot.context;
    const isOther = documentId !== this.#open.documentId;
    if (isOther) {
      void this.#open.close();
      this.#unlock();
      this.#open = this.#openTranscript(documentId);
      this.#unlock = lockDraft(documentId);
    }
    const { text, engine } = this.#parts.settings.read();
    this.#open.follow(snapshot.context, {
      atEnd: text === 'end',
      engine,
      recording: snapshot.hasTag('recording'),
    });
    if (isOther || !this.#open.isWaiting) {
      this.#announceSegments(isOther);
    }
  }

  #announceSegments(isOther = false): void {
    const segments = this.#open.segments();
    if (isOther || segments !== this.#segments) {
      this.#segments = segments;
      this.#changes.emit();
    }
  }

  #reformatOnChoice(): void {
    const { writing } = this.#parts;
    let before = writing.read();
    const stop = writing.subscribe(() => {
      const next = writing.read();
      // The style changes no text by itself: the person accepts each proposal.
      const writesOtherwise = !isEqual({ ...next, style: null }, { ...before, style: null });
      before = next;
      if (writesOtherwise) {
        this.#open.reformat();
      }
    });
    this.#ending.signal.addEventListener('abort', stop);
  }

  #flushOnHide(): void {
    const { signal } = this.#ending;
    const flush = () => void this.#open.flush();
    window.addEventListener('pagehide', flush, { signal });
    signal.addEventListener(
      'abort',
      watchVisibility((isVisible) => isVisible || flush()),
    );
  }
}
