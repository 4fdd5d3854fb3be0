const megabyte = 1_048_576;

/** Sizes of a part, in bytes. */
const smallest = megabyte / 4;
const first = megabyte;
const largest = 8 * megabyte;

/** A part that takes less time is followed by a larger one, in ms. */
const quick = 4_000;
/** A part that takes more time is sent alone: its loss would cost more than its answer. */
const slow = 10_000;
/**
 * From this share of the time on, the wait for answers is filled with the next part. Of the 5 % that
 * may stay unused, the begin of a part takes the rest.
 */
const longWait = 0.02;

/** What is known of the line on which files are sent. */
export interface PartSize {
  /** Of the next part, in bytes. */
  readonly size: number;
  /** The next part begins before the last one was answered. */
  readonly overlaps: boolean;
}

export const firstPartSize: PartSize = { size: first, overlaps: true };

/** Times of a part in ms: until its bytes were handed to the network, and until its answer. */
export interface PartTimes {
  readonly handed: number;
  readonly answered: number;
}

/** The size after a part that the server took. */
export function computeSizeAfterPart(
  { size }: PartSize,
  { handed, answered }: PartTimes,
): PartSize {
  const wait = answered - handed;
  return {
    size: answered < quick ? Math.min(size * 2, largest) : size,
    overlaps: answered < slow && wait > answered * longWait,
  };
}

/** The size after a part that the network lost. */
export function computeSizeAfterLoss({ size }: PartSize): PartSize {
  return { size: Math.max(size / 2, smallest), overlaps: false };
}
