import type { WritingCase } from './writingCase.ts';

const apart = { autoSpace: false } as const;

/** Spaces around marks and brackets. */
export const spacingCases: readonly WritingCase[] = [
  // Closing marks: none before, one after.
  ...Array.from('.،؛:؟!…', (mark) => ({
    spoken: `سلام ${mark} دنیا`,
    written: `سلام${mark} دنیا`,
  })),
  ...Array.from('،؛:؟!', (mark) => ({
    spoken: `سلام${mark}دنیا`,
    written: `سلام${mark} دنیا`,
    note: 'the space after a mark is missing',
  })),
  { spoken: 'چرا؟!نمی‌دانم', written: 'چرا؟! نمی‌دانم' },
  { spoken: 'شاید... فردا', written: 'شاید… فردا' },
  { spoken: 'سلامٌ،دنیا', written: 'سلامٌ، دنیا', note: 'a vowel sign before the mark' },
  // Brackets: none inside, one outside.
  { spoken: 'کتاب ( بوستان ) را خواند', written: 'کتاب (بوستان) را خواند' },
  { spoken: 'گفت « سلام » و رفت', written: 'گفت «سلام» و رفت' },
  { spoken: 'گفت«سلام»و رفت', written: 'گفت «سلام» و رفت', note: 'both spaces are missing' },
  { spoken: 'گفت:«سلام»', written: 'گفت: «سلام»' },
  { spoken: 'گفت «سلام» ، و رفت', written: 'گفت «سلام»، و رفت' },
  { spoken: 'او (بله!) گفت', written: 'او (بله!) گفت' },
  { spoken: 'گفت "سلام" و رفت', written: 'گفت «سلام» و رفت' },
  { spoken: 'گفت “سلام” و رفت', written: 'گفت «سلام» و رفت' },
  {
    spoken: 'گفت “سلام” و "بله" گفت',
    written: 'گفت “سلام” و "بله" گفت',
    settings: { persianQuotes: false },
  },
  // Neither mark nor bracket.
  { spoken: 'ساعت 12:30', written: 'ساعت ۱۲:۳۰' },
  { spoken: 'سایت ثبت.ایران', written: 'سایت ثبت.ایران', note: 'an address' },
  { spoken: 'کتاب(ها)', written: 'کتاب(ها)', note: 'an ending in brackets' },
  { spoken: 'سایت a،b', written: 'سایت a،b', note: 'another script' },
  // What joins two words.
  { spoken: 'و اسلش یا', written: 'و/یا', settings: apart },
  { spoken: 'عنوان خط بعد متن', written: 'عنوان\nمتن', settings: apart },
  { spoken: 'می نیم‌فاصله روم', written: 'می‌روم', settings: apart },
  // Without automatic spacing.
  { spoken: 'سلام ویرگول دنیا', written: 'سلام ، دنیا', settings: apart },
  { spoken: 'گفت گیومه باز سلام گیومه بسته', written: 'گفت « سلام »', settings: apart },
];
