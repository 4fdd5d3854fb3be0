import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { lacking, reportOn, textOf } from './report.ts';
import { idsIn, rowsOf } from './rows.ts';
import { titlesOf } from './titles.ts';

const excerpt = `
Every R-row ends in a test that names it (\`R-107\`).
## 5 Sign-in
| ID | Line | Requirement | Expected / trap |
|---|---|---|---|
| R-070 | 58,102 | two fields | both sent exactly so; **T-1** no trailing space **T-2** never twice |
| R-078 | — | digits | Latin digits (decision, T-3) |
## 6 Register
| R-092 | 123 | 09 rule | T-3: all of these |
| R-032…034 | 33 | \`/a\`, \`/b\` | public |
`;

describe('the rows of the document', () => {
  it('are read with their section and sentence, ranges and traps one by one', () => {
    expect(rowsOf(excerpt)).toEqual([
      {
        id: 'R-070',
        section: '5 Sign-in',
        sentence: 'two fields: both sent exactly so; **T-1** no trailing space **T-2** never twice',
      },
      { id: 'T-1', section: '5 Sign-in', sentence: 'no trailing space' },
      { id: 'T-2', section: '5 Sign-in', sentence: 'never twice' },
      { id: 'R-078', section: '5 Sign-in', sentence: 'digits: Latin digits (decision, T-3)' },
      { id: 'R-092', section: '6 Register', sentence: '09 rule: T-3: all of these' },
      { id: 'T-3', section: '6 Register', sentence: 'all of these' },
      { id: 'R-032', section: '6 Register', sentence: '`/a`, `/b`: public' },
      { id: 'R-033', section: '6 Register', sentence: '`/a`, `/b`: public' },
      { id: 'R-034', section: '6 Register', sentence: '`/a`, `/b`: public' },
    ]);
  });

  it('hold the seven public routes of one line and every trap that is named', async () => {
    const text = await readFile(new URL('../../docs/requirements.md', import.meta.url), 'utf8');
    const ids = rowsOf(text).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(idsIn('R-032…038')));
    expect(ids).toEqual(expect.arrayContaining([...new Set(text.match(/T-\d+/g))]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are named singly, in lists and in ranges', () => {
    expect(idsIn('R-070, R-071 and T-9: …')).toEqual(['R-070', 'R-071', 'T-9']);
    expect(idsIn('R-190…R-192')).toEqual(['R-190', 'R-191', 'R-192']);
    expect(idsIn('R-036–038')).toEqual(['R-036', 'R-037', 'R-038']);
    expect(idsIn('PR-070 and SR-12')).toEqual([]);
  });
});

describe('the titles of a file', () => {
  it('come from tests, groups, steps and stories', () => {
    expect(
      titles(`
        describe('group', () => { it('one', run); test(\`two \${name}\`, run); });
        it.only('thr' + 'ee', run);
        await step('four', run);
        Default.test('five', run);
        export const Busy = meta.story({ name: 'six', args: { name: 'no title' } });
      `),
    ).toEqual(['group', 'one', 'two ', 'three', 'four', 'five', 'six']);
  });

  it('of a table come with the words of the table', () => {
    expect(
      titles(`
        const rows = [{ row: 'R-021', path: '/a' }] as const;
        it.each(rows)('$row', run);
        it.each([['R-022'], ['R-023']])('%s', run);
      `),
    ).toEqual(['$row', 'R-021', '/a', '%s', 'R-022', 'R-023']);
  });

  it('leave out comments, other words and tests that do not run', () => {
    expect(
      titles(`
        // it('R-001', run)
        const text = 'R-002';
        it.skip('R-003', run);
        it.todo('R-004');
        describe.skip('R-005', run);
        expect(text, 'R-006').toBe('R-007');
      `),
    ).toEqual([]);
  });

  it('of a file that is not TypeScript are refused with its name', () => {
    expect(() => titlesOf('broken.test.ts', 'it(')).toThrow('broken.test.ts cannot be read');
  });
});

describe('the report', () => {
  const report = reportOn(rowsOf(excerpt), ['R-070: sent', 'R-032…034 T-2']);

  it('lists what is open by section and counts what is proven', () => {
    expect(textOf(report)).toBe(
      [
        '5 Sign-in\n  T-1    no trailing space\n  R-078  digits: Latin digits (decision, T-3)',
        '6 Register\n  R-092  09 rule: T-3: all of these\n  T-3    all of these',
        '5 of 9 rows are named by a test',
      ].join('\n\n'),
    );
  });

  it('says of the rows asked for which are open and which do not exist', () => {
    expect(lacking(['R-070', 'R-078', 'R-999'], report)).toEqual([
      'R-078 is named by no test: digits: Latin digits (decision, T-3)',
      'R-999 is not a row of docs/requirements.md.',
    ]);
  });
});

function titles(source: string): string[] {
  return titlesOf('sample.test.ts', source);
}
