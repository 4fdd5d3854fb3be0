import { foldWords } from '../fold.ts';
import { plain } from '../script/letters.ts';
import { takesEnding } from '../script/takesEnding.ts';
import { isFiniteVerb, isThirdPersonPast, isVerbForm } from '../script/verbForms.ts';
import type { Token } from '../tokenize.ts';
import { startsWithDigit } from './figures.ts';
import { cardinalValues } from './numberWords.ts';
import { isNumeral } from './numeralTokens.ts';

const prefixes = foldWords('می نمی برمی برنمی درمی درنمی');
const verbs = foldWords(
  [
    'است هست نیست بود نبود شد نشد باشد نباشد شود بشود نشود باشه بشه نشه شده نشده داره نداره',
    'کرد نکرد کرده گرفت داد خورد رفت آمد می‌شه نمی‌شه',
  ].join(' '),
);
const joints = foldWords('و که تا اما ولی چون یا نه به از در با را رو هم نیز اگر بلکه');

/** Whether a verb begins at a token. */
export function isVerbAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const word = plain(token?.text ?? '');
  return (
    token?.kind === 'word' &&
    (verbs.has(token.key) ||
      isFiniteVerb(word) ||
      (isThirdPersonPast(word) && !takesEnding(tokens, at)) ||
      (prefixes.has(token.key) &&
        !isNumeral(tokens, at + 1) &&
        isVerbForm(plain(tokens[at + 1]?.text ?? ''))))
  );
}

/** Whether a noun begins at a token, which a unit before it may measure. */
export function countsNoun(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token?.kind === 'word' &&
    !joints.has(token.key) &&
    !cardinalValues.has(token.key) &&
    !startsWithDigit(token) &&
    !isVerbAt(tokens, at)
  );
}
