import { takesEnding } from '../script/takesEnding.ts';
import type { Token } from '../tokenize.ts';
import { parsePhrases } from './phraseTable.ts';

// Names, idioms and compounds that stay in words; «_» separates their tokens.
const compounds = new Set(
  parsePhrases(
    'صد_در_صد صد_البته صد_آفرین صد_رحمت صد_حیف صد_افسوس هزار_آفرین هزار_ماشاالله هزار_ماشالا هزار_الله ' +
      'هزار_و_یک_شب سی_و_سه_پل چهل_ستون چهل_چراغ چهل_گیس هزار_تو هزار_پا هزار_دستان هزار_بیشه ' +
      'سیزده_بدر سیزده_به_در چهارده_معصوم دوازده_امام ده_فرمان ' +
      'صد_ها ده_ها هزار_ها میلیون_ها صد_هزار_ها ده_ها_هزار صد_ها_هزار ' +
      'یک_شنبه دو_شنبه سه_شنبه چهار_شنبه پنج_شنبه ' +
      'سه_راه سه_راهی چهار_راه چهار_چوب چهار_پا هشت_پا دو_چرخه سه_چرخه دو_قلو دو_زیست دو_باره یک_بار ' +
      'دو_و_میدانی دو_سرعت دو_استقامت دو_ماراتن دو_امدادی هفت_سین هفت_خوان هفت_تیر پنج_تن هفت_سنگ ' +
      'سه_تار هفت_خط چهار_مضراب پنج_انگشت شش_دانگ ' +
      'پنجاه_پنجاه هفتاد_من صد_شکر صد_دل چهل_تکه هزار_توی هزار_راه_نرفته صد_سال_تنهایی صد_سال_به_این ' +
      'چهل_دزد چهل_حدیث هشتاد_روز_دور_دنیا بیست_هزار_فرسنگ هزار_خورشید_تابان ' +
      'چهار_محال چهار_پایه چهار_پاره چهار_مقاله چهار_چشمی چهار_دست_و_پا دو_بیتی دو_گانه سه_گانه پنج_گانه هفت_گانه ' +
      'سه_قلو چهار_قلو پنج_قلو دو_راهی دو_به_شک سه_سوت هفت_قلم هفت_پیکر هفت_گنبد هشت_بهشت پنج_گنج سه_تفنگدار ' +
      'سی_دی سی_تی سی_پی_یو صفر_کیلومتر صفر_تا_صد یک_به_یک دو_به_دو یک_طرفه دو_طرفه',
  ),
);
const longest = 4;
const pluralEnding = 'ها';
const plural = /ها(?:ی(?:ی|م|ت|ش|مان|تان|شان)?)?$/u;

/**
 * Number of tokens of the fixed phrase that begins at a token; 0 when there is none. A last word with an
 * ending behind it is left out, so that the two are joined: «دو بیتی های» is «دو بیتی‌های».
 */
export function measureFixedPhrase(tokens: readonly Token[], at: number): number {
  for (let length = longest; length > 1; length -= 1) {
    const part = tokens.slice(at, at + length);
    if (part.length === length && isCompound(part.map(({ key }) => key).join('_'))) {
      return takesEnding(tokens, at + length - 1) ? length - 1 : length;
    }
  }
  return 0;
}

// «هزار پاها»
function isCompound(phrase: string): boolean {
  return (
    compounds.has(phrase) ||
    (phrase.includes(pluralEnding) && compounds.has(phrase.replace(plural, '')))
  );
}
