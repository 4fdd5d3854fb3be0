import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toSearchText, toServerSearch } from './searchText.ts';
import { createTypedSearch } from './typedSearch.ts';

describe('the text of a search', () => {
  it.each([
    ['  نامه  ', 'نامه'],
    ['100%', '100%'],
    ['_"\'\\', '_"\'\\'],
    ['a\uD800b', 'a\uFFFDb'],
    ['ab', 'ab'],
    ['a', ''],
    ['   ', ''],
    ['\u200C\u200C \u200F', ''],
    ['ا\u200C', ''],
    ['', ''],
  ])('X-101: «%s» searches for «%s»', (typed, search) => {
    expect(toSearchText(typed)).toBe(search);
  });

  it('X-101: 500 characters are cut at 200, and no character in half', () => {
    expect(toSearchText('ب'.repeat(500))).toBe('ب'.repeat(200));
    expect(toSearchText('🙂'.repeat(500))).toBe('🙂'.repeat(200));
    expect(toSearchText(`${'ب'.repeat(199)} ${'ب'.repeat(300)}`)).toBe('ب'.repeat(199));
  });

  it('X-101: the server receives Latin digits', () => {
    expect(toServerSearch('سال ۱۴۰۵ و ٣')).toBe('سال 1405 و 3');
  });
});

describe('a typed search', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function typing() {
    const searches: string[] = [];
    return { searches, ...createTypedSearch((text) => searches.push(text)) };
  }

  it('X-101: searches once, 300 ms after the last key', () => {
    const { searches, type } = typing();
    for (const text of ['ن', 'نا', 'نام', 'نامه']) {
      type(text);
      vi.advanceTimersByTime(299);
    }
    expect(searches).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(searches).toEqual(['نامه']);
    vi.advanceTimersByTime(10_000);
    expect(searches).toEqual(['نامه']);
  });

  it('X-101: a text of spaces or of one character ends the search', () => {
    const { searches, type, flush } = typing();
    type('  ');
    flush();
    type('ن');
    flush();
    expect(searches).toEqual(['', '']);
  });

  it('X-101: does not search while an input method composes', () => {
    const { searches, type, compose } = typing();
    type('ab');
    compose(true);
    vi.advanceTimersByTime(10_000);
    type('abか');
    vi.advanceTimersByTime(10_000);
    expect(searches).toEqual([]);
    compose(false);
    vi.advanceTimersByTime(299);
    expect(searches).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(searches).toEqual(['abか']);
  });

  it('X-101: Enter searches at once, and not again later', () => {
    const { searches, type, flush } = typing();
    type('نامه');
    flush();
    flush();
    vi.advanceTimersByTime(10_000);
    expect(searches).toEqual(['نامه']);
  });

  it('X-101: Enter during a composition does not search', () => {
    const { searches, type, compose, flush } = typing();
    compose(true);
    type('ab');
    flush();
    expect(searches).toEqual([]);
  });

  it('X-101: a canceled search does not happen', () => {
    const { searches, type, cancel, flush } = typing();
    type('نامه');
    cancel();
    vi.advanceTimersByTime(10_000);
    flush();
    expect(searches).toEqual([]);
  });
});
