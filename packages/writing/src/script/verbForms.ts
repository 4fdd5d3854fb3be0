import { splitWords } from './letters.ts';
import { everydayPasts, everydayStems, verbStems } from './verbStems.ts';

const presentEndings = splitWords('م ی د یم ید ند');
const pastEndings = ['', ...splitWords('م ی یم ید ند ین')];
const everydayEndings = splitWords('ه ین ن');
// «می‌توان گفت», «می‌بایست رفت»; «می‌آم», «می‌آد», «می‌یاد», «می‌شنوه».
const singleForms = splitWords(`
  توان باید بایست بایستی آم آد آین خواد یام یای یاد یایم یاین یان
  شنوه شنون شنوین دوه دوین جوه جوین یومد یومدم یومدی یومدیم یومدین یومدن
  گمت گمش گمتون گمشون دمت دمش دمتون دمشون دنش
`);
/** Past stems of drinking: «می خوردن» is "to drink wine", not «می‌خوردند». */
export const ofWine: ReadonlySet<string> = new Set(['خورد', 'نوشید']);

const isConsonant = (stem: string): boolean => !/[اویآ]$/.test(stem);
const combine = (stems: readonly string[], endings: readonly string[]): string[] =>
  stems.flatMap((stem) => endings.map((ending) => stem + ending));

const presents = verbStems.map(({ present }) => present);
const pasts = verbStems.map(({ past }) => past);
const everyday = Object.keys(everydayStems);
const saidPasts = Object.keys(everydayPasts);

const personalForms: ReadonlySet<string> = new Set([
  ...combine(presents, presentEndings),
  ...combine(presents.filter(isConsonant), everydayEndings),
  ...combine(pasts, pastEndings),
  ...combine(everyday, ['م', 'ی', 'یم', 'ید', ...everydayEndings]),
]);
const participles: ReadonlySet<string> = new Set(pasts.map((past) => `${past}ه`));
// «می‌گفتن», «می‌تونستم», «می‌ذاشتن»
const everydayPastForms: ReadonlySet<string> = new Set([
  ...combine(
    pasts.filter((past) => !ofWine.has(past)),
    ['ن'],
  ),
  ...combine(saidPasts, [...pastEndings, 'ن', 'ه']),
]);
const forms: ReadonlySet<string> = new Set([
  ...personalForms,
  ...participles,
  ...everydayPastForms,
  ...singleForms,
]);

// «بینمش», «خواستنش»
function hasPronoun(word: string): boolean {
  const [, form = ''] = /(.{3,}?)\u200C?(?:[متش]|[متش](?:ان|ون))$/.exec(word) ?? [];
  return personalForms.has(form) || everydayPastForms.has(form);
}

/** Whether a plain word may follow «می»: «روم», «گفتند», «بینمش», «رفته‌ام». */
export function isVerbForm(word: string): boolean {
  return (
    forms.has(word) ||
    participles.has(word.replace(/\u200C(?:ام|ای|ایم|اید|اند)$/, '')) ||
    hasPronoun(word)
  );
}

const infinitives: ReadonlySet<string> = new Set(combine(pasts, ['ن']));

/** Whether a plain word is an infinitive: «گفتن», which after «می» is also "they said". */
export function isInfinitive(word: string): boolean {
  return infinitives.has(word);
}

/** Whether a plain word is a past participle: «رفته», «شده». */
export function isParticiple(word: string): boolean {
  return participles.has(word);
}

// «مردم» are the people, and «رستم» is a name.
const finitePasts: ReadonlySet<string> = new Set(
  combine(pasts, splitWords('م یم ید ند')).filter((form) => form !== 'مردم' && form !== 'رستم'),
);
const otherFinite = new Set(
  splitWords(`
  نری نگی ندی نشی بری بگی نیای بیای نزنی نکنی دارم داری دارد داریم دارید دارند ندارم ندارد ندارند
  هستم هستیم هستید هستند نیستم نیستی نیستیم نیستید نیستند
  `),
);
const nounsLikeVerbs = new Set(splitWords('نمونه نبرد بدهی بخاری نرمی بدوی نداری نیازی'));

// Also nouns: «خرید», «شکست», «ساخت».
const nounsLikePasts = new Set(
  splitWords(`
  خرید گذشت شکست نشست برداشت پرداخت ساخت خواست دید کشت یافت باخت سوخت پخت دوخت بست کاشت شناخت بافت
  برد بود پرورد کند پیوست تاخت جست خفت رست رشت زیست سپرد سرود شست کاست گزید نهاد شد مرد خورد چید کشید
  `),
);
const negated = splitWords(
  'کرد گفت داد داشت خورد ماند رفت آمد زد گرفت دید خرید توانست خواست شناخت',
).map((past) => (past === 'آمد' ? 'نیامد' : `ن${past}`));
const thirdPersonPasts: ReadonlySet<string> = new Set([
  ...pasts.filter((past) => !nounsLikePasts.has(past)),
  ...negated,
  'خورد',
  'کشید',
]);

/** Whether a plain word is a past in the third person singular, and no noun: «رفت», not «خرید». */
export function isThirdPersonPast(word: string): boolean {
  return thirdPersonPasts.has(word);
}

/** Whether a word is surely a finite verb, after which «ها» is an interjection: «نروی ها!». */
export function isFiniteVerb(word: string): boolean {
  const [, said = ''] = /^(?:بر|در|باز)?ن?می\u200C(.+)/.exec(word) ?? [];
  const [, ordered = ''] = /^[بن](.{3,})/.exec(word) ?? [];
  return (
    isVerbForm(said) ||
    finitePasts.has(word) ||
    otherFinite.has(word) ||
    (!nounsLikeVerbs.has(word) && /[میده]$/.test(word) && personalForms.has(ordered))
  );
}
