import { foldPersian } from '../fold.ts';

// The written form comes first, then spoken variants.
const cardinals: readonly (readonly [number, string])[] = [
  [0, 'صفر'],
  [1, 'یک'],
  [2, 'دو'],
  [3, 'سه'],
  [4, 'چهار چار'],
  [5, 'پنج'],
  [6, 'شش شیش'],
  [7, 'هفت'],
  [8, 'هشت'],
  [9, 'نه'],
  [10, 'ده'],
  [11, 'یازده'],
  [12, 'دوازده'],
  [13, 'سیزده'],
  [14, 'چهارده چارده'],
  [15, 'پانزده پونزده'],
  [16, 'شانزده شونزده'],
  [17, 'هفده هیفده'],
  [18, 'هجده هیجده هژده هیژده'],
  [19, 'نوزده'],
  [20, 'بیست'],
  [30, 'سی'],
  [40, 'چهل'],
  [50, 'پنجاه'],
  [60, 'شصت'],
  [70, 'هفتاد'],
  [80, 'هشتاد'],
  [90, 'نود'],
  [100, 'صد یکصد'],
  [200, 'دویست'],
  [300, 'سیصد'],
  [400, 'چهارصد چارصد'],
  [500, 'پانصد پونصد'],
  [600, 'ششصد شیشصد'],
  [700, 'هفتصد'],
  [800, 'هشتصد'],
  [900, 'نهصد'],
  [1e3, 'هزار'],
  [1e6, 'میلیون ملیون'],
  [1e9, 'میلیارد ملیارد'],
  [1e12, 'تریلیون'],
];

// Colloquial forms that lack their end, and are other words alone: «چل», «بیس», «پن».
const broken: readonly (readonly [number, string])[] = [
  [5, 'پن'],
  [7, 'هف'],
  [8, 'هش'],
  [11, 'یازه'],
  [12, 'دوازه'],
  [13, 'سیزه'],
  [15, 'پونزه'],
  [16, 'شونزه'],
  [20, 'بیس'],
  [40, 'چل'],
  [50, 'پنجا'],
  [60, 'شص'],
  [200, 'دویس دیویس دیویست'],
  [700, 'هفصد'],
  [800, 'هشصد'],
];

const irregularOrdinals: readonly (readonly [number, string])[] = [
  [3, 'سوم'],
  [30, 'سی‌ام'],
];

function mapByKey(table: readonly (readonly [number, string])[], ending = ''): [string, number][] {
  return table.flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [foldPersian(word + ending), value]),
  );
}

/** Values of cardinals by folded word. */
export const cardinalValues: ReadonlyMap<string, number> = new Map([
  ...mapByKey(cardinals),
  ...mapByKey(broken),
]);

/** The colloquial forms that are numbers only beside a unit or another number. */
export const brokenNumbers: ReadonlySet<string> = new Set(mapByKey(broken).map(([key]) => key));

const regular = cardinals.filter(
  ([value]) => value !== 0 && irregularOrdinals.every(([irregular]) => irregular !== value),
);

/** Values of ordinals by folded word: «پنجم», «سی‌ام», «پنجمین». */
export const ordinalValues: ReadonlyMap<string, number> = new Map([
  ...mapByKey(regular, 'م'),
  ...mapByKey(regular, 'مین'),
  ...mapByKey(irregularOrdinals),
  ...mapByKey(irregularOrdinals, 'ین'),
]);

/** The written word of each value that is a single word. */
export const wordsByValue: ReadonlyMap<number, string> = new Map(
  cardinals.map(([value, words]) => [value, words.split(' ')[0] ?? words]),
);

/** Joins the terms of a number. */
export const and = 'و';
/** The half in «دو و نیم». */
export const half = 'نیم';
/** The decimal point in «پنج ممیز دو». */
export const point = 'ممیز';

export const thousand = 1_000;
export const million = 1_000_000;
export const billion = 1_000_000_000;

/** The largest number that is read or spelled out. */
export const largestNumber = 1_000_000_000_000_000;
