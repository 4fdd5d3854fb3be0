import { describe, expect, it } from 'vitest';
import { isolateCode, isolateText } from './isolateText.ts';

describe('a text within a Persian sentence', () => {
  it.each([
    '(OFF-50!',
    'sara@example.com',
    'https://nevisa.example/a?b=1',
    'جلسهٔ Zoom.mp3',
    'Ünal',
  ])('X-71: %s is isolated, and its first letter decides its direction', (text) => {
    expect(isolateText(text)).toBe(`\u2068${text}\u2069`);
    expect(isolateText(isolateText(text))).toBe(isolateText(text));
  });

  it('X-71: a sentence keeps the isolates within it', () => {
    expect(isolateText('کد \u2066OFF!\u2069 حذف شد')).toBe(
      '\u2068کد \u2066OFF!\u2069 حذف شد\u2069',
    );
  });

  it.each(['', 'سارا کریمی', 'سـارا', '۱۲٬۵۰۰ تومان', '−۵٫۶٪', 'نمای (۲)!'])(
    'X-71: «%s» is unchanged',
    (text) => {
      expect(isolateText(text)).toBe(text);
    },
  );

  it('X-71: a mark inside ends no isolate and outlives none', () => {
    expect(isolateText('a\u2069\u202E!')).toBe('\u2068a!\u2069');
    expect(isolateCode('\u202B50-!')).toBe('\u206650-!\u2069');
  });

  it('X-71: a mark in a Persian text turns nothing around it', () => {
    expect(isolateText('سا\u202Eرا')).toBe('\u2068سارا\u2069');
    expect(isolateText('سارا\u2067')).toBe('\u2068سارا\u2069');
    expect(isolateText('\u2066۵۰-\u2069')).toBe('\u2066۵۰-\u2069');
  });

  it('X-71: a code is left-to-right, also one of digits', () => {
    expect(isolateCode('(50-20!')).toBe('\u2066(50-20!\u2069');
    expect(isolateCode(isolateCode('(50-20!'))).toBe('\u2066(50-20!\u2069');
    expect(isolateCode('')).toBe('');
  });
});
