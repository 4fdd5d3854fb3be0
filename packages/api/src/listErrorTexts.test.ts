import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listErrorTexts } from './listErrorTexts.ts';
import { checkEvery } from '@nevisa/testing/properties';

describe('errorTexts', () => {
  it('R-231: a string is one line', () => {
    expect(listErrorTexts('نام کاربری یا رمز عبور نادرست است.')).toEqual([
      'نام کاربری یا رمز عبور نادرست است.',
    ]);
  });

  it('R-232, T-27: an object gives every value, a list one line per entry', () => {
    expect(listErrorTexts({ username: ['a', 'b'], detail: 'c' })).toEqual(['a', 'b', 'c']);
  });

  it('R-232, T-27: nested values are flattened, never printed as [object Object]', () => {
    const body = { profile: { name: ['x', { deep: 'y' }] }, list: [['z']] };
    expect(listErrorTexts(body)).toEqual(['x', 'y', 'z']);
  });

  it('R-232: numbers and booleans are printed as literals', () => {
    expect(listErrorTexts({ detail: ['کد', 12, 0, true, false, null] })).toEqual([
      'کد',
      '12',
      '0',
      'true',
      'false',
    ]);
    expect([listErrorTexts(429), listErrorTexts(false)]).toEqual([['429'], ['false']]);
  });

  it('R-232: a machine code beside `detail` is left out at any depth', () => {
    const refusal = { detail: 'بسته ندارید', code: 'no_service' };
    expect(listErrorTexts(refusal)).toEqual(['بسته ندارید']);
    expect(listErrorTexts([{ errors: { a: refusal } }])).toEqual(['بسته ندارید']);
  });

  it('R-232: a machine code beside the texts of fields is left out', () => {
    const refusal = { non_field_errors: ['یک مدیر باید بماند'], error_code: 'last_admin' };
    expect(listErrorTexts(refusal)).toEqual(['یک مدیر باید بماند']);
    expect(listErrorTexts({ code: ['کد پایان یافته است'], error_code: 'expired' })).toEqual([
      'کد پایان یافته است',
    ]);
  });

  it.each([
    ['the errors of a field `code`', { code: ['کد معرف نادرست است'] }, ['کد معرف نادرست است']],
    ['a `code` that is a number', { detail: 'الف', code: 12 }, ['الف', '12']],
    ['a sentence in `code`', { detail: 'الف', code: 'این کد نیست' }, ['الف', 'این کد نیست']],
    ['a `code` without `detail`', { code: 'expired' }, ['expired']],
    ['an `error_code`', { error_code: 'E12' }, ['E12']],
    ['a sentence in `error_code`', { a: ['الف'], error_code: 'نه این' }, ['الف', 'نه این']],
    ['the values of `current`', { detail: 'الف', current: { a: 'ب' } }, ['الف', 'ب']],
  ])('R-232: %s is shown', (_, body, lines) => {
    expect(listErrorTexts(body)).toEqual(lines);
  });

  it('a text is split at its line breaks and empty lines are dropped', () => {
    expect(listErrorTexts('یک\n\n دو ')).toEqual(['یک', 'دو']);
  });

  it('bidi controls and control characters are removed', () => {
    expect(listErrorTexts('a\u202Eb\u0000c\u2066d\u200F')).toEqual(['abcd']);
  });

  it('null, undefined and an empty object give no lines', () => {
    expect([listErrorTexts(null), listErrorTexts(undefined), listErrorTexts({})]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('T-27: the lines stop at 20, also within one text', () => {
    const numbers = Array.from({ length: 21 }, (_, index) => `${index + 1}`);
    expect(listErrorTexts(numbers.join('\n'))).toEqual(numbers.slice(0, 20));
    expect(listErrorTexts(['0', numbers.join('\n')])).toEqual(['0', ...numbers.slice(0, 19)]);
    expect(listErrorTexts(numbers)).toEqual(numbers.slice(0, 20));
  });

  it('R-231, T-27: a line is cut at 300 UTF-16 units, never within a surrogate pair', () => {
    const long = 'ن'.repeat(299);
    expect(listErrorTexts(`  ${long}آب  `)).toEqual([`${long}آ`]);
    expect(listErrorTexts(`${long}😀`)).toEqual([long]);
    expect(listErrorTexts(`😀${long}`)).toEqual([`😀${long.slice(1)}`]);
  });

  it('texts are found 1,999 lists deep and no deeper', () => {
    expect(listErrorTexts(JSON.parse(inLists('"x"', 1_999)))).toEqual(['x']);
    expect(listErrorTexts(JSON.parse(inLists('"x"', 2_000)))).toEqual([]);
  });

  it('A07: an answer of 300,000 values or names is read at once', () => {
    const list = Array.from({ length: 300_000 }, (_, index) => `n${index}`);
    expect(listErrorTexts(list)).toEqual(list.slice(0, 20));
    expect(listErrorTexts(Object.fromEntries(list.map((name) => [name, name])))).toEqual(
      list.slice(0, 20),
    );
  });

  it('A07: a text of 300,000 lines is read at once', () => {
    expect(listErrorTexts('y\n'.repeat(300_000))).toEqual(Array.from({ length: 20 }, () => 'y'));
  });

  it('R-232, T-27: any JSON gives at most 20 short lines without control characters', () => {
    checkEvery(1_000, anyBody, (body) => {
      const lines = listErrorTexts(body);
      expect(lines.length).toBeLessThanOrEqual(20);
      for (const line of lines) {
        expect(line).toMatch(/^[^\p{Cc}\p{Bidi_Control}]{1,300}$/u);
      }
    });
  });

  it('R-231, R-232: the lines are the leaves of any nesting, in order, up to the limit', () => {
    checkEvery(1_000, nested, ({ body, leaves }) => {
      expect(listErrorTexts(body)).toEqual(leaves.slice(0, 20));
    });
  });
});

function inLists(json: string, depth: number): string {
  return '['.repeat(depth) + json + ']'.repeat(depth);
}

/** Any JSON, and JSON whose texts are made of control characters and bidi marks. */
const anyBody = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary' }),
  fc.jsonValue({
    stringUnit: fc.constantFrom('\n', '\u0000', '\u202E', '\u2066', '\u200F', ' ', 'ن', '😀'),
  }),
);

interface Nested {
  body: unknown;
  leaves: string[];
}

const name = fc.stringMatching(/^[a-z_]{1,8}$/).filter((name) => name !== 'code');
const leaf: fc.Arbitrary<Nested> = fc
  .oneof(fc.stringMatching(/^[a-zآ-ی]{1,20}$/), fc.integer(), fc.boolean())
  .map((value) => ({ body: value, leaves: [String(value)] }));

const { nested } = fc.letrec<{ nested: Nested }>((tie) => ({
  nested: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('nested'), { maxLength: 4 }).map((parts) => ({
      body: parts.map(({ body }) => body),
      leaves: parts.flatMap(({ leaves }) => leaves),
    })),
    fc.dictionary(name, tie('nested'), { maxKeys: 4 }).map((parts) => ({
      body: Object.fromEntries(Object.entries(parts).map(([key, { body }]) => [key, body])),
      leaves: Object.values(parts).flatMap(({ leaves }) => leaves),
    })),
  ),
}));
