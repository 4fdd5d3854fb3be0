import type { FoundDraft } from '@nevisa/machines';
import type { CommandPlace, DraftContent, Segment, TranscriptDocument } from '@nevisa/transcript';
import { createDictation, type Dictation } from './createDictation.ts';
import { createRecovery, type Recovery } from './createRecovery.ts';
import { CurrentTranscript, type EditingState } from './currentTranscript.ts';
import type { DictationPorts } from './dictationPorts.ts';
import type { ListeningSettings } from './listeningSettings.ts';
import { runCommand } from './runCommand.ts';
import { TranscriptSaving } from './transcriptSaving.ts';
import type { WritingChoice } from './writingChoice.ts';

export interface DictationWorkspaceParts {
  ports: DictationPorts;
  settings: ListeningSettings;
  writing: WritingChoice;
}

/** A person's place for dictation: machine, open transcript, saving and recovery. It outlives the screen. */
export interface DictationWorkspace
  extends
    Pick<DictationPorts, 'engines' | 'watchMicrophones' | 'watchPermission'>,
    Pick<TranscriptSaving, 'sync' | 'save' | 'resolveConflict'>,
    Pick<CurrentTranscript, 'loadEditing' | 'subscribe' | 'onCommands' | 'onVoiceCommand'> {
  readonly dictation: Dictation;
  readonly recovery: Recovery;
  readonly writing: WritingChoice;
  /** The open document; null until its code is loaded. */
  transcript: () => TranscriptDocument | null;
  /** The recognised segments of the open transcript; the same array until one changes. */
  segments: () => readonly Segment[];
  editing: () => EditingState;
  /** Writes the words of a command instead of its effect. */
  writeAsWords: (command: CommandPlace) => void;
  /** Saves the open transcript and begins an empty one; rejects when it cannot be saved. */
  renew: () => Promise<void>;
  stop: () => void;
}

export function createDictationWorkspace({
  ports,
  settings,
  writing,
}: DictationWorkspaceParts): DictationWorkspace {
  const { drafts, engines, watchMicrophones, watchPermission } = ports;
  const current = new CurrentTranscript({
    drafts,
    settings,
    writing,
    startDictation: (findDraft) => createDictation({ ports, settings, findDraft }),
  });
  const saving = new TranscriptSaving(ports, current);
  current.onVoiceCommand((command) => runCommand(command, current, saving.save));
  const recovery = createWorkspaceRecovery(ports, current, saving);
  recovery.start();
  return {
    dictation: current.dictation,
    writing,
    recovery,
    sync: saving.sync,
    engines,
    watchMicrophones,
    watchPermission,
    transcript: () => current.open.document,
    segments: () => current.open.segments(),
    editing: () => current.editing,
    loadEditing: current.loadEditing,
    subscribe: current.subscribe,
    onCommands: current.onCommands,
    onVoiceCommand: current.onVoiceCommand,
    writeAsWords: (command) => current.open.writeAsWords(command),
    save: saving.save,
    resolveConflict: saving.resolveConflict,
    renew: () => renew(current, saving),
    stop() {
      recovery.stop();
      saving.sync.stop();
      current.stop();
    },
  };
}

async function renew(current: CurrentTranscript, saving: TranscriptSaving): Promise<void> {
  const { dictation, open } = current;
  const before = dictation.getSnapshot();
  const isEmpty = open.document?.isEmpty() ?? open.segments().length === 0;
  if (!isEmpty && !before.hasTag('synced')) {
    await saving.save(null);
  }
  await open.close();
  dictation.send({ type: 'document.cleared' });
  // Unsent audio is not yet part of any text.
  if (before.context.unsent === 0) {
    await open.draft.remove();
  }
}

function createWorkspaceRecovery(
  { drafts, saveQueue }: DictationPorts,
  current: CurrentTranscript,
  saving: TranscriptSaving,
): Recovery {
  return createRecovery({
    drafts,
    saveQueue,
    openDocumentId: () => current.open.documentId,
    readText: async (content) => (await current.readDocument(content)).text(),
    open: (found, content) => {
      const { documentId, unsentDuration: unsent } = found;
      const { segments } = content;
      const elapsed = readDuration(found, content);
      current.restore({ documentId, segments, elapsed, unsent }, content);
    },
    save: async (found, content) => {
      const { documentId, unsentDuration } = found;
      const transcript = await current.readDocument(content);
      const duration = readDuration(found, content);
      await saving.enqueue({ documentId, title: null, transcript, duration, saved: content.saved });
      if (unsentDuration === 0) {
        await drafts.open(documentId).remove();
      }
    },
  });
}

/** After a crash the stored audio may be longer than the stored time. */
function readDuration({ audioDuration }: FoundDraft, { elapsed }: DraftContent): number {
  return Math.max(elapsed, audioDuration);
}
