import { findWordTimes, type SavedSegment } from '@nevisa/transcript';
import { waitForTask } from '../../../shared/waitForTask.ts';

/** How long one task of the page may take, in ms: far below 50 ms on a slow phone. */
const longestTask = 16;

/**
 * Finds the times of the words of all segments, so that what asks for them next has them at
 * once. The page stays usable in between.
 *
 * @throws the reason of `signal` when it is aborted
 */
export async function alignInParts(
  segments: readonly SavedSegment[],
  signal: AbortSignal,
): Promise<void> {
  let begun = performance.now();
  for (const segment of segments) {
    findWordTimes({ segment, text: segment.text.trim() });
    if (performance.now() - begun > longestTask) {
      await waitForTask();
      signal.throwIfAborted();
      begun = performance.now();
    }
  }
}
