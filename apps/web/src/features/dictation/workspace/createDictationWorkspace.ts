import type { CommandPlace, Segment, TranscriptDocument } from '@nevisa/transcript';
import { Archives } from './archives.ts';
import { createDictation, type Dictation } from './createDictation.ts';
import { createRecovery, type Recovery } from './createRecovery.ts';
import { CurrentTranscript, type EditingState } from './currentTranscript.ts';
import { DeviceTexts } from './deviceTexts.ts';
import { enqueueDraft, readDuration } from './storedDraft.ts';
import type { DictationPorts } from './dictationPorts.ts';
import { createEngineLoading, type EngineLoading } from './engineLoading.ts';
import type { ListeningSettings } from './listeningSettings.ts';
import { putAway } from './putAway.ts';
import type { RetentionChoice } from './retentionChoice.ts';
import { runCommand } from './runCommand.ts';
import { TranscriptSaving } from './transcriptSaving.ts';
import type { WritingChoice } from './writingChoice.ts';

export interface DictationWorkspaceParts {
  ports: DictationPorts;
  settings: ListeningSettings;
  writing: WritingChoice;
  retention: RetentionChoice;
}

/** A person's place for dictation: machine, open transcript, saving and recovery. It outlives the screen. */
export interface DictationWorkspace
  extends
    Pick<DictationPorts, 'engines' | 'watchMicrophones' | 'watchPermission' | 'estimateFreeSpace'>,
    Pick<TranscriptSaving, 'sync' | 'save' | 'onSaved' | 'resolveConflict'>,
    Pick<CurrentTranscript, 'loadEditing' | 'subscribe' | 'onCommands' | 'onVoiceCommand'> {
  readonly dictation: Dictation;
  readonly recovery: Recovery;
  readonly engineLoading: EngineLoading;
  readonly writing: WritingChoice;
  readonly retention: RetentionChoice;
  readonly texts: DeviceTexts;
  /** The id of the open document. */
  documentId: () => string;
  /** The open document; null until its code is loaded. */
  transcript: () => TranscriptDocument | null;
  /** The recognised segments of the open transcript; the same array until one changes. */
  segments: () => readonly Segment[];
  editing: () => EditingState;
  /** Writes the words of a command instead of its effect. */
  writeAsWords: (command: CommandPlace) => void;
  /** Ends everything. Resolves when the device has stored the open transcript. */
  stop: () => Promise<void>;
}

export function createDictationWorkspace({
  ports,
  settings,
  writing,
  retention,
}: DictationWorkspaceParts): DictationWorkspace {
  const { engines, watchMicrophones, watchPermission, estimateFreeSpace } = ports;
  const archives = new Archives();
  const ending = new AbortController();
  const current = openCurrent({ ports, settings, writing }, archives, ending.signal);
  const saving = new TranscriptSaving(ports, retention, current);
  const texts = new DeviceTexts({ ports, current, saving, archives });
  current.onVoiceCommand((command) => runCommand(command, current, saving.save));
  const recovery = createWorkspaceRecovery(ports, current, saving);
  recovery.start();
  const engineLoading = createEngineLoading(ports, settings);
  return {
    dictation: current.dictation,
    writing,
    retention,
    texts,
    recovery,
    engineLoading,
    sync: saving.sync,
    engines,
    watchMicrophones,
    watchPermission,
    estimateFreeSpace,
    documentId: () => current.open.documentId,
    transcript: () => current.open.document,
    segments: () => current.open.segments(),
    editing: () => current.editing,
    loadEditing: current.loadEditing,
    subscribe: current.subscribe,
    onCommands: current.onCommands,
    onVoiceCommand: current.onVoiceCommand,
    writeAsWords: (command) => current.open.writeAsWords(command),
    save: saving.save,
    onSaved: saving.onSaved,
    resolveConflict: saving.resolveConflict,
    async stop() {
      recovery.stop();
      engineLoading.stop();
      await Promise.all([saving.stop(), current.stop()]);
      // A later write would make a new key after the deletion of the old one.
      ending.abort();
    },
  };
}

function openCurrent(
  { ports, settings, writing }: Omit<DictationWorkspaceParts, 'retention'>,
  archives: Archives,
  signal: AbortSignal,
): CurrentTranscript {
  const current: CurrentTranscript = new CurrentTranscript({
    drafts: ports.drafts,
    settings,
    writing,
    archives,
    startDictation: (documents) =>
      createDictation({
        ports,
        settings,
        ...documents,
        onArchive: archives.add,
        reportSound: (documentId, event) => current.reportSound(documentId, event),
        signal,
      }),
  });
  return current;
}

function createWorkspaceRecovery(
  { drafts }: DictationPorts,
  current: CurrentTranscript,
  saving: TranscriptSaving,
): Recovery {
  return createRecovery({
    drafts,
    openDocumentId: () => current.open.documentId,
    isUnused: () =>
      current.dictation.getSnapshot().matches({ session: 'resting' }) && current.open.isEmpty(),
    discard: (documentId) => saving.discard(documentId),
    readText: async (content) => (await current.readDocument(content)).text(),
    open: async (found, content) => {
      // A text that was begun before the offer, or a sound that is not stored, would be lost without a write of its own.
      if (!current.open.isEmpty() || !current.isSoundKept) {
        await putAway(current, saving, { send: false });
      }
      const { documentId, unsentDuration: unsent } = found;
      const { segments, complete } = content;
      const elapsed = readDuration(content, found);
      current.restore({ documentId, segments, elapsed, unsent, complete }, content);
    },
    save: (found, content) =>
      enqueueDraft(
        {
          documentId: found.documentId,
          content,
          duration: readDuration(content, found),
          unsent: found.unsentDuration,
        },
        current,
        saving,
      ),
  });
}
