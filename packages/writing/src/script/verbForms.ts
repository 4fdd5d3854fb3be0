import { listOf } from './letters.ts';
import { everydayStems, verbStems } from './verbStems.ts';

const presentEndings = listOf('م ی د یم ید ند');
const pastEndings = ['', ...listOf('م ی یم ید ند ین')];
const everydayEndings = listOf('ه ین ن');
// «می‌توان گفت», «می‌بایست رفت»; «می‌آم», «می‌آد».
const singleForms = listOf('توان باید بایست بایستی آم آد آین خواد اومد اومدم اومدی اومدیم اومدین');

const isConsonant = (stem: string): boolean => !/[اویآ]$/.test(stem);
const allOf = (stems: readonly string[], endings: readonly string[]): string[] =>
  stems.flatMap((stem) => endings.map((ending) => stem + ending));

const presents = verbStems.map(({ present }) => present);
const pasts = verbStems.map(({ past }) => past);
const everyday = Object.keys(everydayStems);

const personalForms: ReadonlySet<string> = new Set([
  ...allOf(presents, presentEndings),
  ...allOf(presents.filter(isConsonant), everydayEndings),
  ...allOf(pasts, pastEndings),
  ...allOf(everyday, ['م', 'ی', 'یم', 'ید', ...everydayEndings]),
]);
const participles: ReadonlySet<string> = new Set(pasts.map((past) => `${past}ه`));
const forms: ReadonlySet<string> = new Set([...personalForms, ...participles, ...singleForms]);

/** Whether a word, as `plain` gives it, is what may follow «می»: «روم», «گفتند», «بینمش», «رفته‌ام». */
export function isVerbForm(word: string): boolean {
  return (
    forms.has(word) ||
    participles.has(word.replace(/\u200C(?:ام|ای|ایم|اید|اند)$/, '')) ||
    personalForms.has(/(.{3,}?)\u200C?(?:[متش]|[متش](?:ان|ون))$/.exec(word)?.[1] ?? '')
  );
}

/** Whether a word, as `plain` gives it, is a past participle: «رفته», «شده». */
export function isParticiple(word: string): boolean {
  return participles.has(word);
}

const finitePasts: ReadonlySet<string> = new Set(allOf(pasts, listOf('م یم ید ند')));
const otherFinite = new Set(
  listOf(`
  نری نگی ندی نشی بری بگی نیای بیای نزنی نکنی دارم داری دارد داریم دارید دارند ندارم ندارد ندارند
  هستم هستیم هستید هستند نیستم نیستی نیستیم نیستید نیستند
  `),
);
const nounsLikeVerbs = new Set(listOf('نمونه نبرد بدهی بخاری نرمی بدوی نداری'));

/** Whether a word is surely a verb of a person, after which «ها» is a warning: «نروی ها!». */
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
