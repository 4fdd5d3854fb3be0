import { adjectives } from './adjectives.ts';
import { type Join, getPlainAt, standsAlone, type Word } from './join.ts';
import { joinLetters, splitWords } from './letters.ts';
import { isParticiple, isThirdPersonPast } from './verbForms.ts';

const superlatives = new Set(splitWords('ترین ترینی ترین‌ها ترینها ترین‌های ترینهای'));
const comparatives = new Set(splitWords('تر تری ترها ترهای ترند'));
const made = /(?:ناک|مند|آمیز|انگیز|پذیر|بخش|آور|کننده|دهنده|گونه|وار)$/;
const compounded = /^(?:بی|با|پر|کم|خوش|بد|نا|هم|دل|خون|رو)\u200C/;

/** Joins a comparative ending to its adjective: «بزرگ تر ین» becomes «بزرگ‌ترین». */
export const joinComparative: Join = (word, next) => {
  const [suffix] = next;
  const stem = word.plain;
  if (suffix === undefined) {
    return null;
  }
  if (isComparative(stem) && ['ین', 'ی'].includes(suffix.plain)) {
    return { text: word.text + suffix.text, taken: 1 };
  }
  const fits =
    (superlatives.has(suffix.plain) && takesSuperlative(stem)) ||
    (comparatives.has(suffix.plain) && isAdjective(stem) && !isWet(next)) ||
    // «این پایین تره» is colloquial; «تازه تره خریدم» is about leek.
    (suffix.plain === 'تره' && stem !== 'تازه' && stem !== 'سبز' && adjectives.has(stem));
  return fits ? { text: withEnding(word, suffix), taken: 1 } : null;
};

// «بیشتر», «کمتر» and «بهتر» are written without a half-space.
function withEnding(word: Word, suffix: Word): string {
  return ['بیش', 'کم'].includes(word.plain)
    ? word.text + suffix.text
    : joinLetters(word.text, suffix.text);
}

function takesSuperlative(stem: string): boolean {
  return !standsAlone.has(stem) && !/تر(?:ین)?$/.test(stem) && !isThirdPersonPast(stem);
}

function isAdjective(stem: string): boolean {
  return adjectives.has(stem) || made.test(stem) || compounded.test(stem) || isParticiple(stem);
}

function isComparative(stem: string): boolean {
  return stem.endsWith('تر') && isAdjective(stem.replace(/\u200C?تر$/, ''));
}

const besideWet = /^(?:تازه|خشک|تمیز|فرز|چسبان)(?:[\u200C\u0654]|ها|تر|$)/u;

// In «تر و تازه» and «تر و خشک», also with an ending, «تر» means "wet".
function isWet(next: readonly Word[]): boolean {
  return (
    getPlainAt(next, 0) === 'تر' &&
    getPlainAt(next, 1) === 'و' &&
    besideWet.test(getPlainAt(next, 2))
  );
}
