import { describe, expect, it } from 'vitest';
import { markHits } from './markHits.ts';

const hits = (text: string, search: string) =>
  markHits(text, search).flatMap((part) => (part.changed ? [part.text] : []));

describe('the hits of a search', () => {
  it.each([
    ['این کتاب‌ها را بخوان', 'كتابها', ['کتاب‌ها']],
    ['سال ۱۴۰۵ و 1405', '1405', ['۱۴۰۵', '1405']],
    ['۱۰۰٪ (درست)', '(درست)', ['(درست)']],
    ['بودجه، بودجه', 'بودجه', ['بودجه', 'بودجه']],
    ['بدون آن', 'نیست', []],
    ['', 'نیست', []],
    ['متن', '', []],
  ])('X-122: in «%s», «%s» finds %j', (text, search, found) => {
    expect(hits(text, search)).toEqual(found);
    const joined = markHits(text, search)
      .map((part) => part.text)
      .join('');
    expect(joined).toBe(text);
  });
});
