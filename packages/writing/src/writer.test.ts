import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';
import sharedCases from './cases/fa-writing.json' with { type: 'json' };
import type { RunWriter, WrittenSegment } from './runWriter.ts';
import { defaultWriting, type WritingSettings } from './settings.ts';
import { createWriter, writeText } from './writer.ts';

const words = fc.constantFrom(
  ...'سلام من کتاب ها را می روم نه ده بیست و سه صد هزار میلیون درصد ممیز صفر پنج نقطه ویرگول'.split(
    ' ',
  ),
  ...'علامت سؤال خط بعد کلمهٔ این اوم خانه ام بزرگ تر آبان سال تومان است. «گفت» a@b.ir'.split(' '),
);
const speech = fc.array(fc.array(words, { maxLength: 12 }), { minLength: 1, maxLength: 12 });

describe('the writing of dictated Persian', () => {
  it.each(sharedCases.map(({ spoken, written, settings }) => [spoken, written, settings] as const))(
    'X-40, X-43: «%s» is written «%s»',
    (spoken, written, flags) => {
      expect(writeText(spoken, { ...defaultWriting, ...settingsOf(flags) })).toBe(written);
    },
  );

  it('X-52: writes the sample sentence of the settings', () => {
    const spoken =
      'سلام ویرگول امروز بیست و پنجم آبان هزار و چهارصد و پنج است نقطه خط بعد قیمت کتاب ها یک میلیون و دویست هزار تومان شد علامت تعجب';
    expect(writeText(spoken, { ...defaultWriting, addNumberSeparator: true })).toBe(
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
  ])('X-65: reads %j as one and writes %j', (spoken, written) => {
    const writer = createWriter(defaultWriting);
    const texts = written.map(() => '');
    spoken.forEach((text, at) => {
      for (const one of writer.push({ id: `${at}`, text })) {
        texts[Number(one.id)] = one.text;
      }
    });
    expect(texts).toEqual(written);
  });

  it.each([
    ['سه شنبه', 'سه‌شنبه'],
    ['صد ها نفر', 'صدها نفر'],
    ['صد نفر', '۱۰۰ نفر'],
  ])('X-43, X-46: a number within a word stays a word: «%s» is written «%s»', (spoken, written) => {
    expect(writeText(spoken, defaultWriting)).toBe(written);
  });

  it('X-65: gives the same text however what is said was cut', { timeout: fuzzTime(500) }, () => {
    fc.assert(
      fc.property(speech, (segments) => {
        const written = new Map<string, string>();
        // A mark also asks whether the speaker stopped after it; see the tests of commands.
        const settings = { ...defaultWriting, convertPunctuations: false };
        const writer = createWriter(settings);
        segments.forEach((said, at) => pushed(writer, at, said, written));
        const whole = writeText(segments.flat().join(' '), settings);
        expect([...written.values()].join('').replaceAll(' ', '')).toBe(whole.replaceAll(' ', ''));
      }),
      { numRuns: fuzzRuns(500) },
    );
  });

  it('changes nothing that it has written, but for commands that are words and what a filler stood between', () => {
    const plain = { ...defaultWriting, convertPunctuations: false, fillers: false };
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (said) => {
        const written = writeText(said.join(' '), plain);
        expect(writeText(written, plain)).toBe(written);
      }),
      { numRuns: fuzzRuns(1_000) },
    );
  });

  it('X-46: changes no address, e-mail or code', () => {
    const foreign = fc.oneof(fc.webUrl(), fc.emailAddress(), fc.stringMatching(/^[a-z_]+\(\)$/u));
    fc.assert(
      fc.property(foreign, words, (address, word) => {
        expect(writeText(`${word} ${address} ${word}`, defaultWriting)).toContain(address);
      }),
    );
  });

  it('X-64: a command that is wanted as its words is written as them', () => {
    const writer = createWriter(
      defaultWriting,
      ({ segmentId, index }) => segmentId === 'a' && index === 1,
    );
    const [written] = writer.push({ id: 'a', text: 'سلام ویرگول خوبی نقطه' });
    expect(written?.text).toBe('سلام ویرگول خوبی.');
    expect(written?.commands).toEqual([{ id: 'period', spoken: 'نقطه', segmentId: 'a', index: 3 }]);
  });
});

function pushed(writer: RunWriter, at: number, said: string[], written: Map<string, string>): void {
  const changed: WrittenSegment[] = writer.push({ id: `${at}`, text: said.join(' ') });
  for (const { id, text } of changed) {
    written.set(id, text);
  }
}

function settingsOf(flags: Record<string, unknown>): Partial<WritingSettings> {
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
