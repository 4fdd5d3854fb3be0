import type { WritingCase } from './writingCase.ts';

/** The names of Latin letters, which are also words and endings. */
export const letterNameCases: readonly WritingCase[] = [
  // «ام» is the letter M
  { spoken: 'بیماری ام اس دارد', written: 'بیماری ام اس دارد' },
  { spoken: 'درباره ام اس چه می دانید', written: 'درباره ام اس چه می‌دانید' },
  { spoken: 'مبتلا به ام اس است', written: 'مبتلا به ام اس است' },
  { spoken: 'جامعه ام اس ایران', written: 'جامعه ام اس ایران' },
  { spoken: 'پرونده ام اس او', written: 'پرونده ام اس او' },
  { spoken: 'برنامه ام اف', written: 'برنامه ام اف' },
  { spoken: 'پخش کننده ام پی تری', written: 'پخش کننده ام پی تری' },
  { spoken: 'نسخه ام پی فور', written: 'نسخه ام پی فور' },
  { spoken: 'نامه ام اچ', written: 'نامه ام اچ' },
  { spoken: 'نمونه ام ایکس', written: 'نمونه ام ایکس' },
  { spoken: 'بیماری ام خوب شد', written: 'بیماری‌ام خوب شد' },
  { spoken: 'خانه ام پیدا شد', written: 'خانه‌ام پیدا شد' },
  { spoken: 'رفته ام پی کارم', written: 'رفته‌ام پی کارم' },
  { spoken: 'خسته ام اسم شما چیست', written: 'خسته‌ام اسم شما چیست' },
  // «سی» is the letter C
  { spoken: 'شبکه سی ان ان گزارش داد', written: 'شبکه سی ان ان گزارش داد' },
  { spoken: 'خط سی ان ان', written: 'خط سی ان ان' },
  {
    spoken: 'آزمایش سی بی سی و سی آر پی درخواست شد',
    written: 'آزمایش سی بی سی و سی آر پی درخواست شد',
  },
  { spoken: 'دستگاه سی ان سی بیست تن وزن دارد', written: 'دستگاه سی ان سی ۲۰ تن وزن دارد' },
  { spoken: 'کلاس سی شارپ', written: 'کلاس سی شارپ' },
  { spoken: 'شماره سی آی ای', written: 'شماره سی آی ای' },
  { spoken: 'کد سی اس اس', written: 'کد سی اس اس' },
  { spoken: 'کلاس سی پلاس پلاس', written: 'کلاس سی پلاس پلاس' },
  { spoken: 'شبکه ان بی سی', written: 'شبکه ان بی سی' },
  { spoken: 'کد یو سی ال ای', written: 'کد یو سی ال ای' },
  { spoken: 'کانال سی پنل', written: 'کانال سی پنل' },
  { spoken: 'سی نفر آمدند', written: '۳۰ نفر آمدند' },
  { spoken: 'آن سی نفر آمدند', written: 'آن ۳۰ نفر آمدند' },
  { spoken: 'سی بی گناه کشته شدند', written: 'سی بی‌گناه کشته شدند' },
  { spoken: 'شماره سی', written: 'شماره ۳۰' },
  { spoken: 'شبکه سی', written: 'شبکه ۳۰' },
  { spoken: 'گزینه سی درصد', written: 'گزینه ۳۰٪' },
];
