import { wordsLikeVerbs } from '../script/gluedVerb.ts';
import { ofWine } from '../script/verbForms.ts';
import { everydayPasts, everydayStems, verbStems } from '../script/verbStems.ts';
import { everydaySubjunctives } from './everydayVerbForms.ts';

type Pairs = readonly (readonly [said: string, written: string])[];

const sameEndings: Pairs = [
  ['م', 'م'],
  ['ی', 'ی'],
  ['یم', 'یم'],
  ['ید', 'ید'],
];
const spokenEndings: Pairs = [
  ['ه', 'د'],
  ['ین', 'ید'],
  ['ن', 'ند'],
];
// «می‌خواد» has its «د» already; «خوا» takes no «ه».
const wantEndings: Pairs = [['د', 'د'], ...spokenEndings.slice(1)];

// «می‌دید» is the past of «دیدن», so it is not read as «می‌دهید».
const writtenAlready: ReadonlySet<string> = new Set(verbStems.map(({ past }) => past));

/** Written forms of colloquial presents without «می»: «گه» is «گوید». */
const presents = new Map(
  [
    ...verbStems
      .filter(({ present }) => !/[اوی]$/.test(present))
      .flatMap(({ present }) => addEndings(present, present, spokenEndings)),
    ...Object.entries(everydayStems).flatMap(([said, written]) =>
      addEndings(said, written, [
        ...sameEndings,
        ...(said === 'خوا' ? wantEndings : spokenEndings),
      ]),
    ),
  ].filter(([said]) => !writtenAlready.has(said)),
);

/** Written forms of colloquial pasts, with and without «می» and «ن»: «رفتین» is «رفتید», «اومدم» is «آمدم». */
const pasts = new Map([
  ...verbStems.flatMap(({ past }) => addEndings(past, past, [['ین', 'ید']])),
  ...Object.entries(everydayPasts).flatMap(([said, written]) =>
    addEndings(said, written, [...sameEndings, ['', ''], ['ه', 'ه'], ['ین', 'ید']]),
  ),
]);

/** After «می» only, because «گفتن» is also "to say": «می‌گفتن» is «می‌گفتند». */
const pastsAfterMi = new Map([
  ...verbStems
    .filter(({ past }) => !ofWine.has(past))
    .flatMap(({ past }) => addEndings(past, past, [['ن', 'ند']])),
  ...Object.entries(everydayPasts).flatMap(([said, written]) =>
    addEndings(said, written, [['ن', 'ند']]),
  ),
]);

const withMi = /^((?:بر|در|باز|فرو|فرا|وا)?ن?می)[\u200C ]?(.+)/;

/** The written form of a colloquial verb: «می‌گم» is «می‌گویم»; null for other words. */
export function toWrittenVerb(word: string): string | null {
  const wish = everydaySubjunctives.get(word) ?? pasts.get(word);
  if (wish !== undefined) {
    return wish;
  }
  const [, mi = '', form = ''] = withMi.exec(word) ?? [];
  const written = presents.get(form) ?? pasts.get(form) ?? pastsAfterMi.get(form);
  if (written !== undefined && !wordsLikeVerbs.has(word)) {
    return `${mi}\u200C${written}`;
  }
  const past = word.startsWith('ن') ? pasts.get(word.slice(1)) : undefined;
  return past === undefined || past.startsWith('آ') ? null : `ن${past}`;
}

function addEndings(said: string, written: string, endings: Pairs): [string, string][] {
  return endings.map(([spoken, ending]) => [said + spoken, written + ending]);
}
