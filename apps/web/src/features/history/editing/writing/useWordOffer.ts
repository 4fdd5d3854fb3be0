import {
  type Correction,
  listCorrections,
  type TranscriptDocument,
  watchContent,
} from '@nevisa/transcript';
import type { ToastQueue } from '@nevisa/ui';
import { foldPersian, type VocabularyWord } from '@nevisa/writing';
import { useEffect, useEffectEvent, useRef } from 'react';
import { editingText } from '../../../../shared/text/editingText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { reviewText } from '../../../../shared/text/reviewText.ts';

/** How long the person has not typed when a correction counts as finished, in ms. */
const pause = 1_500;

export interface WordOfferOptions {
  document: TranscriptDocument;
  isReadOnly: boolean;
  toasts: ToastQueue;
  /** The person's own words. */
  vocabulary: () => readonly VocabularyWord[];
  /** Opens the dialog of a new own word with its spoken form. */
  onAdd: (correction: Correction) => void;
}

/** Offers to add a word to the person's own ones when it was corrected twice, once for each word. */
export function useWordOffer({
  document,
  isReadOnly,
  toasts,
  vocabulary,
  onAdd,
}: WordOfferOptions): void {
  const offered = useRef(new Set<string>());
  const look = useEffectEvent(() => {
    const correction = isReadOnly
      ? null
      : findRepeated(listCorrections(document), vocabulary(), offered.current);
    if (correction !== null) {
      offered.current.add(toKey(correction));
      const { spoken, written } = correction;
      toasts.add({
        text: fill(reviewText.addOffer, { spoken, word: written }),
        action: { label: editingText.addToWords, onPress: () => onAdd(correction) },
      });
    }
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchContent(document, () => {
      clearTimeout(timer);
      timer = setTimeout(() => look(), pause);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [document]);
}

/** The first correction that was made twice, is not offered yet and is no own word. */
export function findRepeated(
  corrections: readonly Correction[],
  vocabulary: readonly VocabularyWord[],
  offered: ReadonlySet<string>,
): Correction | null {
  const own = new Set(vocabulary.map(({ word }) => foldPersian(word)));
  const seen = new Set<string>();
  for (const correction of corrections) {
    const key = toKey(correction);
    const isKnown = offered.has(key) || own.has(foldPersian(correction.written));
    if (seen.has(key) && !isKnown) {
      return correction;
    }
    seen.add(key);
  }
  return null;
}

function toKey({ spoken, written }: Correction): string {
  return JSON.stringify([foldPersian(spoken), foldPersian(written)]);
}
