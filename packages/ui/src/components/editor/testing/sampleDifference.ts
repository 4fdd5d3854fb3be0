import type { TextRun } from '../TextDifference/paragraphs.ts';

const unchanged = [
  'دستور جلسه را همهٔ اعضا پیش از جلسه دیده‌اند.',
  'گزارش مالی سه‌ماههٔ دوم خوانده شد و پرسشی نبود.',
  'قرار شد نشانی جدید دفتر تا پایان هفته به مشتریان گفته شود.',
  'آقای رضایی دربارهٔ استخدام دو نفر توضیح داد.',
].join('\n');

/** The comparison of two versions of a report, as from a diff by words. */
export const sampleRuns: readonly TextRun[] = [
  { kind: 'same', text: `${unchanged}\nقیمت هر ساعت ` },
  { kind: 'removed', text: 'بیست و پنج هزار تومن' },
  { kind: 'added', text: '۲۵ هزار تومان' },
  { kind: 'same', text: ' است و تا پایان ' },
  { kind: 'removed', text: 'ماه' },
  { kind: 'added', text: 'فصل' },
  { kind: 'same', text: ` تغییر نمی‌کند.\n${unchanged}\n` },
  { kind: 'added', text: 'جلسهٔ بعد یکشنبه ساعت ۱۰ است.' },
];
