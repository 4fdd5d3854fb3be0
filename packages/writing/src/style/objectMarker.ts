import { listOf } from '../script/letters.ts';
import { isFiniteVerb, isVerbForm } from '../script/verbForms.ts';
import { writtenWord } from './writtenWord.ts';

// Others may stand before «رو» for «on» and «face»: «کتاب رو میز است».
const objects = new Set(
  listOf(`
  من تو ما شما او این آن همین همان همه کسی چیزی خودم خودت خودش خودمان خودتان خودشان
  `),
);
const plural = /(?:\u200C|[اآدذرزژو])ها(?:ی?[متش](?:ان)?)?$/;
const orders = new Set(listOf('بده بگیر ببین بخوان بگذار بزن ببر بیاور بخر ببند بنویس بفرست بشور'));
// «رو شد», «رو کرد», «رو آورد», «رو داد», «رو زد»
const ofFace = /^(?:شد|کرد|آورد|داد|زد|انداخت)/;

/** Whether «رو» is surely «را»: after what can only be an object, and right before a verb. */
export function isObjectMarker(object: string, marker: string, verb: string): boolean {
  // «بهتون» is written as two words.
  const thing = (writtenWord(object) ?? object).split(' ').at(-1) ?? '';
  return marker === 'رو' && (objects.has(thing) || plural.test(thing)) && isVerb(verb);
}

function isVerb(verb: string): boolean {
  const written = writtenWord(verb) ?? verb;
  return (
    !ofFace.test(written) && (orders.has(written) || isFiniteVerb(written) || isVerbForm(written))
  );
}
