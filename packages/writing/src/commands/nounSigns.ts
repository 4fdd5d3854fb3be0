import type { Token } from '../token.ts';
import { bigNumbers, numbered, smallNumbers } from './nounWords.ts';

/** Whether a word is written with the ezafe that ties the next one to it: «خانهٔ», «خانه‌ی», «کتابِ», «کتاب‌های». */
export function carriesEzafe(text: string): boolean {
  return /(?:[\u0650\u0654ۀ]|ه\u200Cی|.های)$/u.test(text);
}

/** Whether the number at `at` is the end of a longer one: the «دو» of «سی و دو». */
export function endsNumber(tokens: readonly Token[], at: number): boolean {
  const [number = '', joint = '', before = ''] = [at, at - 1, at - 2].map(
    (index) => tokens[index]?.key ?? '',
  );
  return smallNumbers.has(number) && joint === 'و' && bigNumbers.has(before);
}

/** Whether a number at `at` counts what follows it: not in «ساعت پنج», nor in «سی و پنج». */
export function counts(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  return (
    smallNumbers.has(key) && !endsNumber(tokens, at) && !numbered.has(tokens[at - 1]?.key ?? '')
  );
}
