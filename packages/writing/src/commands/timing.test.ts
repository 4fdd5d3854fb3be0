import { describe, expect, it } from 'vitest';
import { applyRules } from '../applyRules.ts';
import { type Segment, type TimedWord, tokenize } from '../tokenize.ts';
import { renderText } from '../renderText.ts';
import { createCommandRule } from './commandRule.ts';
import { createLiteralRule } from './literalRule.ts';

const rules = [createLiteralRule(), createCommandRule({ convertPunctuations: true })];

/** A segment with words of 300 ms; a number between words is a silence in ms. */
function spoken(
  said: string,
  { id = 'first', from = 0 } = {},
): Required<Segment> & { end: number } {
  const words: TimedWord[] = [];
  let now = from;
  for (const part of said.split(' ')) {
    if (/^\d+$/u.test(part)) {
      now += Number(part) / 1000;
    } else {
      words.push({ text: part, start: now, end: now + 0.3 });
      now += 0.3;
    }
  }
  return { id, text: words.map(({ text }) => text).join(' '), words, end: now };
}

function written(...segments: readonly Segment[]): string {
  return renderText(applyRules(segments.flatMap(tokenize), rules), true);
}

describe('X-63: with word times, a spoken mark needs a silence beside it', () => {
  it.each([
    ['کتاب خواند 250 نقطه 250 فردا رفت', 'کتاب خواند. فردا رفت', 'silence on both sides'],
    ['کتاب خواند 200 نقطه فردا رفت', 'کتاب خواند. فردا رفت', 'a silence of 200 ms before it'],
    ['کتاب خواند نقطه 200 فردا رفت', 'کتاب خواند. فردا رفت', 'a silence of 200 ms after it'],
    ['کتاب خواند نقطه فردا رفت', 'کتاب خواند نقطه فردا رفت', 'no silence'],
    ['کتاب خواند 190 نقطه 190 فردا', 'کتاب خواند نقطه فردا', 'two silences below the limit'],
    ['کتاب خواند نقطه', 'کتاب خواند.', 'the end of the text'],
    ['کتاب خواند نقطه 50 خط 50 بعد 300 فردا', 'کتاب خواند.\nفردا', 'an adjacent spoken mark'],
    ['کتاب خواند 300 نقطه سر خط فردا', 'کتاب خواند.\nفردا', 'a line command separated by the mark'],
    ['کتاب خواند علامت 300 سوال فردا', 'کتاب خواند علامت سوال فردا', 'a silence inside the phrase'],
    ['کتاب خواند 300 علامت سوال فردا', 'کتاب خواند؟ فردا', 'a phrase of two words'],
    [
      'ویرگول 40 را فراموش نکن',
      'ویرگول را فراموش نکن',
      'the known limit of X-64 does not apply with times',
    ],
    ['ویرگول 300 را فراموش نکن', 'ویرگول را فراموش نکن', 'a guard overrides a silence'],
    ['ویرگول خیلی مهم است', 'ویرگول خیلی مهم است', 'no comma at the start of a text'],
    ['ویرگول 300 امروز', '، امروز', 'a comma at the start before a silence'],
    ['گیومه باز سلام گیومه بسته', '«سلام»', 'a quotation at the start of a text'],
    ['خط تیره سلام', '– سلام', 'a dash at the start of a text'],
    ['خط بعد سلام', '\nسلام', 'a new line at the start of a text'],
    ['می نیم‌فاصله روم خانه', 'می‌روم خانه', 'a half-space needs no silence'],
    ['و اسلش یا', 'و/یا', 'a slash needs no silence'],
    ['از 300 این 300 نقطه 300 شروع', 'از این نقطه شروع', 'a determiner overrides a silence'],
    ['فقط همین 400 نقطه 400 فردا رفت', 'فقط همین. فردا رفت', 'silences around it end a pronoun'],
    ['فقط همین 400 نقطه فردا رفت', 'فقط همین نقطه فردا رفت', 'one silence ends no pronoun'],
    ['کتاب 300 نقطه 300 شروع شب', 'کتاب. شروع شب', 'a silence before a word that begins sentences'],
    ['کتاب نقطه شروع شب', 'کتاب نقطه شروع شب', 'the same without a silence'],
    ['نام 300 نقطه 300 ضعف او', 'نام نقطه ضعف او', 'a compound overrides a silence'],
    ['آمد 300 نقطه 300 ای کاش', 'آمد. ای کاش', 'a silence before «ای کاش» makes a mark'],
    ['آمد نقطه ای کاش', 'آمد نقطه ای کاش', 'no silence before «ای کاش» keeps the word'],
    ['آخر جمله نقطه بگذار', 'آخر جمله نقطه بگذار', 'a verb about the mark'],
    ['تمام شد 300 نقطه 300 بگذار', 'تمام شد. بگذار', 'a verb that begins a sentence'],
    ['شاید 300 سه نقطه 300 در راه است', 'شاید… در راه است', 'an ellipsis between silences'],
    ['سه نقطه در نقشه', 'سه نقطه در نقشه', 'three counted points'],
    ['یادداشت 300 دو نقطه 300 در راه', 'یادداشت: در راه', 'a colon between silences'],
    ['کلمهٔ 300 نقطه 300 را بنویس', 'نقطه را بنویس', 'the escape overrides a silence'],
    ['کتاب خواند. نقطه فردا', 'کتاب خواند. فردا', 'a pause mark of the engine before it'],
    ['کتاب خواند نقطه. فردا', 'کتاب خواند. فردا', 'a pause mark of the engine after it'],
    ['کتاب «خواند» نقطه فردا', 'کتاب «خواند» نقطه فردا', 'a closing quotation mark is no pause'],
    [
      'نشانی https://nevisa.ir 300 نقطه فردا',
      'نشانی https://nevisa.ir. فردا',
      'a silence after a foreign token',
    ],
    [
      'نشانی https://nevisa.ir نقطه فردا',
      'نشانی https://nevisa.ir نقطه فردا',
      'no silence after a foreign token',
    ],
  ])('«%s» is «%s»: %s', (said, text) => {
    expect(written(spoken(said))).toBe(text);
  });

  it('X-63, X-65: the silence between two segments is measured by their times', () => {
    const first = spoken('کتاب خواند');
    const near = spoken('نقطه فردا رفت', { id: 'second', from: first.end + 0.1 });
    const far = spoken('نقطه فردا رفت', { id: 'second', from: first.end + 0.2 });
    expect(written(first, near)).toBe('کتاب خواند نقطه فردا رفت');
    expect(written(first, far)).toBe('کتاب خواند. فردا رفت');
  });

  it('X-63: an adjacent segment without times counts as a silence', () => {
    const { end, ...first } = spoken('کتاب خواند نقطه');
    expect(written(first, { id: 'second', text: 'فردا رفت' })).toBe('کتاب خواند. فردا رفت');
    expect(written({ id: 'second', text: 'کتاب خواند' }, spoken('نقطه فردا', { from: end }))).toBe(
      'کتاب خواند. فردا',
    );
  });

  it('X-63: times of other words are ignored', () => {
    const { words } = spoken('خواند نقطه فردا');
    expect(written({ id: 'first', text: 'کتاب خواند نقطه فردا رفت', words })).toBe(
      'کتاب خواند. فردا رفت',
    );
    const more = spoken('سلام کتاب خواند نقطه فردا رفت');
    expect(written({ id: 'first', text: 'کتاب خواند نقطه فردا رفت', words: more.words })).toBe(
      'کتاب خواند. فردا رفت',
    );
  });
});

describe('X-61: a phrase that is a whole utterance becomes the mark', () => {
  const said = (...texts: readonly string[]) =>
    written(...texts.map((text, at) => ({ id: String(at), text })));

  it.each([
    [['منظورم همین', 'نقطه'], 'منظورم همین.'],
    [['منظورم همین', 'نقطه.'], 'منظورم همین.'],
    [['منظورم همین', 'نقطه', 'شروع کنیم'], 'منظورم همین. شروع کنیم'],
    [['منظورم همین.', '.نقطه', 'شروع کنیم'], 'منظورم همین. شروع کنیم'],
    [['منظورم همین', 'علامت', 'سؤال'], 'منظورم همین؟'],
    [['سه نقطه', 'در راه است'], '… در راه است'],
    [['منظورم همین', 'نقطه شروع کنیم'], 'منظورم همین نقطه شروع کنیم'],
    [['منظورم همین نقطه', 'شروع کنیم'], 'منظورم همین. شروع کنیم'],
    [['منظورم از این نقطه', 'شروع کنیم'], 'منظورم از این نقطه شروع کنیم'],
  ])('%s is «%s»', (texts, text) => {
    expect(said(...texts)).toBe(text);
  });
});
