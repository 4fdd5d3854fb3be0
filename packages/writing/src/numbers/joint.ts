import { foldPersian } from '../fold.ts';
import type { Token } from '../token.ts';
import { and } from './numberWords.ts';
import type { Quantity } from './quantity.ts';
import { unitAt } from './units.ts';

/** What stands between two numbers of a run: «تا», «یا», «در», «و», or nothing. */
export type Joint = 'to' | 'or' | 'by' | 'and' | 'beside';

/** A number of a run, and what joins it to the one before. */
export interface Member {
  readonly quantity: Quantity;
  readonly joint: Joint | null;
}

const joints = new Map<string, Joint>([
  [foldPersian('تا'), 'to'],
  [foldPersian('الی'), 'to'],
  [foldPersian('یا'), 'or'],
  [foldPersian('در'), 'by'],
  [and, 'and'],
]);

/** The joint that a key is; undefined where it is none. */
export function jointOf(key: string): Joint | undefined {
  return joints.get(key);
}

/** Whether a number goes on with a run, begins another, or leaves more than one meaning. */
type Fit = 'together' | 'apart' | 'unclear';

/** How a number follows the one before it. */
export function fits(tokens: readonly Token[], before: Member, joint: Joint, to: Quantity): Fit {
  const from = before.quantity;
  switch (joint) {
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
    case 'and': {
      return isAlone(from, [1, 6, 9]) && before.joint === null ? 'apart' : 'together';
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
  return to.whole > value && (about || value >= 10) ? 'together' : 'apart';
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
  return scaleAt === null || from.whole >= 1_000 || isShared ? 'together' : 'unclear';
}

/** Whether a number is nothing but one of these, whose words have another meaning. */
export function isAlone({ cardinal, said }: Quantity, values: readonly number[]): boolean {
  return said === 'whole' && values.includes(cardinal.value);
}
