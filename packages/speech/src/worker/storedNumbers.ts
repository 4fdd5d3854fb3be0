import type { FrameNumbers, UnsentFrames } from '@nevisa/drafts';
import { provisionalStart } from './frameNumbers.ts';

/** Numbers of the frames that an earlier Worker stored: those of the service, and provisional ones. */
export interface StoredNumbers {
  readonly numbered: FrameNumbers | null;
  readonly provisional: FrameNumbers | null;
}

export const nothingStored: StoredNumbers = { numbered: null, provisional: null };

/** @throws DraftStorageError where the browser gives nothing */
export async function readStoredNumbers(unsent: UnsentFrames): Promise<StoredNumbers> {
  const range = await unsent.range('throw');
  if (range === null) {
    return nothingStored;
  }
  const { first, last } = range;
  if (last < provisionalStart) {
    return { numbered: { first, end: last + 1 }, provisional: null };
  }
  const [frame] = await unsent.read(provisionalStart, 1, 'throw');
  const provisional = { first: frame?.seq ?? last, end: last + 1 };
  return first >= provisionalStart
    ? { numbered: null, provisional }
    : { numbered: { first, end: await findEndOfNumbered(unsent, first) }, provisional };
}

/** Finds the number after the last one of the service by bisection; no frame lies between it and the provisional ones. */
async function findEndOfNumbered(unsent: UnsentFrames, first: number): Promise<number> {
  let last = first;
  for (let bound = provisionalStart; bound - last > 1;) {
    const middle = Math.floor((last + bound) / 2);
    const [frame] = await unsent.read(middle, 1, 'throw');
    if (frame !== undefined && frame.seq < provisionalStart) {
      last = frame.seq;
    } else {
      bound = middle;
    }
  }
  return last + 1;
}
