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
export interface SoundFaults {
  /** Null where sounds are served correctly. */
  serving: SoundFault | null;
  /** How long an address works, in ms. */
  life: number;
  /** Serves sounds correctly again. */
  serveWell(): void;
  /** The largest part that is taken, in bytes; a larger one is refused with 413. */
  longestPart: number;
  /** The next part that has this byte of a sound ends there: the connection is lost, and the bytes before it are kept. */
  cutAt(byte: number): void;
  /** The server has lost what it received, at the next part. */
  forget(): void;
  /** @returns how many bytes of a part are taken before the connection is lost, once; null for none */
  takeCut(offset: number, size: number): number | null;
  takeForgetting(): boolean;
}

/** The answer of a call does not arrive, although the server has acted. */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer';

  constructor() {
    super('The mock backend loses the connection before its answer.');
  }
}

export function createSoundFaults(): SoundFaults {
  const cuts = new Set<number>();
  let forgets = false;
  const faults: SoundFaults = {
    serving: null,
    life: linkLife,
    serveWell() {
      Object.assign(faults, { serving: null, life: linkLife });
    },
    longestPart: Number.POSITIVE_INFINITY,
    cutAt: (byte) => {
      cuts.add(byte);
    },
    forget: () => {
      forgets = true;
    },
    takeCut(offset, size) {
      const cut = [...cuts].find((byte) => byte > offset && byte <= offset + size);
      if (cut === undefined) {
        return null;
      }
      cuts.delete(cut);
      return cut - offset;
    },
    takeForgetting() {
      const asked = forgets;
      forgets = false;
      return asked;
    },
  };
  return faults;
}
