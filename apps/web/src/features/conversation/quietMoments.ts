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
  /** Resolves once the browser is idle and the person rests, at the latest after 12 s. */
  wait: () => Promise<void>;
  stop: () => void;
}

export function createQuietMoments(document: TranscriptDocument): QuietMoments {
  let typedAt = Number.NEGATIVE_INFINITY;
  const stop = watchContent(document, () => {
    typedAt = performance.now();
  });
  const wait = async (until = performance.now() + longestTyping): Promise<void> => {
    await new Promise<void>((resolve) => {
      runWhenIdle(resolve, longestBusy);
    });
    const left = Math.min(typedAt + rest, until) - performance.now();
    if (left > 0) {
      await new Promise((resolve) => {
        setTimeout(resolve, left);
      });
      await wait(until);
    }
  };
  return { wait: () => wait(), stop };
}
