import { comparativeCases } from './comparative.cases.ts';
import { pluralCases } from './plural.cases.ts';
import { shortEndingCases } from './shortEnding.cases.ts';
import { verbPrefixCases } from './verbPrefix.cases.ts';
import type { WritingCase } from './writingCase.ts';

const compoundCases: readonly WritingCase[] = [
  { spoken: 'نرم افزار', written: 'نرم‌افزار' },
  { spoken: 'نرم افزار ها', written: 'نرم‌افزارها' },
  { spoken: 'نرم افزارهای جدید', written: 'نرم‌افزارهای جدید' },
  { spoken: 'پیش بینی می شود', written: 'پیش‌بینی می‌شود' },
  { spoken: 'برنامه ریزی', written: 'برنامه‌ریزی' },
  { spoken: 'برنامه ی ریزی', written: 'برنامهٔ ریزی' },
  { spoken: 'گفت و گو', written: 'گفت‌وگو' },
  { spoken: 'گفت و گو های', written: 'گفت‌وگوهای' },
  { spoken: 'گفت و رفت', written: 'گفت و رفت' },
  { spoken: 'جست و جوی', written: 'جست‌وجوی' },
  { spoken: 'رفت و آمد', written: 'رفت و آمد', note: 'also «he went and came»' },
  { spoken: 'بی شک', written: 'بی‌شک' },
  { spoken: 'بی تو', written: 'بی تو' },
  { spoken: 'هیچ کس', written: 'هیچ‌کس' },
  { spoken: 'هیچ یک از ما', written: 'هیچ یک از ما' },
  { spoken: 'این طور', written: 'این‌طور' },
  { spoken: 'سه شنبه', written: 'سه‌شنبه' },
  { spoken: 'دانش آموزان', written: 'دانش‌آموزان' },
  { spoken: 'هم زمان', written: 'هم زمان', note: 'also «the time, too»' },
  { spoken: 'باز گشت', written: 'باز گشت', note: 'also «he turned again»' },
  { spoken: 'کتاب خانه', written: 'کتاب خانه', note: 'also «the book of the house»' },
  { spoken: 'من جمله', written: 'من جمله' },
  { spoken: 'راه آهن', written: 'راه‌آهن' },
  { spoken: 'این گونه گیاهی', written: 'این گونه گیاهی', note: 'also «this species»' },
  {
    spoken: 'پایان نامه را خواند',
    written: 'پایان نامه را خواند',
    note: 'also «the end of the letter»',
  },
  { spoken: 'تازه وارد شد', written: 'تازه وارد شد', note: 'also «has just come in»' },
  { spoken: 'پیاده روی پل رفت', written: 'پیاده روی پل رفت' },
  { spoken: 'خرید هاست و دامنه', written: 'خرید هاست و دامنه', note: 'a host on the web' },
  { spoken: 'متن های لایت شده', written: 'متن های لایت شده' },
];

const sentenceCases: readonly WritingCase[] = [
  { spoken: 'همه ی این ها را می دانم', written: 'همهٔ این‌ها را می‌دانم' },
  {
    spoken: 'بچه های همسایه ی ما نمی خواستند به مدرسه بروند',
    written: 'بچه‌های همسایهٔ ما نمی‌خواستند به مدرسه بروند',
  },
  { spoken: 'سه شنبه ها به کتابخانه می رویم', written: 'سه‌شنبه‌ها به کتابخانه می‌رویم' },
  {
    spoken: 'به نظر من این کتاب از آن کتاب ساده تر است',
    written: 'به نظر من این کتاب از آن کتاب ساده‌تر است',
  },
  { spoken: 'او می گوید که خسته است و نمی آید', written: 'او می‌گوید که خسته است و نمی‌آید' },
  { spoken: 'هر چه بیش تر می خوانم کم تر می فهمم', written: 'هر چه بیشتر می‌خوانم کمتر می‌فهمم' },
  {
    spoken: 'گفته اند که برنامه ی تازه ای در راه است',
    written: 'گفته‌اند که برنامهٔ تازه‌ای در راه است',
  },
  { spoken: 'میرزا در میدان میوه می فروخت', written: 'میرزا در میدان میوه می‌فروخت' },
  {
    spoken: 'نامه هایی که نوشته بودم به دستشان نمی رسید',
    written: 'نامه‌هایی که نوشته بودم به دستشان نمی‌رسید',
  },
  { spoken: 'بهترین دوست من مهدی است', written: 'بهترین دوست من مهدی است' },
  { spoken: 'بزرگترها می گویند صبر کنید', written: 'بزرگترها می‌گویند صبر کنید' },
  {
    spoken: 'از خانه ی مادربزرگم بوی نان تازه می آمد',
    written: 'از خانهٔ مادربزرگم بوی نان تازه می‌آمد',
  },
  {
    spoken: 'هیچ کس نمی دانست چه کسی در را باز گذاشته است',
    written: 'هیچ‌کس نمی‌دانست چه کسی در را باز گذاشته است',
  },
  {
    spoken: 'سال هاست که او را ندیده ام',
    written: 'سال هاست که او را ندیده‌ام',
    note: '«هاست» is also a host on the web',
  },
  { spoken: 'می خواستم بگویم که نمی شود', written: 'می‌خواستم بگویم که نمی‌شود' },
  { spoken: 'اگر می توانستید چه می کردید', written: 'اگر می‌توانستید چه می‌کردید' },
  { spoken: 'دانشجو های سال اولی', written: 'دانشجوهای سال اولی' },
  { spoken: 'ما هم زمان شاه را دیده ایم', written: 'ما هم زمان شاه را دیده‌ایم' },
  { spoken: 'نکته ی مهم تری هم هست', written: 'نکتهٔ مهم‌تری هم هست' },
  { spoken: 'برادر بزرگ ترم آمد', written: 'برادر بزرگ ترم آمد', note: '«ترم» is also a term' },
  { spoken: 'راننده گفت که راه بسته است', written: 'راننده گفت که راه بسته است' },
  { spoken: 'گل های باغچه تشنه اند', written: 'گل‌های باغچه تشنه‌اند' },
  { spoken: 'چه خوب که آمده اید', written: 'چه خوب که آمده‌اید' },
  { spoken: 'دیده بودمش ولی نمی شناختمش', written: 'دیده بودمش ولی نمی‌شناختمش' },
  { spoken: 'مدیر عامل شرکت ها ی بزرگ', written: 'مدیر عامل شرکت‌های بزرگ' },
  { spoken: 'حتي اگر نمي توانيد', written: 'حتی اگر نمی‌توانید' },
];

/** Where half-spaces are written when nothing is chosen otherwise, alone and in sentences. */
export const scriptCases: readonly WritingCase[] = [
  ...verbPrefixCases,
  ...pluralCases,
  ...comparativeCases,
  ...shortEndingCases,
  ...compoundCases,
  ...sentenceCases,
];
