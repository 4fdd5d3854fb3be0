import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameCsvFile } from './nameCsvFile.ts';
import { serveCsv } from './serveCsv.ts';
import { type CsvCell, type CsvColumn, writeCsvHead, writeCsvRows } from './csvText.ts';

const name: CsvColumn = { kind: 'text', head: 'نام' };
const price: CsvColumn = { kind: 'number', head: 'مبلغ (تومان)' };
const created: CsvColumn = { kind: 'moment', head: 'زمان', jalaliHead: 'زمان (شمسی)' };

const writeCell = (column: CsvColumn, cell: CsvCell) =>
  writeCsvRows([column], [[cell]]).replace(/\r\n$/, '');

describe('a CSV file', () => {
  it('X-110: has a byte order mark, Persian heads, CRLF, and each moment twice', async () => {
    const serve = serveCsv();
    serve({ type: 'columns', columns: [name, price, created] });
    serve({ type: 'rows', rows: [['سارا', 1_250_000, '2026-11-21T10:35:09Z']] });
    serve({ type: 'rows', rows: [['علی', null, null]] });
    const answer = serve({ type: 'end' });
    const bytes = answer.type === 'file' ? await answer.file.bytes() : new Uint8Array();
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      'نام,مبلغ (تومان),زمان,زمان (شمسی)\r\nسارا,1250000,2026-11-21T14:05:09+03:30,1405-08-30 14:05:09\r\nعلی,,,\r\n',
    );
  });

  it.each([
    ['a,b', '"a,b"'],
    ['"a,b\n"', '"""a,b\n"""'],
    ['a\rb', '"a\rb"'],
    ['a"b', '"a""b"'],
    ['نیم‌فاصله', 'نیم‌فاصله'],
    ['', ''],
    [null, ''],
    ['00123', '00123'],
  ])('X-110: the text %j is written as %j', (cell, written) => {
    expect(writeCell(name, cell)).toBe(written);
  });

  it.each([
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['+989121234567', "'+989121234567"],
    ['-5', "'-5"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\t=1', "'\t=1"],
    ['\rx', '"\'\rx"'],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠1', "'＠1"],
    ['\u202E=1', "'=1"],
    ['\u200B=1', "'\u200B=1"],
    ['\u200C=1', "'\u200C=1"],
    ['\u200D=1', "'\u200D=1"],
    ['  =1', "'  =1"],
    ['a=1', 'a=1'],
    ['۵-', '۵-'],
  ])('X-110, T-94: the text %j is no formula: %j', (cell, written) => {
    expect(writeCell(name, cell)).toBe(written);
  });

  it('X-110: controls that reverse a text are removed, half-spaces stay', () => {
    expect(writeCell(name, 'فاکتور\u202Efdp.exe\u2066\u200F')).toBe('فاکتورfdp.exe');
    expect(writeCell(name, 'می\u200Cبد')).toBe('می\u200Cبد');
  });

  it.each([
    [-5, '-5'],
    [0, '0'],
    [1_250_000, '1250000'],
    [0.5, '0.5'],
    [NaN, ''],
    [Infinity, ''],
    ['=1', ''],
  ])('X-110: the number %j is written as %j, without a guard', (cell, written) => {
    expect(writeCell(price, cell)).toBe(written);
  });

  it.each([
    ['2022-07-01T00:00:00Z', '2022-07-01T04:30:00+04:30,1401-04-10 04:30:00'],
    ['2026-11-20T20:30:00.123456Z', '2026-11-21T00:00:00+03:30,1405-08-30 00:00:00'],
    ['2026-11-21T14:05:09+03:30', '2026-11-21T14:05:09+03:30,1405-08-30 14:05:09'],
    ['2026-11-21 14:05:09', '2026-11-21 14:05:09,1405-08-30 14:05:09'],
    ['2026-11-21', '2026-11-21,1405-08-30'],
    ['دیروز', 'دیروز,'],
    ['=1', "'=1,"],
  ])('X-110: the moment «%s» is written as «%s»', (cell, written) => {
    expect(writeCell(created, cell)).toBe(written);
  });

  it('X-110: any cells are read back as they were, by a reader of RFC 4180', () => {
    const cells = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 }));
    checkEvery(500, cells, (rows) => {
      const read = readCsv(writeCsvRows([name, name], rows));
      expect(read).toHaveLength(rows.length);
      for (const [at, row] of read.entries()) {
        expect(row).toHaveLength(2);
        for (const [index, cell] of row.entries()) {
          expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
          expect(cell).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
          expect(strip(cell)).toBe(strip(rows[at]?.[index] ?? ''));
        }
      }
    });
  });

  it('X-110: a head is guarded as a text', () => {
    expect(writeCsvHead([{ kind: 'text', head: '=1,2' }])).toBe('\uFEFF"\'=1,2"\r\n');
  });
});

describe('the name of a CSV file', () => {
  const moment = Date.UTC(2026, 10, 20, 20, 30);
  it.each([
    ['کاربران', 'نویسا-کاربران-1405-08-30.csv'],
    ['گزارش: ۱/۲ "الف" <ب>|?*\\', 'نویسا-گزارش ۱ ۲ الف ب-1405-08-30.csv'],
    ['آ\u202Efdp.', 'نویسا-آ fdp-1405-08-30.csv'],
    ['\u0627\u0653', 'نویسا-\u0622-1405-08-30.csv'],
    ['..', 'نویسا-1405-08-30.csv'],
    ['الف\uD800ب', 'نویسا-الف ب-1405-08-30.csv'],
    ['ب'.repeat(300), `نویسا-${'ب'.repeat(60)}-1405-08-30.csv`],
  ])('X-111: of «%s» is «%s»', (things, file) => {
    expect(nameCsvFile(things, moment)).toBe(file);
  });

  it('X-111: has the day of Tehran', () => {
    expect(nameCsvFile('کاربران', moment - 1)).toBe('نویسا-کاربران-1405-08-29.csv');
  });
});

const strip = (text: string) =>
  text
    .replaceAll(/^'|[^\P{Cc}\t\r\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/^'/, '');

/** A reader of RFC 4180 that knows nothing of the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, inQuotes]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (inQuotes) {
      if (character !== '"') {
        cell += character;
      } else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else {
        inQuotes = false;
      }
    } else if (character === '"') {
      inQuotes = true;
    } else if (character === ',') {
      row.push(cell);
      cell = '';
    } else if (character === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else {
      cell += character;
    }
  }
  return rows;
}
