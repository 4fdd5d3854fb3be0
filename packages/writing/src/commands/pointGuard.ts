import { foldWords } from '../fold.ts';
import { plain } from '../script/letters.ts';
import type { Token } from '../tokenize.ts';
import type { Guard } from './guard.ts';
import { isNumber } from './nounSigns.ts';
import { findSentenceEnd } from './sentenceEnd.ts';

const letter = /^(?:الف|جیم|دال|سین|لام|میم|نون|[آابپتثجچحخدذرزژسشصضطظعغفقکگلمن]|[A-Za-z])$/u;
const weapons = foldWords('موشک موشک‌ها موشک‌های پهپاد پهپادها پهپادهای سلاح سلاح‌های بمب بمب‌های');
const shooting = foldWords('زن');
const writings = foldWords('حرف حرف‌های حروف کلمه کلمات کلمه‌های واژه واژه‌های نوشته نوشته‌های متن');
const without = foldWords('بی');
const within = foldWords('در');
const regions = foldWords(
  'کشور شهر شهرهای استان استان‌های جهان دنیا ایران تهران پایتخت منطقه مختلف',
);

/** The point of a drawing, «فاصله نقطه الف تا نقطه ب», or a word with «نقطه» in it: «موشک نقطه زن», «حروف بی نقطه». */
export const isNamedPoint: Guard = (tokens, { command, from, to }) => {
  if (command.id !== 'period') {
    return null;
  }
  const [before, after] = [tokens[from - 1], tokens[to]];
  const isPoint = isLetter(after) && !endsBefore(tokens, from);
  const isWord =
    (isKeyIn(after, shooting) && isKeyIn(before, weapons)) ||
    (isKeyIn(before, without) && isKeyIn(tokens[from - 2], writings));
  return isPoint || isWord || isSpread(tokens, from, to) ? 'rather-word' : null;
};

// «الف نقطه ب نقطه» is a list; after a sentence a letter begins the next.
function endsBefore(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1];
  const end = findSentenceEnd(tokens, from);
  return (
    isLetter(before) || isNumber(before) || end === 'command' || end === 'verb' || end === 'became'
  );
}

// «در بیست و پنج نقطه شهر»
function isSpread(tokens: readonly Token[], from: number, to: number): boolean {
  let at = from - 1;
  while (isNumber(tokens[at]) || (at < from - 1 && tokens[at]?.key === 'و')) {
    at -= 1;
  }
  return at < from - 1 && isKeyIn(tokens[at], within) && isKeyIn(tokens[to], regions);
}

function isLetter(token: Token | undefined): boolean {
  return token !== undefined && letter.test(plain(token.text));
}

function isKeyIn(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token?.kind === 'word' && words.has(token.key);
}
