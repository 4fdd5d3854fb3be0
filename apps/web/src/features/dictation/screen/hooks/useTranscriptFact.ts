import type { TranscriptDocument } from '@nevisa/transcript';
import { useSyncExternalStore } from 'react';

/** Follows one fact of a transcript, which must be a primitive value; null without a transcript. */
export function useTranscriptFact<Fact extends boolean | number>(
  transcript: TranscriptDocument | null,
  read: (transcript: TranscriptDocument) => Fact,
): Fact | null {
  return useSyncExternalStore(
    (listener) => transcript?.subscribe(listener) ?? unsubscribeNothing,
    () => (transcript === null ? null : read(transcript)),
  );
}

function unsubscribeNothing(): void {
  // There was no transcript to subscribe to.
}
