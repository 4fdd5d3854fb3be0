import type { Token } from '../token.ts';
import { fits, type Joint, jointOf, type Member } from './joint.ts';
import { readQuantity } from './quantity.ts';
import { readNumber } from './reading.ts';
import { type Unit, unitAt } from './units.ts';

/** Numbers that belong together: «ده تا پانزده نفر», «دویست سیصد», «صد و دویست». */
export interface Run {
  readonly members: readonly Member[];
  /** The first token after the numbers. */
  readonly to: number;
  readonly unit: Unit | null;
  /** The token of the scale that they share: «ده تا پانزده هزار» ends with «هزار», which stays a word. */
  readonly sharedScale: number | null;
}

/** A run, or the token up to which all stays as it was said. */
export type RunReading = Run | { readonly unclear: true; readonly to: number };

const mostMembers = 5;

/** Reads the numbers that belong together from a token on; null where none begins. */
export function readRun(tokens: readonly Token[], at: number): RunReading | null {
  const members: Member[] = [];
  let next = at;
  let joint: Joint = 'beside';
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
    if (before !== undefined) {
      const fit = fits(tokens, before, joint, quantity);
      if (fit === 'unclear') {
        return { unclear: true, to: quantity.to };
      }
      if (fit === 'apart') {
        break;
      }
    }
    members.push({ quantity, joint: before === undefined ? null : joint });
    // Not into «سی سی», the measure.
    if (unitAt(tokens, quantity.to)?.kind === 'measure') {
      break;
    }
    const between: Joint | undefined = jointOf(tokens[quantity.to]?.key ?? '');
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
  return {
    members,
    to: last.to,
    unit: unitAt(tokens, last.to),
    sharedScale: sharesScale(members.slice(-2)) ? last.cardinal.scaleAt : null,
  };
}

// «ده تا پانزده هزار»: what stands before the scale goes on from the numbers before.
function sharesScale(members: readonly Member[]): boolean {
  const [before, last] = members.map(({ quantity }) => quantity);
  const coefficient = last?.cardinal.coefficient ?? null;
  return (
    before !== undefined &&
    coefficient !== null &&
    last?.said === 'whole' &&
    before.whole > 0 &&
    before.whole < coefficient
  );
}
