import type { Dictation } from './createDictation.ts';

/** Calls when a recording, or the upload of its rest, has ended and has used credit. Returns the unsubscribe function. */
export function watchSpending(
  dictation: Pick<Dictation, 'subscribe'>,
  onSpent: () => void,
): () => void {
  let spends = false;
  const subscription = dictation.subscribe((state) => {
    const { unsent, engineRefusal } = state.context;
    // A rest that no refusal holds back is sent later, and uses credit then.
    const isOver =
      state.matches({ session: 'resting' }) && (unsent === 0 || engineRefusal !== null);
    if (spends && isOver) {
      onSpent();
    }
    const isRunning = spendingTags.some((tag) => state.hasTag(tag));
    spends = isRunning || (spends && !isOver);
  });
  return () => subscription.unsubscribe();
}

const spendingTags = ['recording', 'finalizing', 'uploading-rest'] as const;
