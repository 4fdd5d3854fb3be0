import type { WritingCase } from './writingCase.ts';

/** Words that look like endings, and endings that look like words. */
export const endingCases: readonly WritingCase[] = [
  {
    spoken: 'کار بزرگ تر ی داریم',
    written: 'کار بزرگ‌تری داریم',
    note: 'a comparison said in three parts',
  },
  {
    spoken: 'بزرگتر ین شهر',
    written: 'بزرگترین شهر',
    note: 'one word of the engine stays one word',
  },
  {
    spoken: 'محترم تر ین مهمان',
    written: 'محترم‌ترین مهمان',
    note: 'the letters of «تر» also occur within «محترم»',
  },
  { spoken: 'محترم ترین مردم شهر', written: 'محترم‌ترین مردم شهر' },
  { spoken: 'بهتر ترین', written: 'بهتر ترین', note: 'a slip of the tongue, no superlative' },
  {
    spoken: 'این یکی ارزان تر است تازه بهتر هم هست',
    written: 'این یکی ارزان‌تر است تازه بهتر هم هست',
    note: '«تازه» also means "moreover"',
  },
  {
    spoken: 'اینها ارزان ترند و تازه بهتر هم هستند',
    written: 'اینها ارزان‌ترند و تازه بهتر هم هستند',
  },
  {
    spoken: 'یک اتاق کوچک تر و تمیز',
    written: 'یک اتاق کوچک تر و تمیز',
    note: '«تر و تمیز» is an idiom: neat',
  },
  {
    spoken: 'بی‌خبر تر و تازه ام',
    written: 'بی‌خبر تر و تازه‌ام',
    note: 'as it is written again: the phrase has an ending',
  },
  { spoken: 'بی‌خبر تر و تازه‌ام', written: 'بی‌خبر تر و تازه‌ام' },
  { spoken: 'بزرگ تر و تازه ی', written: 'بزرگ تر و تازهٔ' },
  { spoken: 'بزرگ تر و تازهٔ', written: 'بزرگ تر و تازهٔ' },
  { spoken: 'کوچک تر و تمیز ترین', written: 'کوچک تر و تمیزترین' },
  { spoken: 'کوچک تر و تمیزترین', written: 'کوچک تر و تمیزترین' },
  { spoken: 'کوچک تر و خشک ها', written: 'کوچک تر و خشک‌ها' },
  { spoken: 'کوچک تر و خشک‌ها', written: 'کوچک تر و خشک‌ها' },
  { spoken: 'پیر تر و فرزند', written: 'پیرتر و فرزند' },
  { spoken: 'هیزم زیاد تر و خشک', written: 'هیزم زیاد تر و خشک', note: 'wet wood and dry wood' },
  {
    spoken: 'پسری لاغر تر و فرز',
    written: 'پسری لاغر تر و فرز',
    note: '«تر و فرز» is an idiom: nimble',
  },
  {
    spoken: 'متنی کوتاه تر و چسبان',
    written: 'متنی کوتاه تر و چسبان',
    note: '«تر و چسبان» is an idiom: concise',
  },
  {
    spoken: 'دیوارها تر شد',
    written: 'دیوارها تر شد',
    note: '«وار» makes adjectives only at the end of a word',
  },
  {
    spoken: 'بازیکنان آبی‌پوش تر شدند',
    written: 'بازیکنان آبی‌پوش تر شدند',
    note: '«بی» makes adjectives only at the beginning of one',
  },
  {
    spoken: 'بی ادبیات ملت زبان ندارد',
    written: 'بی ادبیات ملت زبان ندارد',
    note: '«بی‌ادب» is not the beginning of «بی ادبیات»',
  },
  {
    spoken: 'نرم افزارها',
    written: 'نرم‌افزارها',
    note: 'the plural of the second part is joined too',
  },
  {
    spoken: 'اسب جست از جو',
    written: 'اسب جست از جو',
    note: '«جو» is a stream here, so this is not «جست‌وجو»',
  },
  { spoken: 'بهار شان رسید', written: 'بهار شان رسید', note: '«ها» within a word is no plural' },
  { spoken: 'روز رهایی شان', written: 'روز رهایی شان', note: '«های» within «رهایی» is no plural' },
  { spoken: 'درهای مان باز است', written: 'درهایمان باز است' },
  {
    spoken: 'رهاورد های سفر',
    written: 'رهاوردهای سفر',
    note: '«رها» at the beginning of a word is no ending',
  },
  {
    spoken: 'کارها های زیاد',
    written: 'کارها های زیاد',
    note: 'a self-correction gives no double plural',
  },
  { spoken: 'کارهای ها', written: 'کارهای ها' },
  { spoken: 'کارهام ها', written: 'کارهام ها' },
  // The letters of a name, and its plural
  { spoken: 'دستگاه ام آر آی ها', written: 'دستگاه ام آر آی‌ها' },
  { spoken: 'دستگاه ام آر آی‌ها', written: 'دستگاه ام آر آی‌ها' },
  { spoken: 'ساده ام سی سی ترین', written: 'ساده ام سی سی‌ترین' },
  { spoken: 'شماره ای مردم ها', written: 'شماره ای مردم‌ها' },
  { spoken: 'روزنامه ام ام او های', written: 'روزنامه ام ام اوهای' },
  { spoken: 'روزنامه ام ام اوهای', written: 'روزنامه ام ام اوهای' },
  {
    spoken: 'شبکه ام ام بی دلیل قطع شد',
    written: 'شبکه‌ام ام بی‌دلیل قطع شد',
    note: '«بی» belongs to the next word',
  },
];
