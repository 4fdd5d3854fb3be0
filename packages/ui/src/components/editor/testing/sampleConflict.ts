import type { ConflictDifference } from '../ConflictDialog/choices.ts';

/** A title, a changed paragraph and a deleted one. */
export const sampleDifferences: readonly ConflictDifference[] = [
  {
    id: 'title',
    label: 'نام نوشته',
    single: true,
    runs: [
      { kind: 'same', text: 'جلسهٔ هیئت‌مدیره' },
      { kind: 'removed', text: '، آبان' },
      { kind: 'added', text: ' دربارهٔ قیمت' },
    ],
  },
  {
    id: 'p3',
    label: 'پاراگراف ۳',
    runs: [
      { kind: 'same', text: 'قیمت هر ساعت ' },
      { kind: 'removed', text: 'سی هزار' },
      { kind: 'added', text: '۲۵ هزار' },
      { kind: 'same', text: ' تومان است و تا پایان فصل تغییر نمی‌کند.' },
    ],
  },
  {
    id: 'p7',
    label: 'پاراگراف ۷',
    deleted: 'theirs',
    runs: [{ kind: 'added', text: 'جلسهٔ بعد یکشنبه ساعت ۱۰ است.' }],
  },
];

/** Makes `count` changed paragraphs. */
export function makeDifferences(count: number): readonly ConflictDifference[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    label: `پاراگراف ${(index + 1).toLocaleString('fa-IR')}`,
    runs: [
      { kind: 'same', text: 'قرار شد نشانی جدید دفتر تا پایان ' },
      { kind: 'removed', text: 'هفته' },
      { kind: 'added', text: 'ماه' },
      { kind: 'same', text: ' اعلام شود.' },
    ],
  }));
}
