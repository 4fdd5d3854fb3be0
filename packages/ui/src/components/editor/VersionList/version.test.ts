import { expect, it } from 'vitest';
import { describeWords } from './version.ts';

it('the difference in words of a version is said without a sign', () => {
  expect([1_200, -3, 0].map(describeWords)).toEqual([
    '۱٬۲۰۰ کلمه بیشتر',
    '۳ کلمه کمتر',
    'بدون تغییر در تعداد کلمه‌ها',
  ]);
});
