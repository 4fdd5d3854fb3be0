import type { CommandId } from '@nevisa/writing';
import type { DeskDocuments } from './deskDocuments.ts';
import type { DeskHistory } from './deskHistory.ts';
import type { Dictation } from './dictationActor.ts';

export interface OrderParts {
  dictation: Dictation;
  documents: DeskDocuments;
  save: DeskHistory['save'];
}

/** Does what a whole utterance ordered, as far as it needs no screen (product X-40, editing and control). */
export function carryOut(order: CommandId, { dictation, documents, save }: OrderParts): void {
  const { transcript } = documents.current;
  const acts: Partial<Record<CommandId, () => void>> = {
    pause: () => dictation.send({ type: 'dictation.paused' }),
    resume: () => dictation.send({ type: 'dictation.resumed' }),
    stop: () => dictation.send({ type: 'dictation.stopped' }),
    // What cannot be saved stays on the desk and on this device, and the machine says so.
    save: () => void save(null).catch(() => undefined),
    deleteWord: () => transcript?.deleteLast('phrase'),
    deleteSentence: () => transcript?.deleteLast('sentence'),
    selectLast: () => transcript?.selectLast(),
    undo: () => transcript?.undo(),
    redo: () => transcript?.redo(),
  };
  acts[order]?.();
}
