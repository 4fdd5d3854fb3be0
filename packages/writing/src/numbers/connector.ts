import { foldPersian } from '../fold.ts';
import type { Token } from '../tokenize.ts';
import { and, million, thousand } from './numberWords.ts';
import type { Quantity } from './quantity.ts';
import { findUnit } from './units.ts';

/** How two numbers of a sequence are connected: by «تا», «یا», «در», «و», or by adjacency. */
export type Connector = 'to' | 'or' | 'by' | 'and' | 'beside';

/** A number of a sequence, and its connector to the previous one. */
export interface Member {
  readonly quantity: Quantity;
  readonly connector: Connector | null;
}

const connectors = new Map<string, Connector>([
  [foldPersian('تا'), 'to'],
  [foldPersian('الی'), 'to'],
  [foldPersian('یا'), 'or'],
  [foldPersian('در'), 'by'],
  [and, 'and'],
]);

/** The connector with this key, if any. */
export function findConnector(key: string): Connector | undefined {
  return connectors.get(key);
}

/** A number continues the sequence, begins another, or makes it ambiguous. */
type Fit = 'together' | 'apart' | 'ambiguous';

/** Decides how a number relates to the one before it. */
export function classifyFit(
  tokens: readonly Token[],
  before: Member,
  connector: Connector,
  to: Quantity,
): Fit {
  const from = before.quantity;
  if (connector !== 'by' && connector !== 'and' && sharesHalvedScale(from, to)) {
    return 'ambiguous';
  }
  switch (connector) {
    case 'beside': {
      return fitBeside(from, to);
    }
    case 'to': {
      return fitRange(tokens, from, to);
    }
    case 'by': {
      return findUnit(tokens, to.to)?.kind === 'measure' ? 'together' : 'apart';
    }
    case 'or': {
      return 'together';
    }
    case 'and': {
      return isAlone(from, [1, 6, 9]) && before.connector === null ? 'apart' : 'together';
    }
  }
}

// «دو تا دو و نیم میلیون», «دو یا دو و نیم میلیارد»: both count millions.
function sharesHalvedScale(from: Quantity, { cardinal, whole }: Quantity): boolean {
  const isHalved = cardinal.coefficient === null && cardinal.scaleAt === null && whole >= million;
  return isHalved && from.whole < thousand;
}

// «دویست سیصد» is an estimate; «بیست سه» lacks its «و»; «صد و پنجاه شصت» shares its hundred.
function fitBeside({ cardinal, said }: Quantity, to: Quantity): Fit {
  if (said !== 'whole') {
    return 'apart';
  }
  const { lastWord, room, scaleAt, value, words } = cardinal;
  const following = to.cardinal.coefficient ?? to.whole;
  const lacksAnd = (scaleAt === null ? following : to.whole) < room && following > 0;
  const isHundreds = value < 10 && following >= 100 && following < 200;
  const about = following > lastWord && following <= lastWord * 2;
  if (lacksAnd || isHundreds || (about && words > 1 && scaleAt === null)) {
    return 'ambiguous';
  }
  return to.whole > value && (about || value >= 10) ? 'together' : 'apart';
}

// «بیست تا پنج کیلویی» counts twenty things of 5 kg, «سه تا بیست کیلویی» three of 20 kg.
function fitRange(tokens: readonly Token[], from: Quantity, to: Quantity): Fit {
  if (to.whole <= from.whole && !(to.whole === from.whole && to.fraction > from.fraction)) {
    return 'apart';
  }
  if (from.whole < 10 && findUnit(tokens, to.to)?.kind === 'form') {
    return 'apart';
  }
  const { coefficient, scaleAt } = to.cardinal;
  const isShared = coefficient === null ? from.whole >= 10 : coefficient > from.whole;
  return scaleAt === null || from.whole >= 1_000 || isShared ? 'together' : 'ambiguous';
}

/** Whether a quantity is exactly one of these values, whose words have another meaning. */
export function isAlone({ cardinal, said }: Quantity, values: readonly number[]): boolean {
  return said === 'whole' && values.includes(cardinal.value);
}
