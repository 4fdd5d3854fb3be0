import { joined, listOf } from './letters.ts';
import { type Join, plainAt, standsAlone, type Word } from './join.ts';
import { isFiniteVerb } from './verbForms.ts';

const plurals = new Set(
  listOf(`
  ها های هایی هایم هایت هایش هایمان هایتان هایشان
  هام هات هاش هامان هاتان هاشان هامون هاتون هاشون هائی
  `),
);
const afterHa = new Set(listOf('ی یی یم یت یش یمان یتان یشان مان تان شان مون تون شون'));
const afterHaye = new Set(listOf('مان تان شان مون تون شون'));

/** The plural belongs to its noun: «کتاب ها ی» becomes «کتاب‌های». */
export const joinPlural: Join = (word, next) => {
  const [suffix] = next;
  const stem = word.plain;
  if (suffix === undefined || isOfItsOwn(next)) {
    return null;
  }
  if (/.ها$/.test(stem) && afterHa.has(suffix.plain)) {
    return { text: word.text + suffix.text, taken: 1 };
  }
  if (/(?:\u200C|[اآدذرزژو])های$/.test(stem) && afterHaye.has(suffix.plain)) {
    return { text: word.text + suffix.text, taken: 1 };
  }
  return plurals.has(suffix.plain) && takesPlural(stem)
    ? { text: joined(word.text, suffix.text), taken: 1 }
    : null;
};

function takesPlural(stem: string): boolean {
  return (
    !standsAlone.has(stem) &&
    !isFiniteVerb(stem) &&
    !/(?:\u200C|[اآدذرزژو])ها(?:ی.*|[متش].*)?$/.test(stem)
  );
}

// «های و هوی», «های لایت», «هات چاکلت», «شأن نزول», «شأن و منزلت».
const ownAfter: Readonly<Record<string, RegExp>> = {
  های: /^(?:و (?:هو|هوی)$|لایت|کپی)/,
  هات: /^(?:چاکلت|داگ|اسپات)/,
  شان: /^(?:نزول|و (?:منزلت|مقام|مرتبه|شوکت))/,
};

/** Whether a word that looks like a suffix begins a phrase of its own. */
export function isOfItsOwn(next: readonly Word[]): boolean {
  const after = `${plainAt(next, 1)} ${plainAt(next, 2)}`;
  return ownAfter[plainAt(next, 0)]?.test(after) ?? false;
}
