import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markChanges } from './markChanges.ts';
import { checkEvery } from '@nevisa/testing/properties';

const marked = (spoken: string, written: string) =>
  markChanges(spoken, written)
    .map(({ text, changed }) => (changed ? `[${text}]` : text))
    .join('');

describe('the marked changes of a formatted text', () => {
  it.each([
    ['سلام دنیا', 'سلام دنیا', 'سلام دنیا'],
    ['سلام ویرگول دنیا نقطه', 'سلام، دنیا.', '[سلام، دنیا.]'],
    ['قیمت بیست و پنج تومان', 'قیمت ۲۵ تومان', 'قیمت [۲۵] تومان'],
    ['کتاب ها را خواند', 'کتاب‌ها را خواند', '[کتاب‌ها] را خواند'],
    ['اوم سلام', 'سلام', 'سلام'],
    ['یک خط بعد دو', 'یک\nدو', 'یک\nدو'],
    ['', '', ''],
  ])('X-52: changed words are marked: %s', (spoken, written, parts) => {
    expect(marked(spoken, written)).toBe(parts);
  });

  it('X-52: the ranges join to the formatted text', () => {
    const text = fc.array(fc.constantFrom('یک', 'دو', 'سه،', ' ', '\n')).map((all) => all.join(''));
    checkEvery(1_000, text, text, (spoken, written) => {
      const parts = markChanges(spoken, written);
      expect(parts.map((part) => part.text).join('')).toBe(written);
      const isUnmarkedTwice = parts.some(
        (part, place) => part.changed && parts[place + 1]?.changed === true,
      );
      expect(isUnmarkedTwice).toBe(false);
      expect(markChanges(written, written).some(({ changed }) => changed)).toBe(false);
    });
  });

  it('X-52: a text longer than the limit is not compared', () => {
    const long = 'کلمه '.repeat(401);
    expect(markChanges(long, `دیگر ${long}`)).toEqual([{ text: `دیگر ${long}`, changed: false }]);
  });
});
