import { createPartFaults, type PartFaults } from './partFaults.ts';

/**
 * What is wrong with the answers of a sound:
 *
 * - `missing` 404, `refused` 403, `gone` 410; `unsatisfied` 416 for a part
 * - `whole`: 200 with all bytes in place of 206 with a part
 * - `octet-stream`: a type that says nothing
 * - `noise`: bytes that are no sound
 * - `dies`: the address works once, and is refused afterwards
 */
export type SoundFault =
  | 'missing'
  | 'refused'
  | 'gone'
  | 'unsatisfied'
  | 'whole'
  | 'octet-stream'
  | 'noise'
  | 'dies';

/** How long an address of a sound works, in ms. */
export const linkLife = 3_600_000;

/** Faults of the sounds that a story or test sets. Those of a whole call are in `Faults`. */
export interface SoundFaults extends PartFaults {
  /** Null where sounds are served correctly. */
  serving: SoundFault | null;
  /** How long an address works, in ms. */
  life: number;
  /** Serves sounds correctly again. */
  serveWell(): void;
}

export function createSoundFaults(): SoundFaults {
  const faults: SoundFaults = {
    ...createPartFaults(),
    serving: null,
    life: linkLife,
    serveWell() {
      Object.assign(faults, { serving: null, life: linkLife });
    },
  };
  return faults;
}
