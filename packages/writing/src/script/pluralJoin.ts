import { joinLetters, splitWords } from './letters.ts';
import { beginsOwnPhrase, type Join, standsAlone } from './join.ts';
import { isFiniteVerb } from './verbForms.ts';

const plurals = new Set(
  splitWords(`
  ها های هایی هایم هایت هایش هایمان هایتان هایشان
  هام هات هاش هامان هاتان هاشان هامون هاتون هاشون هائی
  `),
);
const afterHa = new Set(splitWords('ی یی یم یت یش یمان یتان یشان مان تان شان مون تون شون'));
const afterHaye = new Set(splitWords('مان تان شان مون تون شون'));

/** Joins a plural ending to its noun: «کتاب ها ی» becomes «کتاب‌های». */
export const joinPlural: Join = (word, next) => {
  const [suffix] = next;
  const stem = word.plain;
  if (suffix === undefined || beginsOwnPhrase(next)) {
    return null;
  }
  if (/.ها$/.test(stem) && afterHa.has(suffix.plain)) {
    return { text: word.text + suffix.text, taken: 1 };
  }
  if (/(?:\u200C|[اآدذرزژو])های$/.test(stem) && afterHaye.has(suffix.plain)) {
    return { text: word.text + suffix.text, taken: 1 };
  }
  return plurals.has(suffix.plain) && takesPlural(stem)
    ? { text: joinLetters(word.text, suffix.text), taken: 1 }
    : null;
};

// «خیلی خوبه ها», «یادت نره ها», «مواظب باش ها»: «ها» is an interjection.
const warnings = new Set(
  splitWords(`
  خوبه قشنگه سرده گرمه گرونه ارزونه سخته راحته زشته داغه دیره زوده عالیه مهمه حیفه جالبه خطرناکه عجیبه شلوغه
  تلخه ترشه سنگینه سبکه درسته غلطه بسه کافیه خوشگله
  نره نشه نگه نکنه نده نزنه نیاد نخوره نبره نیفته نشکنه نریزه نسوزه نفهمه نترسه
  باش نباش کن نکن بکن برو نرو بیا بگو نگو بگیر نگیر بده بخور نخور بزن نزن ببین نبین بمون نمون وایسا
  `),
);

function takesPlural(stem: string): boolean {
  return (
    !standsAlone.has(stem) &&
    !warnings.has(stem) &&
    !isFiniteVerb(stem) &&
    !/(?:\u200C|[اآدذرزژو])ها(?:ی.*|[متش].*)?$/.test(stem)
  );
}
