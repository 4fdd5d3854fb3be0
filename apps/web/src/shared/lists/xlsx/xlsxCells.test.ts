import { describe, expect, it } from 'vitest';
import type { CsvColumn } from '../csv/csvText.ts';
import { makeSheetHead, makeSheetRow } from './xlsxCells.ts';

const changes: CsvColumn = { kind: 'text', head: 'تغییرها' };

function writeCell(text: string): string {
  return String(makeSheetRow([changes], [text])[0]?.value);
}

it('X-110: a sheet has a moment twice, a number as a number, and every other cell as a text', () => {
  const columns: readonly CsvColumn[] = [
    { kind: 'moment', head: 'زمان', jalaliHead: 'زمان شمسی' },
    { kind: 'number', head: 'مبلغ' },
    changes,
  ];
  expect(makeSheetHead(columns).map((cell) => cell?.value)).toEqual([
    'زمان',
    'زمان شمسی',
    'مبلغ',
    'تغییرها',
  ]);
  expect(makeSheetRow(columns, ['2026-11-20T20:30:00Z', 1_500, '=1+2'])).toEqual([
    { value: '2026-11-21T00:00:00+03:30', type: String },
    { value: '1405-08-30 00:00:00', type: String },
    { value: 1_500, type: Number },
    { value: '=1+2', type: String },
  ]);
  expect(makeSheetRow(columns, [null, null, null])).toEqual([null, null, null, null]);
});

describe('a text of a sheet', () => {
  it('X-110: has no character that turns the others', () => {
    expect(writeCell('الف\u202Efdp\u0000')).toBe('الفfdp');
  });

  it('X-110: has at most the 32,767 characters with which a spreadsheet opens the file', () => {
    const longest = 'آ'.repeat(32_767);
    expect(writeCell(longest)).toBe(longest);
    expect(writeCell(`${longest}ب`)).toBe(`${'آ'.repeat(32_766)}…`);
  });

  it('X-110: is not cut within a character', () => {
    const text = `${'آ'.repeat(32_765)}😀😀`;
    expect(writeCell(text)).toBe(`${'آ'.repeat(32_765)}…`);
  });
});
