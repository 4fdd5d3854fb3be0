import type { WritingCase } from './writingCase.ts';

/** Numbers in colloquial pronunciation. */
export const everydayNumberCases: readonly WritingCase[] = [
  // Words that are no numbers
  { spoken: 'گیتار بیس و پیانو', written: 'گیتار بیس و پیانو' },
  { spoken: 'خل و چل', written: 'خل و چل' },
  { spoken: 'آدم چل و دیوانه', written: 'آدم چل و دیوانه' },
  { spoken: 'صدای بیس بلند است', written: 'صدای بیس بلند است' },
  { spoken: 'پن را بردار', written: 'پن را بردار' },
  { spoken: 'هش را حساب کن', written: 'هش را حساب کن' },
  { spoken: 'بیس خوب بود', written: 'بیس خوب بود' },
  { spoken: 'هفصدا', written: 'هفصدا' },
  { spoken: 'پنجاب رفتم', written: 'پنجاب رفتم' },
  { spoken: 'چلوکباب خوردم', written: 'چلوکباب خوردم' },
  // Numbers
  { spoken: 'بیس و پنج تومن شد', written: '۲۵ تومن شد' },
  { spoken: 'بیست و پن تومن شد', written: '۲۵ تومن شد' },
  { spoken: 'چل و پنج نفر بودن', written: '۴۵ نفر بودن' },
  { spoken: 'دویست و پنجا تومن دادم', written: '۲۵۰ تومن دادم' },
  { spoken: 'صد و پنجا هزار تومن', written: '۱۵۰۰۰۰ تومن' },
  { spoken: 'دویس تومن', written: '۲۰۰ تومن' },
  { spoken: 'پنجا نفر اومدن', written: '۵۰ نفر اومدن' },
  { spoken: 'شص سالشه', written: '۶۰ سالشه' },
  { spoken: 'بیس تا تخم مرغ', written: '۲۰ تا تخم مرغ' },
  { spoken: 'سی و هف نفر', written: '۳۷ نفر' },
  { spoken: 'بیست و هش ساله', written: '۲۸ ساله' },
  { spoken: 'هفصد و هشصد تومن', written: '۷۰۰ و ۸۰۰ تومن' },
  { spoken: 'پونزه شونزه نفر', written: '۱۵ ۱۶ نفر' },
  { spoken: 'دوازه تا', written: '۱۲ تا' },
  { spoken: 'صد و بیس هزار تومن', written: '۱۲۰۰۰۰ تومن' },
  { spoken: 'دیویست هزار تومن', written: '۲۰۰۰۰۰ تومن' },
  { spoken: 'چل درصد', written: '۴۰٪' },
  { spoken: 'بیس و پنجم آبان', written: '۲۵ آبان' },
  { spoken: 'هف کیلو', written: '۷ کیلو' },
  { spoken: 'سیصد و شص و پنج روز', written: '۳۶۵ روز' },
  { spoken: 'بیس و چار ساعت', written: '۲۴ ساعت' },
];
