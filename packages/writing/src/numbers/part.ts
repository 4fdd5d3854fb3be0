import type { Atom } from './atoms.ts';
import { type Group, readGroup, readScales } from './group.ts';
import { billion, million, thousand } from './scales.ts';

/**
 * How much belongs to a number where one follows another: «نه هزار و هفتاد و
 * چهار هزار» is 9,000 and 74,000, or in a card number 9,074 and 1,000.
 */
export type ReadingStyle = 'greedy' | 'frugal';

/** What «و» joins to a number: a group with its scale, or the ordinal that ends it. */
export interface Part {
  readonly kind: 'part' | 'ordinal' | 'unclear';
  readonly value: number;
  readonly next: number;
  /** Each part has to be less than the last scale before it. */
  readonly ceiling: number;
  readonly group: Group | null;
  readonly scaleAtom: number | null;
  /** Whether the parts before are in `value` too: «هزار و دویست میلیارد». */
  readonly whole: boolean;
}

/** Reads what may follow the parts before; null where nothing does. */
export function readPart(
  atoms: readonly Atom[],
  from: number,
  before: readonly Part[],
  style: ReadingStyle,
): Part | null {
  const ceiling = before.at(-1)?.ceiling ?? Number.POSITIVE_INFINITY;
  const group = readGroup(atoms, from);
  if (group === null && atoms[from]?.value !== thousand) {
    return null;
  }
  if (group?.value === 0 && before.length > 0) {
    // «هزار و صفر» are two numbers.
    return null;
  }
  const sum = before.reduce((total, part) => total + part.value, 0);
  const base = { ceiling: 1, group, scaleAtom: null, whole: false };
  const scalesFrom = group?.next ?? from;
  if (group?.ordinal === true || (atoms[scalesFrom]?.kind === 'ordinal' && group === null)) {
    const value = group?.value ?? atoms[from]?.value ?? 0;
    return value < ceiling
      ? { ...base, kind: 'ordinal', value: sum + value, next: group?.next ?? from + 1 }
      : null;
  }
  const { scale, last, next } = readScales(atoms, scalesFrom);
  const value = (group?.value ?? 1) * scale;
  const scaleAtom = scale === 1 ? null : scalesFrom;
  if (value < ceiling) {
    return { ...base, kind: 'part', value, next, ceiling: last, scaleAtom };
  }
  if (style === 'frugal') {
    return group !== null && group.value < ceiling
      ? { ...base, kind: 'part', value: group.value, next: group.next }
      : null;
  }
  if (sum < million && scale >= million) {
    // «هزار و دویست میلیارد» is 1,200 milliards; with millions it may as well be two numbers.
    const kind = scale >= billion ? 'part' : 'unclear';
    const together = (sum + (group?.value ?? 1)) * scale;
    return { ...base, kind, value: together, next, ceiling: last, scaleAtom, whole: true };
  }
  return null;
}
