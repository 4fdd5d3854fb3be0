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
  switch (order) {
    case 'pause':
      dictation.send({ type: 'dictation.paused' });
      return;
    case 'resume':
      dictation.send({ type: 'dictation.resumed' });
      return;
    case 'stop':
      dictation.send({ type: 'dictation.stopped' });
      return;
    case 'save':
      // What cannot be saved stays on the desk and on this device, and the machine says so.
      save(null).catch(() => undefined);
      return;
    case 'deleteWord':
      transcript?.deleteLast('phrase');
      return;
    case 'deleteSentence':
      transcript?.deleteLast('sentence');
      return;
    case 'selectLast':
      transcript?.selectLast();
      return;
    case 'undo':
      transcript?.undo();
      return;
    case 'redo':
      transcript?.redo();
  }
}
