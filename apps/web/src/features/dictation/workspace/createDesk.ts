import type { FoundDraft } from '@nevisa/machines';
import type { CommandPlace, DraftContent, TranscriptDocument } from '@nevisa/transcript';
import { carryOut } from './carryOut.ts';
import { createDeskDocuments, type DeskDocuments, type EditingState } from './deskDocuments.ts';
import { createDeskHistory, type DeskHistory } from './deskHistory.ts';
import type { DeskPorts } from './deskPorts.ts';
import { createDictation, type Dictation } from './dictationActor.ts';
import type { ListeningSettings } from './listeningSettings.ts';
import { createRecovery, type Recovery } from './recoveryActor.ts';
import type { WritingChoice } from './writingChoice.ts';

export interface DeskParts {
  ports: DeskPorts;
  settings: ListeningSettings;
  writing: WritingChoice;
}

/** A person's place for dictation. It outlives the screen: walking to another page costs no word. */
export interface Desk
  extends
    Pick<DeskPorts, 'engines' | 'watchMicrophones' | 'watchPermission'>,
    Pick<DeskHistory, 'sync' | 'save' | 'resolveConflict'>,
    Pick<DeskDocuments, 'loadEditing' | 'subscribe' | 'onCommands' | 'onOrder'> {
  readonly dictation: Dictation;
  readonly recovery: Recovery;
  /** The text on the desk; null until its editor is there. The same object until it is another document. */
  transcript: () => TranscriptDocument | null;
  editing: () => EditingState;
  /** How its text is written. */
  readonly writing: WritingChoice;
  /** Writes the words of a command instead of what it did. */
  writeWord: (command: CommandPlace) => void;
  /** Saves what is there and begins an empty document; rejects when it could not be saved. */
  renew: () => Promise<void>;
  stop: () => void;
}

export function createDesk({ ports, settings, writing }: DeskParts): Desk {
  const { drafts, saveQueue, engines, watchMicrophones, watchPermission } = ports;
  const { dictation, documents } = createDeskDocuments({
    drafts,
    settings,
    writing,
    startDictation: (draftOf) => createDictation({ ports, settings, draftOf }),
  });
  const history = createDeskHistory(ports, dictation, documents);
  documents.onOrder((order) => {
    carryOut(order, { dictation, documents, save: history.save });
  });
  const recovery = createRecovery({
    drafts,
    saveQueue,
    openDocumentId: () => documents.current.documentId,
    textOf: async (content) => (await documents.transcriptOf(content)).text(),
    open: (found, content) => {
      const { documentId, unsentDuration: unsent } = found;
      const { segments } = content;
      const elapsed = durationOf(found, content);
      documents.restore({ documentId, segments, elapsed, unsent }, content);
    },
    save: async (found, content) => {
      const { documentId, unsentDuration } = found;
      const { segments, saved } = content;
      const transcript = await documents.transcriptOf(content);
      const duration = durationOf(found, content);
      await history.enqueue({ documentId, title: null, transcript, segments, duration, saved });
      if (unsentDuration === 0) {
        await drafts.open(documentId).remove();
      }
    },
  });
  recovery.start();

  async function renew(): Promise<void> {
    const { transcript, draft, close } = documents.current;
    const before = dictation.getSnapshot();
    const isEmpty = transcript?.isEmpty() ?? before.context.segments.length === 0;
    if (!isEmpty && !before.hasTag('synced')) {
      await history.save(null);
    }
    await close();
    dictation.send({ type: 'document.cleared' });
    // What still waits for the service is in no text yet.
    if (before.context.unsent === 0) {
      await draft.remove();
    }
  }

  return {
    dictation,
    writing,
    recovery,
    sync: history.sync,
    engines,
    watchMicrophones,
    watchPermission,
    transcript: () => documents.current.transcript,
    editing: () => documents.editing,
    loadEditing: documents.loadEditing,
    subscribe: documents.subscribe,
    onCommands: documents.onCommands,
    onOrder: documents.onOrder,
    writeWord: (command) => {
      documents.current.writeWord(command);
    },
    save: history.save,
    resolveConflict: history.resolveConflict,
    renew,
    stop() {
      recovery.stop();
      history.sync.stop();
      documents.stop();
    },
  };
}

/** A crash may have come before the length was written; the sound knows better then. */
function durationOf({ audioDuration }: FoundDraft, { elapsed }: DraftContent): number {
  return Math.max(elapsed, audioDuration);
}
