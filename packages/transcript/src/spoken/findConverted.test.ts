import { defaultWriting, formatText, type WritingSettings } from '@nevisa/writing';
import { describe, expect, it } from 'vitest';
import { makeSaid } from '../testing/conversationStories.ts';
import { findConverted } from './findConverted.ts';

/** What was converted in `written`, which was said as `spoken`; «¦» divides segments. */
function read(spoken: string, written: string, settings: Partial<WritingSettings> = {}) {
  const texts = written.split('¦');
  const segments = spoken.split(' ¦ ').map((part, at) => {
    const { segment_id, words } = makeSaid(`s${at}`, part, at * 100);
    return { segment_id, words, text: texts[at] ?? '' };
  });
  return findConverted(segments, { ...defaultWriting, ...settings }).map(
    ({ from, to, spoken: words }) => [from, texts.join('').slice(from, to), words],
  );
}

describe('X-64: what speech was converted to', () => {
  it('is found in a text that no person changed', () => {
    expect(read('سلام نقطه بیست و سه نفر خط بعد خوبی', 'سلام. ۲۳ نفر\nخوبی')).toEqual([
      [4, '.', 'نقطه'],
      [6, '۲۳', 'بیست و سه'],
      [12, '\n', 'خط بعد'],
    ]);
  });

  it('is found at its place in a text that the person changed elsewhere', () => {
    expect(read('سلام نقطه حدود بیست و سه نفر نقطه', 'درود بر شما، سلام. ۲۳ تن از آن‌ها.')).toEqual([
      [17, '.', 'نقطه'],
      [19, '۲۳', 'بیست و سه'],
      [33, '.', 'نقطه'],
    ]);
  });

  it('is not found where the person wrote something else', () => {
    expect(read('سلام نقطه بیست و سه نفر', 'سلام! ۲۴ نفر')).toEqual([]);
    expect(read('سلام نقطه خوبی', 'سلام نقطه خوبی')).toEqual([]);
    expect(read('حدود ۲۵ نفر', 'حدود ۲۵ نفر.')).toEqual([]);
  });

  it.each<[string, string, Partial<WritingSettings>]>([
    ['Latin digits', '1,250,000 نفر', {}],
    ['Persian digits with separators', '۱٬۲۵۰٬۰۰۰ نفر', { showDigitsInEnglish: true }],
    ['digits without separators', '۱۲۵۰۰۰۰ نفر', { addNumberSeparator: true }],
    ['digits while numbers stay words today', '۱۲۵۰۰۰۰ نفر', { convertNumbers: false }],
    ['digits while the mode of today is none', '۱۲۵۰۰۰۰ نفر', { numberMode: 'never' }],
  ])('is found with the settings of another day: %s', (_, text, settings) => {
    const words = 'یک میلیون و دویست و پنجاه هزار';
    expect(read(`${words} نفر`, text, settings)).toEqual([[0, text.split(' ')[0], words]]);
  });

  it('is found for all numbers, which another day wrote in digits', () => {
    expect(formatText('پنج بار', defaultWriting)).toBe('پنج بار');
    expect(read('پنج بار', '۵ بار')).toEqual([[0, '۵', 'پنج']]);
    expect(read('نود و نه درصد', '99%')).toEqual([[0, '99%', 'نود و نه درصد']]);
    expect(read('پنج ممیز دو', '5.2')).toEqual([[0, '5.2', 'پنج ممیز دو']]);
  });

  it('X-65: is found where a number or a command is split over two segments, and where it is not', () => {
    expect(read('بیست ¦ و سه نفر نقطه', '۲۳ ¦نفر.')).toEqual([
      [0, '۲۳', 'بیست و سه'],
      [6, '.', 'نقطه'],
    ]);
    expect(read('علامت ¦ سؤال', '؟')).toEqual([[0, '؟', 'علامت سؤال']]);
    expect(read('بیست ¦ و سه نفر نقطه', '۲۰ ¦و سه نفر.')).toEqual([
      [0, '۲۰', 'بیست'],
      [11, '.', 'نقطه'],
    ]);
  });

  it('is a half-space inside of a word that has the same letters', () => {
    expect(read('می نیم‌فاصله روم', 'من می\u200Cروم')).toEqual([[5, '\u200C', 'نیم‌فاصله']]);
    expect(read('می نیم‌فاصله روم', 'من می‌رود')).toEqual([]);
  });

  it('is the line break that a segment begins with', () => {
    expect(read('سلام ¦ خط بعد خوبی', 'سلام\n¦خوبی')).toEqual([[4, '\n', 'خط بعد']]);
  });

  it('finds no conversion without engine words, at the place of another segment, and twice at one place', () => {
    expect(findConverted([{ segment_id: 'a', words: [], text: 'سلام.' }], defaultWriting)).toEqual(
      [],
    );
    expect(read('سیب نقطه نان نقطه', 'سیب. نان.').map(([from]) => from)).toEqual([3, 8]);
    expect(read('سلام ¦ سلام نقطه', 'سلام. ¦سلام')).toEqual([]);
  });
});
