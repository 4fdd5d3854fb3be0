import { createPartFaults, type PartFaults } from '../partFaults.ts';

/** Faults of files that a story or test sets. Those of a whole call are in `Faults`. */
export interface FileFaults extends PartFaults {
  /** How long each byte of a part takes, in ms: 0.04 is a line of 200 kbit/s. */
  msPerByte: number;
  /** A part at a wrong place is refused with 409, and not answered with `received`. */
  refusesWrongPlaces: boolean;
  /** No part is stored: 507. */
  isFull: boolean;
  /** How many of the next parts come too soon: 429. */
  tooSoon: number;
  /** Every conversion ends with this reason; null for the reason that the file gives. */
  failing: string | null;
}

export function createFileFaults(): FileFaults {
  return {
    ...createPartFaults(),
    msPerByte: 0,
    refusesWrongPlaces: false,
    isFull: false,
    tooSoon: 0,
    failing: null,
  };
}
