import { foldPersian } from '../fold.ts';
import type { Token } from '../tokenize.ts';
import { startsWithDigit } from './figures.ts';
import { cardinalValues } from './numberWords.ts';
import { readNumber } from './readNumber.ts';

const slash = foldPersian('اسلش');

/** Whether a number is part of a date with slashes: «دوازده اسلش هفت اسلش هزار و چهارصد». */
export function isInSlashDate(tokens: readonly Token[], at: number, to: number): boolean {
  const before = tokens[at - 1]?.key === slash && isNumberAt(tokens, at - 2);
  const after = tokens[to]?.key === slash && isNumberAt(tokens, to + 1);
  const end = readNumber(tokens, to + 1)?.to ?? to + 2;
  return (
    (before && after) ||
    (before && tokens[at - 3]?.key === slash && isNumberAt(tokens, at - 4)) ||
    (after && tokens[end]?.key === slash && isNumberAt(tokens, end + 1))
  );
}

function isNumberAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return startsWithDigit(token) || cardinalValues.has(token?.key ?? '');
}
