/** Faults of what a device sends in parts. */
export interface PartFaults {
  /** The largest part that is taken, in bytes; a larger one is refused with 413. */
  longestPart: number;
  /** The next part that has this byte ends there: the connection is lost, and the bytes before it are kept. */
  cutAt(byte: number): void;
  /** The server has lost what it received, at the next call. */
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

export function createPartFaults(): PartFaults {
  const cuts = new Set<number>();
  let forgets = false;
  return {
    longestPart: Number.POSITIVE_INFINITY,
    cutAt: (byte) => {
      cuts.add(byte);
    },
    forget: () => {
      forgets = true;
    },
    takeCut: (offset, size) => {
      const cut = [...cuts].find((byte) => byte > offset && byte <= offset + size);
      if (cut === undefined) {
        return null;
      }
      cuts.delete(cut);
      return cut - offset;
    },
    takeForgetting: () => {
      const asked = forgets;
      forgets = false;
      return asked;
    },
  };
}
