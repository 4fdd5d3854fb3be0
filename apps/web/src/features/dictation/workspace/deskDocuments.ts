import type { RestoredDocument } from '@nevisa/machines';
import { type DraftContent, readDraft, type TranscriptDocument } from '@nevisa/transcript';
import type { AppliedCommand, CommandId } from '@nevisa/writing';
import { deviceClock } from '@nevisa/speech';
import type { Draft, Drafts } from '@nevisa/drafts';
import type { Dictation } from './dictationActor.ts';
import { lockDraft } from './draftLock.ts';
import { createHearers } from './hearers.ts';
import type { ListeningSettings } from './listeningSettings.ts';
import { type Editing, openDocument, type OpenDocument } from './openDocument.ts';
import type { WritingChoice } from './writingChoice.ts';

/** Whether the editor's code is there. */
export type EditingState = 'coming' | 'ready' | 'missing';

/** The document on the desk, always the one that the machine speaks of. */
export interface DeskDocuments {
  readonly current: OpenDocument;
  readonly editing: EditingState;
  /** Fetches what a text is edited with; once, since a browser asks for a script once (G02). */
  loadEditing: () => void;
  /** A document that is not on the desk, as a text. Rejects when it cannot be read, or its code not be had. */
  transcriptOf: (content: DraftContent) => Promise<TranscriptDocument>;
  /** Puts another document onto the desk. @throws Error while somebody is heard. */
  restore: (document: RestoredDocument, content: DraftContent) => void;
  subscribe: (listener: () => void) => () => void;
  /** Tells the spoken commands that were carried out. Returns how to stop. */
  onCommands: (listener: (commands: readonly AppliedCommand[]) => void) => () => void;
  /** Tells what was ordered by voice. Returns how to stop. */
  onOrder: (listener: (order: CommandId) => void) => () => void;
  stop: () => void;
}

export interface DeskDocumentsParts {
  drafts: Drafts;
  settings: ListeningSettings;
  writing: WritingChoice;
  /** Is given where the sound of a document is kept. */
  startDictation: (draftOf: (documentId: string) => Draft) => Dictation;
}

/** Follows the machine from document to document, and keeps each of them on this device. */
export function createDeskDocuments({
  drafts,
  settings,
  writing,
  startDictation,
}: DeskDocumentsParts) {
  const commands = createHearers<readonly AppliedCommand[]>();
  const orders = createHearers<CommandId>();
  const listeners = new Set<() => void>();
  const restored = new Map<string, DraftContent>();
  let editing: EditingState = 'coming';
  let isLoading = false;
  let code: Editing | null = null;
  const dictation = startDictation((documentId) =>
    documentId === current.documentId ? current.draft : drafts.open(documentId),
  );
  let current = open(dictation.getSnapshot().context.documentId);
  let unlock = lockDraft(current.documentId);

  function tell(): void {
    for (const listener of listeners) {
      listener();
    }
  }

  function open(documentId: string): OpenDocument {
    const opened = openDocument({
      documentId,
      draft: drafts.open(documentId),
      content: restored.get(documentId) ?? readDraft([]),
      clock: deviceClock,
      settings: writing.read,
      onCommands: commands.tell,
      onOrder: orders.tell,
      report: (event) => {
        if (documentId === dictation.getSnapshot().context.documentId) {
          dictation.send(event);
        }
      },
    });
    restored.delete(documentId);
    if (code !== null) {
      opened.beginEditing(code);
    }
    return opened;
  }

  function follow(): void {
    const snapshot = dictation.getSnapshot();
    const { context } = snapshot;
    if (context.documentId !== current.documentId) {
      void current.close();
      unlock();
      current = open(context.documentId);
      unlock = lockDraft(current.documentId);
      tell();
    }
    current.follow(context, {
      atEnd: settings.read().text === 'end',
      recording: snapshot.hasTag('recording'),
    });
  }

  async function loadEditing(): Promise<void> {
    code = await import('./editing.ts');
    current.beginEditing(code);
    editing = 'ready';
  }

  const flush = () => void current.flush();
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') {
      flush();
    }
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushWhenHidden);
  const stopWriting = writing.subscribe(() => {
    current.rewrite();
  });
  dictation.subscribe(follow);
  dictation.start();

  const documents: DeskDocuments = {
    get current() {
      return current;
    },
    get editing() {
      return editing;
    },
    loadEditing() {
      if (editing !== 'coming' || isLoading) {
        return;
      }
      isLoading = true;
      loadEditing().then(tell, () => {
        editing = 'missing';
        tell();
      });
    },
    async transcriptOf(content) {
      const { createTranscriptDocument, TranscriptFormatter } = await import('./editing.ts');
      const transcript = createTranscriptDocument({ entries: content.text });
      const text = new TranscriptFormatter({
        transcript,
        settings: writing.read,
        literals: content.literals,
        joins: content.joins,
      });
      content.segments.forEach((segment) => text.insert(segment, false));
      return transcript;
    },
    restore(document, content) {
      if (!dictation.getSnapshot().matches({ session: 'resting' })) {
        throw new Error('Another document cannot be put onto the desk while somebody is heard.');
      }
      restored.set(document.documentId, content);
      dictation.send({ type: 'document.restored', document });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    onCommands: commands.hear,
    onOrder: orders.hear,
    stop() {
      stopWriting();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      void current.close();
      unlock();
      dictation.stop();
    },
  };
  return { dictation, documents };
}
