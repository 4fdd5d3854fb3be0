import type { Token } from '../tokenize.ts';
import { bigNumbers, numbered, smallNumbers } from './nounWords.ts';

/** Whether a word has a written ezafe: «خانهٔ», «خانه‌ی», «کتابِ», «کتاب‌های». */
export function carriesEzafe(text: string): boolean {
  return /(?:[\u0650\u0654ۀ]|ه\u200Cی|.های)$/u.test(text);
}

/** Whether the number at `at` ends a compound number: the «دو» of «سی و دو». */
export function endsNumber(tokens: readonly Token[], at: number): boolean {
  const [number = '', joint = '', before = ''] = [at, at - 1, at - 2].map(
    (index) => tokens[index]?.key ?? '',
  );
  return smallNumbers.has(number) && joint === 'و' && bigNumbers.has(before);
}

/** Whether a number at `at` counts the next noun; not in «ساعت پنج», nor in «سی و پنج». */
export function counts(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  return (
    smallNumbers.has(key) && !endsNumber(tokens, at) && !numbered.has(tokens[at - 1]?.key ?? '')
  );
}
