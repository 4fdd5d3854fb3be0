import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorTexts } from './errorTexts.ts';
import { fuzzRuns } from '@nevisa/testing';

describe('the texts of an error answer', () => {
  it('R-231: show a string as it is', () => {
    expect(errorTexts('نام کاربری یا رمز عبور نادرست است.')).toEqual([
      'نام کاربری یا رمز عبور نادرست است.',
    ]);
  });

  it('R-232, T-27: join every value of an object, lists line by line', () => {
    expect(errorTexts({ username: ['a', 'b'], detail: 'c' })).toEqual(['a', 'b', 'c']);
  });

  it('R-232, T-27: flatten nested values and never print [object Object]', () => {
    const body = { profile: { name: ['x', { deep: 'y' }] }, list: [['z']] };
    expect(errorTexts(body)).toEqual(['x', 'y', 'z']);
  });

  it('R-232: say numbers and truth values as they are written', () => {
    expect(errorTexts({ detail: ['کد', 12, 0, true, false, null] })).toEqual([
      'کد',
      '12',
      '0',
      'true',
      'false',
    ]);
    expect([errorTexts(429), errorTexts(false)]).toEqual([['429'], ['false']]);
  });

  it('leave out the codes that are meant for machines, wherever they stand', () => {
    const body = { detail: 'بسته ندارید', code: 'no_service', error_code: 'E12' };
    expect(errorTexts(body)).toEqual(['بسته ندارید']);
    expect(errorTexts([{ errors: { code: 'x', codes: 'y', a: 'z' } }])).toEqual(['y', 'z']);
    expect(errorTexts('code')).toEqual(['code']);
  });

  it('split a long text at its own line breaks and drop empty lines', () => {
    expect(errorTexts('یک\n\n دو ')).toEqual(['یک', 'دو']);
  });

  it('take out marks that could turn the order of the line, and control characters', () => {
    expect(errorTexts('a\u202Eb\u0000c\u2066d\u200F')).toEqual(['abcd']);
  });

  it('are none for null, nothing and an empty object', () => {
    expect([errorTexts(null), errorTexts(undefined), errorTexts({})]).toEqual([[], [], []]);
  });

  it('T-27: stop at 20 lines, also within one text', () => {
    const numbers = Array.from({ length: 21 }, (_, index) => `${index + 1}`);
    expect(errorTexts(numbers.join('\n'))).toEqual(numbers.slice(0, 20));
    expect(errorTexts(['0', numbers.join('\n')])).toEqual(['0', ...numbers.slice(0, 19)]);
    expect(errorTexts(numbers)).toEqual(numbers.slice(0, 20));
  });

  it('T-27: cut a line at 300 characters, and never through the middle of one', () => {
    const long = 'ن'.repeat(299);
    expect(errorTexts(`  ${long}آب  `)).toEqual([`${long}آ`]);
    expect(errorTexts(`${long}😀`)).toEqual([long]);
    expect(errorTexts(`😀${long}`)).toEqual([`😀${long.slice(1)}`]);
  });

  it('are found as deep as 1,999 lists, and no deeper', () => {
    expect(errorTexts(JSON.parse(inLists('"x"', 1_999)))).toEqual(['x']);
    expect(errorTexts(JSON.parse(inLists('"x"', 2_000)))).toEqual([]);
  });

  it('A07: come at once from an answer of 300,000 values, and from one of as many names', () => {
    const list = Array.from({ length: 300_000 }, (_, index) => `n${index}`);
    expect(errorTexts(list)).toEqual(list.slice(0, 20));
    expect(errorTexts(Object.fromEntries(list.map((name) => [name, name])))).toEqual(
      list.slice(0, 20),
    );
  });

  it('A07: come at once from a text of 300,000 lines', () => {
    expect(errorTexts('y\n'.repeat(300_000))).toEqual(Array.from({ length: 20 }, () => 'y'));
  });

  it('R-232, T-27: never throw, and are short, clean lines for any JSON at all', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const lines = errorTexts(body);
        expect(lines.length).toBeLessThanOrEqual(20);
        for (const line of lines) {
          expect(line).toMatch(/^[^\p{Cc}\p{Bidi_Control}]{1,300}$/u);
        }
      }),
      { numRuns: fuzzRuns(1_000) },
    );
  });

  it('R-231, R-232: are every leaf of an answer within the limits, in order, however it is nested', () => {
    fc.assert(
      fc.property(nested, ({ body, leaves }) => {
        expect(errorTexts(body)).toEqual(leaves.slice(0, 20));
      }),
      { numRuns: fuzzRuns(1_000) },
    );
  });
});

function inLists(json: string, depth: number): string {
  return '['.repeat(depth) + json + ']'.repeat(depth);
}

/** Any JSON, and JSON whose texts are full of what a hostile server would send. */
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

const name = fc.stringMatching(/^[a-z_]{1,8}$/).filter((name) => !/^(error_)?code$/.test(name));
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
