import type { WritingCase } from './writingCase.ts';

/** Marks of the engine behind a Latin word, and a spoken mark in the same place. */
export const latinMarkCases: readonly WritingCase[] = [
  { spoken: 'فایل PDF. نقطه بعد رفتم', written: 'فایل PDF. بعد رفتم' },
  { spoken: 'با Ali, ویرگول رفتم', written: 'با Ali، رفتم' },
  { spoken: 'آیا iPhone؟ علامت سوال', written: 'آیا iPhone؟' },
  { spoken: 'سایت example.com. نقطه', written: 'سایت example.com.' },
  { spoken: 'ایمیل a@b.ir. نقطه', written: 'ایمیل a@b.ir.' },
  { spoken: 'زبان C++. نقطه', written: 'زبان C++.' },
  { spoken: 'نسخه v2. نقطه', written: 'نسخه v2.' },
  { spoken: 'نزد Google، نقطه', written: 'نزد Google.' },
  { spoken: 'از Google. خط بعد سلام', written: 'از Google.\nسلام' },
  { spoken: 'نام U.S. نقطه', written: 'نام U.S.' },
  { spoken: 'سلام Ali.', written: 'سلام Ali.' },
  { spoken: 'Hello, World!', written: 'Hello, World!' },
  { spoken: 'Wait... Stop', written: 'Wait... Stop' },
  { spoken: 'فایل a/b.txt. را باز کن', written: 'فایل a/b.txt. را باز کن' },
  { spoken: 'آدرس http://a.b/c, را باز کن', written: 'آدرس http://a.b/c, را باز کن' },
  { spoken: 'const x = f(1); را بنویس', written: 'const x = f(1); را بنویس' },
  { spoken: 'نوشته e.g. است', written: 'نوشته e.g. است' },
];
