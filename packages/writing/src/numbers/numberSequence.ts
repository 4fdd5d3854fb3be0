import { foldPersian } from '../fold.ts';
import type { Token } from '../tokenize.ts';
import { classifyFit, type Connector, findConnector, type Member } from './connector.ts';
import { expectsHour } from './context.ts';
import { type Quantity, readQuantity } from './quantity.ts';
import { readNumber } from './readNumber.ts';
import { type Unit, findUnit } from './units.ts';

/** Numbers that belong together: «ده تا پانزده نفر», «دویست سیصد», «صد و دویست». */
export interface NumberSequence {
  readonly members: readonly Member[];
  /** Index of the first token after the numbers. */
  readonly to: number;
  readonly unit: Unit | null;
  /** Index of a scale that all numbers share and that stays a word: «هزار» in «ده تا پانزده هزار». */
  readonly sharedScale: number | null;
}

/** A sequence, or an ambiguous one whose tokens up to `to` stay in words. */
export type SequenceReading = NumberSequence | { readonly ambiguous: true; readonly to: number };

const mostMembers = 5;
const minutes = foldPersian('دقیقه');
const dot = foldPersian('نقطه');
const dotted = new Set(['دو', 'سه'].map(foldPersian));

/** Reads the sequence that begins at a token; null when there is none. */
export function readNumberSequence(tokens: readonly Token[], at: number): SequenceReading | null {
  const members: Member[] = [];
  let next = at;
  let connector: Connector = 'beside';
  while (members.length < mostMembers) {
    const reading = readNumber(tokens, next);
    if (reading === null || (reading.kind !== 'cardinal' && members.length > 0)) {
      break;
    }
    if (reading.kind !== 'cardinal') {
      return { ambiguous: true, to: reading.to };
    }
    const quantity = readQuantity(tokens, reading);
    if ('ambiguous' in quantity) {
      if (members.length === 0) {
        return quantity;
      }
      break;
    }
    const before = members.at(-1);
    if (before !== undefined) {
      const isClock = connector === 'and' && isTimeOfDay(tokens, before, quantity);
      const fit = isClock ? 'together' : classifyFit(tokens, before, connector, quantity);
      if (fit === 'ambiguous') {
        return { ambiguous: true, to: quantity.to };
      }
      if (fit === 'apart') {
        break;
      }
    }
    members.push({ quantity, connector: before === undefined ? null : connector });
    // «سی سی» is a measure (cc), no number.
    if (findUnit(tokens, quantity.to)?.kind === 'measure') {
      break;
    }
    if (isDots(tokens, quantity.to)) {
      break;
    }
    const between: Connector | undefined = findConnector(tokens[quantity.to]?.key ?? '');
    connector = between ?? 'beside';
    next = between === undefined ? quantity.to : quantity.to + 1;
  }
  return toSequence(tokens, members);
}

// «ماده یک دو نقطه»: the second number begins the name of a mark.
function isDots(tokens: readonly Token[], at: number): boolean {
  return dotted.has(tokens[at]?.key ?? '') && tokens[at + 1]?.key === dot;
}

// «ساعت نه و بیست دقیقه»: after «ساعت» also «یک», «شش» and «نه» are hours.
function isTimeOfDay(
  tokens: readonly Token[],
  { quantity, connector }: Member,
  to: Quantity,
): boolean {
  return (
    connector === null &&
    quantity.said === 'whole' &&
    quantity.whole < 10 &&
    quantity.cardinal.words === 1 &&
    to.said === 'whole' &&
    to.whole < 60 &&
    expectsHour(tokens, quantity.to - 1) &&
    tokens[to.to]?.key === minutes
  );
}

function toSequence(tokens: readonly Token[], members: readonly Member[]): NumberSequence | null {
  const last = members.at(-1)?.quantity;
  if (last === undefined) {
    return null;
  }
  return {
    members,
    to: last.to,
    unit: findUnit(tokens, last.to),
    sharedScale: sharesScale(members.slice(-2)) ? last.cardinal.scaleAt : null,
  };
}

// «ده تا پانزده هزار»: the numbers before the scale ascend.
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
