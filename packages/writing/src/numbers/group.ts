import type { Atom } from './atoms.ts';
import { billion, thousand } from './scales.ts';

/** The largest number that is read or written. */
export const largestNumber = 1_000_000_000_000_000;

/** A number under a thousand. */
export interface Group {
  readonly value: number;
  readonly next: number;
  readonly lastWord: number;
  readonly words: number;
  readonly ordinal: boolean;
}

/** A number under a thousand, and an ordinal where it ends in one. */
export function readGroup(atoms: readonly Atom[], from: number): Group | null {
  let value = 0;
  let next = from;
  let words = 0;
  let room = thousand;
  for (;;) {
    const atom = atoms[next];
    const fits = atom !== undefined && atom.value < room && (atom.value > 0 || words === 0);
    if (!fits || (atom.kind !== 'small' && atom.kind !== 'ordinal')) {
      return words === 0
        ? null
        : { value, next: next - 1, words, lastWord: lastOf(atoms, next - 2), ordinal: false };
    }
    value += atom.value;
    words += 1;
    next += 1;
    room = roomAfter(atom.value);
    if (atom.kind === 'ordinal') {
      return { value, next, words, lastWord: atom.value, ordinal: true };
    }
    if (atoms[next]?.kind !== 'and' || room === 1) {
      return { value, next, words, lastWord: atom.value, ordinal: false };
    }
    next += 1;
  }
}

/** What may still follow a word within its group: tens and digits after hundreds, digits after tens. */
export function roomAfter(value: number): number {
  if (value >= 100) {
    return 100;
  }
  return value >= 20 ? 10 : 1;
}

function lastOf(atoms: readonly Atom[], index: number): number {
  return atoms[index]?.value ?? 0;
}

/** «هزار», «میلیون», and «هزار میلیارد», which is one scale. */
export function readScales(atoms: readonly Atom[], from: number) {
  let scale = 1;
  let last = 1;
  let next = from;
  for (let atom = atoms[next]; atom?.kind === 'scale'; atom = atoms[next]) {
    if (scale !== 1 && !(scale === thousand && atom.value >= billion)) {
      break;
    }
    scale *= atom.value;
    last = atom.value;
    next += 1;
  }
  return { scale, last, next };
}
