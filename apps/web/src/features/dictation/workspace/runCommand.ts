import type { CommandId } from '@nevisa/writing';
import type { CurrentTranscript } from './currentTranscript.ts';
import type { TranscriptSaving } from './transcriptSaving.ts';

/** Runs a voice command that needs no screen (X-40, editing and control). */
export function runCommand(
  command: CommandId,
  { dictation, open: { document } }: Pick<CurrentTranscript, 'dictation' | 'open'>,
  save: TranscriptSaving['save'],
): void {
  const actions: Partial<Record<CommandId, () => void>> = {
    pause: () => dictation.send({ type: 'dictation.paused' }),
    resume: () => dictation.send({ type: 'dictation.resumed' }),
    stop: () => dictation.send({ type: 'dictation.stopped' }),
    // An unsaved transcript remains open and stored, and the machine shows that it is not saved.
    save: () => void save(null).catch(() => undefined),
    deleteWord: () => document?.deleteLast('phrase'),
    deleteSentence: () => document?.deleteLast('sentence'),
    selectLast: () => document?.selectLast(),
    undo: () => document?.undo(),
    redo: () => document?.redo(),
  };
  actions[command]?.();
}
