import type { WritingCase } from './writingCase.ts';

const separated = { addNumberSeparator: true } as const;
const latin = { showDigitsInEnglish: true } as const;

/** Dates, years, the time of day, telephone and card numbers. */
export const numberDateCases: readonly WritingCase[] = [
  // Days
  { spoken: 'بیست و پنجم آبان هزار و چهارصد و پنج', written: '۲۵ آبان ۱۴۰۵', settings: separated },
  { spoken: 'یکم مهر', written: '۱ مهر' },
  { spoken: 'اول مهر', written: 'اول مهر', note: 'as everybody writes it' },
  { spoken: 'سی‌ام مهر', written: '۳۰ مهر' },
  { spoken: 'سی ام مهر', written: '۳۰ مهر' },
  { spoken: 'بیست و پنج ام آبان', written: '۲۵ آبان' },
  { spoken: 'سی و یکم مرداد', written: '۳۱ مرداد' },
  { spoken: 'سی و پنجم آبان', written: 'سی و پنجم آبان' },
  { spoken: 'صد و بیست و پنجم آبان', written: 'صد و بیست و پنجم آبان' },
  { spoken: 'بیست‌وپنجم آبان', written: '۲۵ آبان' },
  { spoken: 'پنجم دی ماه', written: '۵ دی ماه' },
  { spoken: 'دهم تا بیستم خرداد', written: '۱۰ تا ۲۰ خرداد' },
  { spoken: 'بیست و پنجم و بیست و ششم آبان', written: '۲۵ و ۲۶ آبان' },
  { spoken: 'سه خرداد', written: '۳ خرداد' },
  { spoken: 'سه تیر شلیک شد', written: 'سه تیر شلیک شد', note: 'shots' },
  { spoken: 'هفت تیر', written: 'هفت تیر', note: 'a pistol, and a square in Tehran' },
  { spoken: 'سی تیر', written: '۳۰ تیر' },
  { spoken: 'سی دی ماه', written: '۳۰ دی ماه' },
  { spoken: 'سه تیر هزار و چهارصد', written: '۳ تیر ۱۴۰۰', settings: separated },
  { spoken: 'خیابان سی تیر', written: 'خیابان سی تیر' },
  { spoken: 'خیابان هفده شهریور', written: 'خیابان هفده شهریور' },
  { spoken: 'بیستم مارس', written: '۲۰ مارس' },
  { spoken: 'چهارم ژوئیه', written: '۴ ژوئیه' },
  { spoken: 'یازده سپتامبر', written: '۱۱ سپتامبر' },
  { spoken: 'بیستم می رفت', written: 'بیستم می رفت', note: 'the prefix of a verb' },
  { spoken: 'بیستم می دو هزار و بیست و چهار', written: '۲۰ می ۲۰۲۴', settings: separated },
  { spoken: 'دهم محرم', written: '۱۰ محرم' },
  { spoken: 'بیستم صفر', written: '۲۰ صفر', note: 'a month, not zero' },
  { spoken: 'بیست صفر', written: '۲۰ صفر', note: 'may be zero; the same either way' },
  { spoken: 'دوازدهم ربیع الاول', written: '۱۲ ربیع الاول' },
  { spoken: 'هجدهم ذی‌الحجه', written: '۱۸ ذی‌الحجه' },
  { spoken: 'بیست و یکم ماه رمضان', written: 'بیست و یکم ماه رمضان' },

  // Ordinals stay
  { spoken: 'نفر سوم', written: 'نفر سوم' },
  { spoken: 'قرن بیستم', written: 'قرن بیستم' },
  { spoken: 'بیست و پنجمین سالگرد', written: 'بیست و پنجمین سالگرد' },
  { spoken: 'سی‌امین', written: 'سی‌امین' },
  { spoken: 'هزارمین نفر', written: 'هزارمین نفر' },
  { spoken: 'بیست و پنج ام', written: 'بیست و پنج ام' },
  { spoken: 'پنجمِ آبان', written: '۵ آبان', note: 'with the vowel of the ezafe' },

  // Years
  { spoken: 'سال نود و هشت', written: 'سال ۹۸' },
  { spoken: 'سال دو هزار و بیست و شش', written: 'سال ۲۰۲۶', settings: separated },
  { spoken: 'سال هزار و چهارصد', written: 'سال 1400', settings: { ...separated, ...latin } },
  { spoken: 'مهر ماه هزار و چهارصد', written: 'مهر ماه ۱۴۰۰', settings: separated },
  {
    spoken: 'سال هزار و سیصد و پنجاه تا هزار و سیصد و شصت',
    written: 'سال ۱۳۵۰ تا ۱۳۶۰',
    settings: separated,
  },
  { spoken: 'هزار و سیصد و پنجاه و هفت شمسی', written: '۱۳۵۷ شمسی', settings: separated },
  { spoken: 'دو هزار و ده میلادی', written: '۲۰۱۰ میلادی', settings: separated },
  { spoken: 'دو سال هزار نفر', written: 'دو سال ۱٬۰۰۰ نفر', settings: separated },
  { spoken: 'سال دو هزار نفر آمدند', written: 'سال ۲٬۰۰۰ نفر آمدند', settings: separated },
  { spoken: 'آبان هزار و دویست تومان', written: 'آبان ۱٬۲۰۰ تومان', settings: separated },
  { spoken: 'سال پنج هزار', written: 'سال ۵٬۰۰۰', settings: separated },
  {
    spoken: 'هزار و سیصد و پنجاه و هفت',
    written: '۱٬۳۵۷',
    settings: separated,
    note: 'limit: nothing says that it is a year',
  },

  // The time of day: figures are joined by the words that were said
  { spoken: 'ساعت ده و بیست دقیقه', written: 'ساعت ۱۰ و ۲۰ دقیقه' },
  { spoken: 'ساعت سه و بیست دقیقه', written: 'ساعت ۳ و ۲۰ دقیقه', note: 'both alike' },
  { spoken: 'ساعت بیست و یک و سی دقیقه', written: 'ساعت ۲۱ و ۳۰ دقیقه' },
  { spoken: 'ساعت ده صبح', written: 'ساعت ۱۰ صبح' },
  { spoken: 'ساعت پنج عصر', written: 'ساعت پنج عصر' },
  { spoken: 'ساعت پنج و نیم', written: 'ساعت پنج و نیم' },
  { spoken: 'ساعت ده و نیم', written: 'ساعت ده و نیم', note: '۱۰٫۵ is no time of day' },
  { spoken: 'ساعت پنج و ربع', written: 'ساعت پنج و ربع' },
  { spoken: 'ده دقیقه به پنج', written: 'ده دقیقه به پنج' },
  { spoken: 'ده دقیقه به پنج نفر', written: '۱۰ دقیقه به پنج نفر' },
  {
    spoken: 'ساعت بیست و پنج دقیقه',
    written: 'ساعت بیست و پنج دقیقه',
    note: '20:05 or 25 minutes',
  },
  { spoken: 'دو ساعت بیست و پنج دقیقه', written: 'دو ساعت ۲۵ دقیقه' },
  { spoken: 'ساعت پنج شنبه', written: 'ساعت پنج شنبه' },

  // Telephone numbers
  {
    spoken: 'صفر نهصد و سی و پنج صفر صفر سی و چهار چهل و هفت یازده',
    written: '۰۹۳۵۰۰۳۴۴۷۱۱',
    settings: separated,
  },
  {
    spoken: 'صفر نهصد و دوازده سیصد و چهل و پنج شصت و هفت هشتاد و نه',
    written: '09123456789',
    settings: latin,
  },
  { spoken: 'صفر نه یک دو سه چهار پنج شش هفت هشت نه', written: '۰۹۱۲۳۴۵۶۷۸۹' },
  {
    spoken: 'صفر بیست و یک هشتاد و هشت دوازده سی و چهار پنجاه و شش',
    written: '۰۲۱۸۸۱۲۳۴۵۶',
  },
  {
    spoken: 'صفر صفر نود و هشت نهصد و دوازده سیصد و چهل و پنج شصت و هفت هشتاد و نه',
    written: '۰۰۹۸۹۱۲۳۴۵۶۷۸۹',
  },
  { spoken: 'نهصد و دوازده سیصد و چهل و پنج شصت و هفت هشتاد و نه', written: '۹۱۲۳۴۵۶۷۸۹' },
  {
    spoken: 'صفر نهصد و دوازده سیصد و چهل و پنج شصت و هفت هشتاد و نه بیست نفر',
    written: '۰۹۱۲۳۴۵۶۷۸۹ ۲۰ نفر',
    note: 'eleven digits are enough',
  },
  { spoken: 'تلفن هشتاد و هشت دوازده سی و چهار پنجاه و شش', written: 'تلفن ۸۸۱۲۳۴۵۶' },
  { spoken: 'صفر بیست و یک', written: 'صفر بیست و یک', note: 'limit: two groups are too few' },
  { spoken: 'صفر یک دو سه', written: 'صفر یک دو سه', note: 'somebody counts' },

  // Cards and codes
  {
    spoken: 'شصت سی و هفت نود و نه هفتاد و چهار دوازده سی و چهار پنجاه و شش هفتاد و هشت',
    written: '۶۰۳۷۹۹۷۴۱۲۳۴۵۶۷۸',
    settings: separated,
  },
  {
    spoken:
      'شش هزار و سی و هفت نه هزار و نهصد و هفتاد و چهار هزار و دویست و سی و چهار پنج هزار و ششصد و هفتاد و هشت',
    written: '۶۰۳۷۹۹۷۴۱۲۳۴۵۶۷۸',
    settings: separated,
  },
  { spoken: 'کد چهار سه دو یک', written: 'کد ۴۳۲۱' },
  { spoken: 'کد ملی من صفر صفر یک دو سه چهار', written: 'کد ملی من ۰۰۱۲۳۴' },
  { spoken: 'پنج هشت سه دو یک', written: '۵۸۳۲۱', note: 'digit by digit' },
  { spoken: 'یک دو سه چهار پنج', written: 'یک دو سه چهار پنج', note: 'somebody counts' },
  { spoken: 'نه نه نه نه نه', written: 'نه نه نه نه نه' },
  { spoken: 'ده بیست سی چهل پنجاه شصت هفتاد هشتاد', written: '۱۰ ۲۰ ۳۰ ۴۰ ۵۰ ۶۰ ۷۰ ۸۰' },
  { spoken: 'شماره ده بیست سی', written: 'شماره ۱۰ ۲۰ ۳۰' },
];
