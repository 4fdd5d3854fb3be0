import { splitWords } from '../script/letters.ts';
import { isFiniteVerb, isInfinitive, isVerbForm } from '../script/verbForms.ts';
import { toWrittenWord } from './toWrittenWord.ts';

// After other words «رو» may mean "on" or "face": «کتاب رو میز است».
const objects = new Set(
  splitWords(`
  من تو ما شما او این آن همین همان همه کسی چیزی خودم خودت خودش خودمان خودتان خودشان
  `),
);
const plural = /(?:\u200C|[اآدذرزژو])ها(?:ی?[متش](?:ان)?)?$/;
const orders = new Set(
  splitWords('بده بگیر ببین بخوان بگذار بزن ببر بیاور بخر ببند بنویس بفرست بشور'),
);
// «رو شد», «رو کرد», «رو آورد», «رو داد», «رو زد»
const ofFace = /^(?:شد|کرد|آورد|داد|زد|انداخت)/;

/** Whether «رو» is surely «را»: after a word that can only be an object, directly before a verb. */
export function isObjectMarker(object: string, marker: string, verb: string): boolean {
  // The written form of «بهتون» has two words.
  const thing = (toWrittenWord(object) ?? object).split(' ').at(-1) ?? '';
  return marker === 'رو' && (objects.has(thing) || plural.test(thing)) && isVerb(verb);
}

function isVerb(verb: string): boolean {
  const written = toWrittenWord(verb) ?? verb;
  return (
    !ofFace.test(written) &&
    (orders.has(written) ||
      isFiniteVerb(written) ||
      (isVerbForm(written) && !isInfinitive(written)))
  );
}
