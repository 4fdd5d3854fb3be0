import { describe, expect, it } from 'vitest';
import { parse } from '../parse.ts';
import { type RawSegment, type TimedWord, tokensOf } from '../token.ts';
import { textOfItems } from '../written.ts';
import { commandRule } from './commandRule.ts';
import { literalRule } from './literalRule.ts';

const rules = [literalRule(), commandRule({ convertPunctuations: true })];

/** Words of 300 ms, with the silences that a number of milliseconds between them says. */
function spoken(
  said: string,
  { id = 'first', from = 0 } = {},
): Required<RawSegment> & { end: number } {
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

function written(...segments: readonly RawSegment[]): string {
  return textOfItems(parse(segments.flatMap(tokensOf), rules), true);
}

describe('X-63: with times, a mark stands beside a silence', () => {
  it.each([
    ['کتاب خواند 250 نقطه 250 فردا رفت', 'کتاب خواند. فردا رفت', 'silence on both sides'],
    ['کتاب خواند 200 نقطه فردا رفت', 'کتاب خواند. فردا رفت', 'a silence of 200 ms before it'],
    ['کتاب خواند نقطه 200 فردا رفت', 'کتاب خواند. فردا رفت', 'a silence of 200 ms after it'],
    ['کتاب خواند نقطه فردا رفت', 'کتاب خواند نقطه فردا رفت', 'no silence'],
    ['کتاب خواند 190 نقطه 190 فردا', 'کتاب خواند نقطه فردا', 'two silences that are too short'],
    ['کتاب خواند نقطه', 'کتاب خواند.', 'the end of what was said'],
    ['کتاب خواند نقطه 50 خط 50 بعد 300 فردا', 'کتاب خواند.\nفردا', 'another mark beside it'],
    ['کتاب خواند 300 نقطه سر خط فردا', 'کتاب خواند.\nفردا', 'a mark before it is set off'],
    ['کتاب خواند علامت 300 سوال فردا', 'کتاب خواند علامت سوال فردا', 'a silence inside it'],
    ['کتاب خواند 300 علامت سوال فردا', 'کتاب خواند؟ فردا', 'a phrase of two words'],
    ['ویرگول 40 را فراموش نکن', 'ویرگول را فراموش نکن', 'the known limit has none with times'],
    ['ویرگول 300 را فراموش نکن', 'ویرگول را فراموش نکن', 'a guard decides before a silence'],
    ['ویرگول خیلی مهم است', 'ویرگول خیلی مهم است', 'no text begins with a comma'],
    ['ویرگول 300 امروز', '، امروز', 'but it was set off'],
    ['گیومه باز سلام گیومه بسته', '«سلام»', 'a text may begin with a quotation'],
    ['خط تیره سلام', '– سلام', 'and with a dash'],
    ['خط بعد سلام', '\nسلام', 'and with a new line'],
    ['می نیم‌فاصله روم خانه', 'می‌روم خانه', 'a half-space is said in one breath'],
    ['و اسلش یا', 'و/یا', 'and so is a slash'],
    ['از 300 این 300 نقطه 300 شروع', 'از این نقطه شروع', 'a determiner decides before a silence'],
    ['نام 300 نقطه 300 ضعف او', 'نام نقطه ضعف او', 'a compound decides before a silence'],
    ['آمد 300 نقطه 300 ای کاش', 'آمد. ای کاش', 'the silence speaks for the mark'],
    ['آمد نقطه ای کاش', 'آمد نقطه ای کاش', 'and here for the word'],
    ['آخر جمله نقطه بگذار', 'آخر جمله نقطه بگذار', 'what is said of a mark'],
    ['تمام شد 300 نقطه 300 بگذار', 'تمام شد. بگذار', 'and what begins a sentence'],
    ['شاید 300 سه نقطه 300 در راه است', 'شاید… در راه است', 'not counted'],
    ['سه نقطه در نقشه', 'سه نقطه در نقشه', 'counted'],
    ['یادداشت 300 دو نقطه 300 در راه', 'یادداشت: در راه', 'not counted'],
    ['کلمهٔ 300 نقطه 300 را بنویس', 'نقطه را بنویس', 'the escape comes first'],
    ['کتاب خواند. نقطه فردا', 'کتاب خواند. فردا', 'the engine heard the pause before it'],
    ['کتاب خواند نقطه. فردا', 'کتاب خواند. فردا', 'the engine heard the pause after it'],
    ['کتاب «خواند» نقطه فردا', 'کتاب «خواند» نقطه فردا', 'a bracket is no pause'],
    ['نشانی https://nevisa.ir 300 نقطه فردا', 'نشانی https://nevisa.ir. فردا', 'what is foreign'],
    ['نشانی https://nevisa.ir نقطه فردا', 'نشانی https://nevisa.ir نقطه فردا', 'what is foreign'],
  ])('«%s» is «%s»: %s', (said, text) => {
    expect(written(spoken(said))).toBe(text);
  });

  it('X-63, X-65: the silence between two segments counts by their times', () => {
    const first = spoken('کتاب خواند');
    const near = spoken('نقطه فردا رفت', { id: 'second', from: first.end + 0.1 });
    const far = spoken('نقطه فردا رفت', { id: 'second', from: first.end + 0.2 });
    expect(written(first, near)).toBe('کتاب خواند نقطه فردا رفت');
    expect(written(first, far)).toBe('کتاب خواند. فردا رفت');
  });

  it('X-63: a segment without times beside one with them speaks against no mark', () => {
    const { end, ...first } = spoken('کتاب خواند نقطه');
    expect(written(first, { id: 'second', text: 'فردا رفت' })).toBe('کتاب خواند. فردا رفت');
    expect(written({ id: 'second', text: 'کتاب خواند' }, spoken('نقطه فردا', { from: end }))).toBe(
      'کتاب خواند. فردا',
    );
  });

  it('X-63: times that are not those of the words are no times', () => {
    const { words } = spoken('خواند نقطه فردا');
    expect(written({ id: 'first', text: 'کتاب خواند نقطه فردا رفت', words })).toBe(
      'کتاب خواند. فردا رفت',
    );
  });
});

describe('X-61: a phrase that is a whole utterance is the mark', () => {
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
    [['منظورم همین نقطه', 'شروع کنیم'], 'منظورم همین نقطه شروع کنیم'],
  ])('%s is «%s»', (texts, text) => {
    expect(said(...texts)).toBe(text);
  });
});
