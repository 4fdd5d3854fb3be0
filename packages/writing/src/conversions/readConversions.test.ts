import { describe, expect, it } from 'vitest';
import { defaultWriting, type WritingSettings } from '../settings.ts';
import { readConversions } from './readConversions.ts';

function read(spoken: string, settings: Partial<WritingSettings> = {}) {
  const segments = spoken.split(' ¦ ').map((text, at) => ({ id: `s${at}`, text }));
  const { text, conversions } = readConversions(segments, { ...defaultWriting, ...settings });
  return [text, conversions.map(({ from, to, spoken: said }) => [text.slice(from, to), said])];
}

describe('X-64: the conversions of spoken text', () => {
  it.each([
    ['سلام نقطه خوبی', 'سلام. خوبی', [['.', 'نقطه']]],
    ['حدود بیست و پنج نفر', 'حدود ۲۵ نفر', [['۲۵', 'بیست و پنج']]],
    ['نود و نه درصد', '۹۹٪', [['۹۹٪', 'نود و نه درصد']]],
    ['سلام خط بعد خوبی', 'سلام\nخوبی', [['\n', 'خط بعد']]],
    [
      'گیومه باز سلام گیومه بسته نقطه',
      '«سلام».',
      [
        ['«', 'گیومه باز'],
        ['»', 'گیومه بسته'],
        ['.', 'نقطه'],
      ],
    ],
    ['می نیم‌فاصله روم', 'می\u200Cروم', [['\u200C', 'نیم‌فاصله']]],
    ['سلام علامت ¦ سؤال', 'سلام؟', [['؟', 'علامت سؤال']]],
    ['بیست ¦ و سه نفر', '۲۳ نفر', [['۲۳', 'بیست و سه']]],
  ])('of «%s» are what the rules wrote and what was said', (spoken, text, conversions) => {
    expect(read(spoken)).toEqual([text, conversions]);
  });

  it.each([
    ['words that stay words', 'این نقطه ضعف ماست', 'این نقطه ضعف ماست'],
    ['digits of the engine', 'حدود 25 نفر', 'حدود ۲۵ نفر'],
    ['the escape «کلمهٔ»', 'کلمهٔ نقطه', 'نقطه'],
    ['marks of the engine', 'سلام. خوبی', 'سلام. خوبی'],
    ['a removed filler', 'اوم سلام', 'سلام'],
  ])('are none for %s', (_, spoken, text) => {
    expect(read(spoken)).toEqual([text, []]);
  });

  it('have Persian letters where the settings ask for them', () => {
    expect(read('يك ميليون نفر')[1]).toEqual([['۱۰۰۰۰۰۰', 'یک میلیون']]);
    expect(read('يك ميليون نفر', { arabicChars: false })[1]).toEqual([['۱۰۰۰۰۰۰', 'يك ميليون']]);
  });

  it('have no word for a mark of the engine that was replaced', () => {
    expect(read('سلام. علامت سؤال خوبی')).toEqual(['سلام؟ خوبی', [['؟', 'علامت سؤال']]]);
  });
});
