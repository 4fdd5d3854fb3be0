import { type Join, plainAt, type Word } from './join.ts';
import { halfSpace, listOf } from './letters.ts';
import { isOfItsOwn } from './ownPhrase.ts';
import { endsInSilentHeh } from './silentHeh.ts';
import { isParticiple } from './verbForms.ts';

const endings = new Set(listOf('ام ای ایم اید اند ات اش مان تان شان'));
const takesNone = new Set(listOf('بله آره البته اگه گرچه اگرچه چنانچه دیگه وگرنه بلکه'));

// «ای خدا», «ای کاش»: a call and no ending.
const called = new Set(
  listOf('خدا خدای کاش وای بابا دل جان دوست دوستان عزیز عزیزان ایران مردم وطن داد یار آقا'),
);
const letterNames = new Set(
  listOf('آ ای ام ان اس اف ال آر آی او بی پی تی جی دی سی کی کیو وی اچ یو ایکس تری'),
);

/** An ending stands at a half-space from a silent «ه»: «خسته ام» becomes «خسته‌ام». */
export const joinCopula: Join = (word, next) => {
  const [ending] = next;
  const fits =
    ending !== undefined &&
    endsInSilentHeh(word.plain) &&
    !takesNone.has(word.plain) &&
    (endings.has(ending.plain) || (ending.plain === 'ست' && isParticiple(word.plain))) &&
    !isOfItsOwn(next) &&
    !isCall(next) &&
    !isAbbreviation(next);
  return fits ? { text: word.text + halfSpace + ending.text, taken: 1 } : null;
};

function isCall(next: readonly Word[]): boolean {
  return plainAt(next, 0) === 'ای' && called.has(plainAt(next, 1));
}

// «شبکه ام بی سی», «دستگاه ام آر آی»
function isAbbreviation(next: readonly Word[]): boolean {
  return [0, 1, 2].every((at) => letterNames.has(plainAt(next, at)));
}
