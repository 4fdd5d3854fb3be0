import { foldPersian, foldWords } from '../fold.ts';
import type { Token } from '../tokenize.ts';
import { bigNumbers, numbered, smallNumbers } from './nounWords.ts';

const commas = foldWords('ویرگول ویرگل کاما');
const three = foldPersian('سه');
/** The largest of `smallNumbers`. */
const largestSmall = 12;

/** Whether a word has a written ezafe: «خانهٔ», «خانه‌ی», «کتابِ», «کتاب‌های». */
export function carriesEzafe(text: string): boolean {
  return /(?:[\u0650\u0654ۀ]|ه\u200Cی|.های)$/u.test(text);
}

/**
 * Whether the number at `at` belongs to a number or a list before it, and counts nothing:
 * the «دو» of «سی و دو», the «سه» of «دو ویرگول سه» and of «ساعت سه».
 */
export function endsNumber(tokens: readonly Token[], at: number): boolean {
  const [number = '', joint = '', before = ''] = [at, at - 1, at - 2].map(
    (index) => tokens[index]?.key ?? '',
  );
  if (!smallNumbers.has(number)) {
    return false;
  }
  const isJoined = joint === 'و' && (bigNumbers.has(before) || smallNumbers.has(before));
  const isListed = commas.has(joint) && isNumber(tokens[at - 2]);
  return isJoined || isListed || (number === three && numbered.has(joint));
}

/** Whether the token is a number word or consists of digits. */
export function isNumber(token: Token | undefined): boolean {
  const key = token?.key ?? '';
  return smallNumbers.has(key) || bigNumbers.has(key) || /^\d+$/u.test(key);
}

/** Whether a number at `at` counts the next noun; not in «ساعت پنج», nor in «سی و پنج». */
export function counts(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  const isSmall = smallNumbers.has(key) || (/^\d{1,2}$/u.test(key) && Number(key) <= largestSmall);
  return isSmall && !endsNumber(tokens, at) && !numbered.has(tokens[at - 1]?.key ?? '');
}
