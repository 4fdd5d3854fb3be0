import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import sharedCases from './cases/fa-writing.json' with { type: 'json' };
import type { Formatter, FormattedSegment } from './incrementalFormatter.ts';
import { defaultWriting, type WritingSettings } from './settings.ts';
import { createFormatter, formatText } from './formatter.ts';

const words = fc.constantFrom(
  ...'سلام من کتاب ها را می روم نه ده بیست و سه صد هزار میلیون درصد ممیز صفر پنج نقطه ویرگول'.split(
    ' ',
  ),
  ...'شماره صفحه ی های ترین نفر ای دقیقه آن می دانشجو ام هفت هفته دان'.split(' '),
  ...'علامت سؤال خط بعد کلمهٔ این اوم خانه ام بزرگ تر آبان سال تومان است. «گفت» a@b.ir'.split(' '),
);
const speech = fc.array(fc.array(words, { maxLength: 12 }), { minLength: 1, maxLength: 12 });

describe('the formatting of dictated Persian', () => {
  it.each(sharedCases.map(({ spoken, written, settings }) => [spoken, written, settings] as const))(
    'X-40, X-43: «%s» is written «%s»',
    (spoken, written, flags) => {
      expect(formatText(spoken, { ...defaultWriting, ...toSettings(flags) })).toBe(written);
    },
  );

  it('X-52: the sample sentence of the settings is formatted', () => {
    const spoken =
      'سلام ویرگول امروز بیست و پنجم آبان هزار و چهارصد و پنج است نقطه خط بعد قیمت کتاب ها یک میلیون و دویست هزار تومان شد علامت تعجب';
    expect(formatText(spoken, { ...defaultWriting, addNumberSeparator: true })).toBe(
      'سلام، امروز ۲۵ آبان ۱۴۰۵ است.\nقیمت کتاب‌ها ۱٬۲۰۰٬۰۰۰ تومان شد!',
    );
  });

  it.each([
    [
      ['بیست', 'و سه نفر'],
      ['۲۳', 'نفر'],
    ],
    [
      ['این چیست علامت', 'سؤال'],
      ['این چیست؟', ''],
    ],
    [
      ['قیمت دو میلیون', 'و نیم تومان', 'شد'],
      ['قیمت ۲۵۰۰۰۰۰', 'تومان', 'شد'],
    ],
    [
      ['کتاب', 'ها'],
      ['کتاب‌ها', ''],
    ],
    [
      ['سلام', 'نقطه'],
      ['سلام', '.'],
    ],
  ])('X-65: the segments %j become %j', (spoken, written) => {
    const formatter = createFormatter(defaultWriting);
    const texts = written.map(() => '');
    spoken.forEach((text, at) => {
      for (const one of formatter.push({ id: `${at}`, text })) {
        texts[Number(one.id)] = one.text;
      }
    });
    expect(texts).toEqual(written);
  });

  it.each([
    ['سه شنبه', 'سه‌شنبه'],
    ['صد ها نفر', 'صدها نفر'],
    ['صد نفر', '۱۰۰ نفر'],
  ])(
    'X-43, X-46: a number within a word stays in words: «%s» is written «%s»',
    (spoken, written) => {
      expect(formatText(spoken, defaultWriting)).toBe(written);
    },
  );

  it(
    'X-65: the text does not depend on the division into segments',
    { timeout: fuzzTime(500) },
    () => {
      checkEvery(500, speech, (segments) => {
        const written = new Map<string, string>();
        // A spoken mark also depends on the silence after it; see the tests of commands.
        const settings = { ...defaultWriting, convertPunctuations: false };
        const formatter = createFormatter(settings);
        segments.forEach((said, at) => pushed(formatter, at, said, written));
        const whole = formatText(segments.flat().join(' '), settings);
        expect([...written.values()].join('').replaceAll(' ', '')).toBe(whole.replaceAll(' ', ''));
      });
    },
  );

  it('formatting is idempotent without spoken marks and fillers', () => {
    const plain = { ...defaultWriting, convertPunctuations: false, fillers: false };
    checkEvery(1_000, fc.array(words, { maxLength: 40 }), (said) => {
      const written = formatText(said.join(' '), plain);
      expect(formatText(written, plain)).toBe(written);
    });
  });

  it('X-46: addresses, e-mails and code stay', () => {
    const foreign = fc.oneof(fc.webUrl(), fc.emailAddress(), fc.stringMatching(/^[a-z_]+\(\)$/u));
    checkEvery(100, foreign, words, (address, word) => {
      expect(formatText(`${word} ${address} ${word}`, defaultWriting)).toContain(address);
    });
  });

  it('X-51: an own word or a ready text comes before a spoken mark, a number and a filler', () => {
    const own = {
      vocabulary: [{ word: 'نقطهٔ پایان', sounds: 'نقطه' }],
      snippets: [
        { phrase: 'بیست و سه', text: 'شمارهٔ من' },
        { phrase: 'اوم', text: 'اُمید' },
      ],
    };
    expect(formatText('رفتم نقطه بیست و سه اوم', { ...defaultWriting, ...own })).toBe(
      'رفتم نقطهٔ پایان شمارهٔ من اُمید',
    );
    expect(formatText('کلمهٔ نقطه', { ...defaultWriting, ...own })).toBe('نقطه');
  });

  it('X-65: a segment returns itself and the earlier segments that changed, and no others', () => {
    const formatter = createFormatter(defaultWriting);
    const push = (id: string, text: string) => formatter.push({ id, text }).map((one) => one.id);
    expect([push('a', 'سلام'), push('b', 'بیست'), push('c', 'و سه نفر')]).toEqual([
      ['a'],
      ['b'],
      ['b', 'c'],
    ]);
  });

  it('X-62: «کلمهٔ» before a command writes the command as a word', () => {
    expect(formatText('بنویس کلمهٔ ویرگول نقطه', defaultWriting)).toBe('بنویس ویرگول.');
    expect(formatText('بنویس کلمهٔ ویرگول', { ...defaultWriting, convertPunctuations: false })).toBe(
      'بنویس کلمهٔ ویرگول',
    );
  });

  it('X-64: a rejected command stays in words', () => {
    const formatter = createFormatter(
      defaultWriting,
      ({ segmentId, index }) => segmentId === 'a' && index === 1,
    );
    const [written] = formatter.push({ id: 'a', text: 'سلام ویرگول خوبی نقطه' });
    expect(written?.text).toBe('سلام ویرگول خوبی.');
    expect(written?.commands).toEqual([{ id: 'period', spoken: 'نقطه', segmentId: 'a', index: 3 }]);
  });

  it('X-64: no word of a rejected command begins another command, and the next command stays', () => {
    const formatter = createFormatter(defaultWriting, ({ index }) => index === 1);
    const [written] = formatter.push({ id: 'a', text: 'سلام سه نقطه کاما' });
    expect(written?.text).toBe('سلام سه نقطه،');
  });
});

function pushed(
  formatter: Formatter,
  at: number,
  said: string[],
  written: Map<string, string>,
): void {
  const changed: FormattedSegment[] = formatter.push({ id: `${at}`, text: said.join(' ') });
  for (const { id, text } of changed) {
    written.set(id, text);
  }
}

function toSettings(flags: Record<string, unknown>): Partial<WritingSettings> {
  const names: Record<string, keyof WritingSettings> = {
    convert_numbers: 'convertNumbers',
    number_mode: 'numberMode',
    add_number_separator: 'addNumberSeparator',
    show_digits_in_english: 'showDigitsInEnglish',
    convert_punctuations: 'convertPunctuations',
  };
  return Object.fromEntries(
    Object.entries(flags).map(([flag, value]) => [names[flag] ?? flag, value]),
  );
}
