import { type TranscriptDocument, watchContent } from '@nevisa/transcript';
import { runWhenIdle } from '../../shared/runWhenIdle.ts';

/** How long a busy browser is waited for, in ms. */
const longestBusy = 2_000;
/** How long a text has not changed when its person rests, in ms. */
const rest = 1_000;
/** How long a person who goes on typing is waited for, in ms. */
const longestTyping = 10_000;

/** The moments at which work on a text costs no key. */
export interface QuietMoments {
  /** Resolves once the person rests and the browser is idle, at the latest after 14 s. */
  wait: () => Promise<void>;
  /** Ends the waits. */
  stop: () => void;
}

export function createQuietMoments(document: TranscriptDocument): QuietMoments {
  let typing: ReturnType<typeof setTimeout> | null = null;
  let waiting: (() => void) | null = null;
  const end = () => {
    if (typing !== null) {
      clearTimeout(typing);
    }
    typing = null;
    waiting?.();
  };
  const unsubscribe = watchContent(document, () => {
    if (typing !== null) {
      clearTimeout(typing);
    }
    typing = setTimeout(end, rest);
  });
  return {
    async wait() {
      await waitUntilIdle();
      if (typing !== null) {
        await new Promise<void>((resolve) => {
          const limit = setTimeout(resolve, longestTyping);
          waiting = () => {
            clearTimeout(limit);
            resolve();
          };
        });
        await waitUntilIdle();
      }
    },
    stop() {
      unsubscribe();
      end();
    },
  };
}

/** Resolves once the browser is idle, at the latest after 2 s. */
export function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    runWhenIdle(resolve, longestBusy);
  });
}
