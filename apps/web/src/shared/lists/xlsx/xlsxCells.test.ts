import { describe, expect, it } from 'vitest';
import type { CsvColumn } from '../csv/csvText.ts';
import { makeSheetRow } from './xlsxCells.ts';

const changes: CsvColumn = { kind: 'text', head: 'تغییرها' };

function writeCell(text: string): string {
  return String(makeSheetRow([changes], [text])[0]?.value);
}

describe('a text of a sheet', () => {
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
