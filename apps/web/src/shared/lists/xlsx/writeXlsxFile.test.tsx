import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { CsvSource } from '../csv/writeCsvFile.ts';
import { writeXlsxFile } from './writeXlsxFile.ts';

interface Person {
  name: string;
  phone: string | null;
  minutes: number;
  joined: string;
}

const sources: readonly CsvSource<Person>[] = [
  { kind: 'text', head: 'کاربر', read: ({ name }) => name },
  { kind: 'text', head: 'همراه', read: ({ phone }) => phone },
  { kind: 'number', head: 'دقیقه', read: ({ minutes }) => minutes },
  { kind: 'moment', head: 'عضویت', jalaliHead: 'عضویت (شمسی)', read: ({ joined }) => joined },
];
const sara = { name: 'سارا', phone: '09121234567', minutes: 30, joined: '2026-11-20T20:29:59Z' };

async function open(rows: readonly Person[]) {
  const file = await writeXlsxFile(sources, rows);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.entries(parts)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([name, part]) => `${name}\n${strFromU8(part)}`)
    .join('\n');
}

it('X-110: an xlsx file keeps the first zero of a phone number, and numbers are numbers', async () => {
  const text = await open([sara]);
  expect(text).toContain('09121234567');
  expect(text).toContain('<v>30</v>');
  expect(text).not.toContain('<v>9121234567</v>');
});

it('X-110, X-112: a moment fills two cells: the time of Tehran and the Jalali day', async () => {
  const text = await open([sara]);
  expect(text).toContain('2026-11-20T23:59:59+03:30');
  expect(text).toContain('1405-08-29 23:59:59');
});

it('X-110: a formula is a text, and marks of direction are left out', async () => {
  const text = await open([{ ...sara, name: '=cmd|A1', phone: '\u202E-5' }]);
  expect(text).toContain('=cmd|A1');
  expect(text).not.toContain('<f>');
  expect(text).not.toContain('\u202E');
});

it('X-111: 6,000 rows are one sheet', async () => {
  const text = await open(Array.from({ length: 6_000 }, (_, at) => ({ ...sara, minutes: at })));
  expect(text.match(/<row /g)).toHaveLength(6_001);
});

it('X-111: a canceled export ends without a file', async () => {
  const abort = new AbortController();
  const file = writeXlsxFile(sources, [sara], abort.signal);
  abort.abort(new Error('canceled'));
  await expect(file).rejects.toThrow('canceled');
});
