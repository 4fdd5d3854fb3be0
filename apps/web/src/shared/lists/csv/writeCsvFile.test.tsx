import { describe, expect, it } from 'vitest';
import { type CsvSource, writeCsvFile } from './writeCsvFile.ts';

interface Row {
  name: string;
  price: number;
}

const sources: CsvSource<Row>[] = [
  { kind: 'text', head: 'نام', read: ({ name }) => name },
  { kind: 'number', head: 'مبلغ', read: ({ price }) => price },
];

const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ name: `=${index}`, price: -index }));

describe('a CSV file of a Worker', () => {
  it('X-110: has all rows in their order, and reports the progress', async () => {
    const progress: number[] = [];
    const file = await writeCsvFile(sources, makeRows(1201), {
      onProgress: (rows) => progress.push(rows),
    });
    const lines = (await file.text()).split('\r\n');
    expect(file.type).toBe('text/csv;charset=utf-8');
    expect(lines).toHaveLength(1203);
    expect([lines[0], lines[1], lines[1201], lines[1202]]).toEqual([
      'نام,مبلغ',
      "'=0,0",
      "'=1200,-1200",
      '',
    ]);
    expect(progress).toEqual([1000, 1201]);
  });

  it('X-111: a canceled export ends without a file', async () => {
    const canceling = new AbortController();
    const progress: number[] = [];
    const writing = writeCsvFile(sources, makeRows(5000), {
      signal: canceling.signal,
      onProgress(rows) {
        progress.push(rows);
        canceling.abort();
      },
    });
    await expect(writing).rejects.toThrow(/abort/i);
    expect(progress).toEqual([1000]);
    await expect(writeCsvFile(sources, [], { signal: canceling.signal })).rejects.toThrow(/abort/i);
  });

  it('X-110: a file without rows has the heads', async () => {
    expect(await (await writeCsvFile(sources, [])).text()).toBe('نام,مبلغ\r\n');
  });
});
