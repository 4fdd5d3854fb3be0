import { describe, expect, it } from 'vitest';
import { cleanFileName, shortenFileName } from './fileName.ts';

const countCharacters = (words: string) => [...new Intl.Segmenter('fa').segment(words)].length;

describe('the name of a file in its row', () => {
  it('is whole while it is short', () => {
    expect(shortenFileName('صدا.mp3')).toBe('صدا.mp3');
  });

  it('X-192: has a gap in its middle when it is long, and keeps its extension', () => {
    const short = shortenFileName(`${'پیاده‌سازی سخنرانی '.repeat(12)}نسخهٔ نهایی.flac`);
    expect(short).toMatch(/^پیاده‌سازی سخنرانی .+….*نسخهٔ نهایی\.flac$/u);
    expect(countCharacters(short)).toBeLessThanOrEqual(64);
  });

  it('cuts no sign into halves', () => {
    const short = shortenFileName(`${'👩‍👩‍👧'.repeat(300)}.mp3`);
    expect(short.replaceAll(/👩‍👩‍👧|…|\.mp3/gu, '')).toBe('');
  });

  it('X-192, T-56: has no characters that turn its letters around', () => {
    expect(cleanFileName('song\u202E3pm.exe\n')).toBe('song3pm.exe');
    expect(cleanFileName('نیم‌فاصله.mp3')).toBe('نیم‌فاصله.mp3');
  });
});
