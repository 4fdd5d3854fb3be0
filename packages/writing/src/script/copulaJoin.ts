import { beginsOwnPhrase, type Join, getPlainAt, type Word } from './join.ts';
import { halfSpace, splitWords } from './letters.ts';
import { joinPrefix } from './prefixJoin.ts';
import { endsInSilentHeh } from './silentHeh.ts';
import { isFiniteVerb, isParticiple } from './verbForms.ts';

const endings = new Set(splitWords('ام ای ایم اید اند ات اش مان تان شان مون تون شون'));
const copulas = new Set(splitWords('ام ایم اید اند'));
const adverbs = new Set(
  splitWords('خیلی یکی کسی وقتی حتی بعضی ولی یعنی کمی چیزی برخی همگی گاهی بعدی قبلی دیگری'),
);
const takesNone = new Set(splitWords('بله آره البته اگه گرچه اگرچه چنانچه دیگه وگرنه بلکه'));

// «ای خدا», «ای کاش»: «ای» is a vocative, not an ending.
const called = new Set(
  splitWords('خدا خدای کاش وای بابا دل جان دوست دوستان عزیز عزیزان ایران مردم وطن داد یار آقا'),
);
const letterNames = new Set(
  splitWords('آ ای ام ان اس اف ال آر آی او بی پی تی جی دی سی کی کیو وی اچ یو ایکس تری'),
);

// Names of letters that are no other words, and the third part of «ام پی تری».
const onlyLetters = new Set(splitWords('اس اف ال اچ کیو ایکس'));
const players = new Set(splitWords('تری سه فور چهار'));

/** Joins an ending to a silent «ه»: «خسته ام» becomes «خسته‌ام». */
export const joinCopula: Join = (word, next) => {
  const [ending] = next;
  const fits =
    ending !== undefined &&
    (takesAll(word, ending) || takesCopula(word, ending)) &&
    !beginsOwnPhrase(next) &&
    !isCall(next) &&
    !isAbbreviation(next);
  return fits ? { text: word.text + halfSpace + ending.text, taken: 1 } : null;
};

function takesAll({ plain }: Word, ending: Word): boolean {
  return (
    endsInSilentHeh(plain) &&
    !takesNone.has(plain) &&
    (endings.has(ending.plain) || (ending.plain === 'ست' && isParticiple(plain)))
  );
}

// «ایرانی ام», «راضی اند»; in «خیلی ام» the colloquial «ام» is «هم».
function takesCopula({ plain }: Word, ending: Word): boolean {
  return (
    copulas.has(ending.plain) &&
    /.{3,}ی$/.test(plain) &&
    !plain.endsWith('های') &&
    !adverbs.has(plain) &&
    !isFiniteVerb(plain)
  );
}

function isCall(next: readonly Word[]): boolean {
  return getPlainAt(next, 0) === 'ای' && called.has(withoutEnding(getPlainAt(next, 1)));
}

// «شبکه ام بی سی», «دستگاه ام آر آی ها», «بیماری ام اس»
function isAbbreviation(next: readonly Word[]): boolean {
  const second = withoutEnding(getPlainAt(next, 1));
  return (
    (getPlainAt(next, 0) === 'ام' &&
      (onlyLetters.has(second) || (second === 'پی' && players.has(getPlainAt(next, 2))))) ||
    [0, 1, 2].every((at) => isLetterName(next.slice(at)))
  );
}

// In «ام بی دلیل», «بی» is a prefix.
function isLetterName([word, ...next]: readonly Word[]): boolean {
  return (
    word !== undefined &&
    letterNames.has(withoutEnding(word.plain)) &&
    joinPrefix(word, next) === null
  );
}

function withoutEnding(word: string): string {
  return word.replace(/\u200C?(?:ها|تر).*$/, '');
}
