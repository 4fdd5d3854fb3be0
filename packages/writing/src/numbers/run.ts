import { foldPersian } from '../fold.ts';
import type { Token } from '../token.ts';
import { and } from './numberWords.ts';
import { type Quantity, readQuantity } from './quantity.ts';
import { readNumber } from './reading.ts';
import { type Unit, unitAt } from './units.ts';

/** What stands between two numbers of a run: «تا», «یا», «در», «و», or nothing. */
export type Joint = 'to' | 'or' | 'by' | 'and' | 'beside';

/** A number of a run, and what joins it to the one before. */
export interface Member {
  readonly quantity: Quantity;
  readonly joint: Joint | null;
}

/** Numbers that belong together: «ده تا پانزده نفر», «دویست سیصد», «صد و دویست». */
export interface Run {
  readonly members: readonly Member[];
  /** The first token after the numbers. */
  readonly to: number;
  readonly unit: Unit | null;
  /** The scale that all of them have: «ده تا پانزده هزار» ends with «هزار», which stays a word. */
  readonly sharedScale: { readonly at: number; readonly first: number } | null;
}

/** A run, or the token up to which all stays as it was said. */
export type RunReading = Run | { readonly unclear: true; readonly to: number };

const mostMembers = 5;
const joints = new Map<string, Joint>([
  [foldPersian('تا'), 'to'],
  [foldPersian('الی'), 'to'],
  [foldPersian('یا'), 'or'],
  [foldPersian('در'), 'by'],
  [and, 'and'],
]);

/** Reads the numbers that belong together from a token on; null where none begins. */
export function readRun(tokens: readonly Token[], at: number): RunReading | null {
  const members: Member[] = [];
  let next = at;
  let joint: Joint | null = null;
  while (members.length < mostMembers) {
    const reading = readNumber(tokens, next);
    if (reading === null || (reading.kind !== 'cardinal' && members.length > 0)) {
      break;
    }
    if (reading.kind !== 'cardinal') {
      return { unclear: true, to: reading.to };
    }
    const quantity = readQuantity(tokens, reading);
    if ('unclear' in quantity) {
      if (members.length === 0) {
        return quantity;
      }
      break;
    }
    const before = members.at(-1);
    if (before !== undefined && joint !== null) {
      const fit = fits(tokens, members, { quantity, joint });
      if (fit === 'unclear') {
        return { unclear: true, to: quantity.to };
      }
      if (fit === 'apart') {
        break;
      }
    }
    members.push({ quantity, joint });
    // Not into «سی سی», the measure.
    const unit = unitAt(tokens, quantity.to)?.kind;
    if (unit === 'percent' || unit === 'measure') {
      break;
    }
    const between: Joint | undefined = joints.get(tokens[quantity.to]?.key ?? '');
    joint = between ?? 'beside';
    next = between === undefined ? quantity.to : quantity.to + 1;
  }
  return runOf(tokens, members);
}

function runOf(tokens: readonly Token[], members: readonly Member[]): Run | null {
  const last = members.at(-1)?.quantity;
  if (last === undefined) {
    return null;
  }
  const first = members.findIndex((_, index) => sharesScale(members.slice(index)));
  const at = last.cardinal.scaleAt;
  return {
    members,
    to: last.to,
    unit: unitAt(tokens, last.to),
    sharedScale:
      members.length > 1 && first !== -1 && first < members.length - 1 && at !== null
        ? { at, first }
        : null,
  };
}

// «ده تا پانزده هزار»: what stands before the scale goes on from the numbers before.
function sharesScale(members: readonly Member[]): boolean {
  const last = members.at(-1)?.quantity;
  const coefficient = last?.cardinal.coefficient ?? null;
  return (
    coefficient !== null &&
    last?.said === 'whole' &&
    members.slice(0, -1).every(({ quantity }) => quantity.whole < coefficient && quantity.whole > 0)
  );
}

type Fit = 'together' | 'apart' | 'unclear';

function fits(tokens: readonly Token[], before: readonly Member[], next: Member): Fit {
  const from = before.at(-1)?.quantity;
  if (from === undefined) {
    return 'together';
  }
  const to = next.quantity;
  switch (next.joint) {
    case 'beside': {
      return besides(from, to);
    }
    case 'to': {
      return goesUp(tokens, from, to);
    }
    case 'by': {
      return unitAt(tokens, to.to)?.kind === 'measure' ? 'together' : 'apart';
    }
    case 'or': {
      return 'together';
    }
    case 'and':
    case null: {
      return isAlone(from, [1, 6, 9]) && before.length === 1 ? 'apart' : 'together';
    }
  }
}

// «دویست سیصد» is about that many; «بیست سه» lacks its «و»; «صد و پنجاه شصت» shares its hundred.
function besides({ cardinal, said }: Quantity, to: Quantity): Fit {
  if (said !== 'whole') {
    return 'apart';
  }
  const { lastWord, room, scaleAt, value, words } = cardinal;
  const following = to.cardinal.coefficient ?? to.whole;
  const lacksAnd = (scaleAt === null ? following : to.whole) < room && following > 0;
  const isHundreds = value < 10 && following >= 100 && following < 200;
  const about = following > lastWord && following <= lastWord * 2;
  if (lacksAnd || isHundreds || (about && words > 1 && scaleAt === null)) {
    return 'unclear';
  }
  const goesUp = to.whole > value && (about || value >= 10);
  return goesUp && (words === 1 || scaleAt !== null) ? 'together' : 'apart';
}

// «بیست تا پنج کیلویی» are twenty of them, «سه تا بیست کیلویی» three.
function goesUp(tokens: readonly Token[], from: Quantity, to: Quantity): Fit {
  if (to.whole <= from.whole && !(to.whole === from.whole && to.fraction > from.fraction)) {
    return 'apart';
  }
  if (from.whole < 10 && unitAt(tokens, to.to)?.kind === 'form') {
    return 'apart';
  }
  const { coefficient, scaleAt } = to.cardinal;
  const isShared = coefficient === null ? from.whole >= 10 : coefficient > from.whole;
  const isScaled = from.cardinal.scaleAt !== null || from.whole >= 1_000;
  return scaleAt === null || isScaled || isShared ? 'together' : 'unclear';
}

/** Whether a number is one word that has another meaning. */
export function isAlone({ cardinal, said }: Quantity, values: readonly number[]): boolean {
  return said === 'whole' && cardinal.words === 1 && values.includes(cardinal.value);
}
