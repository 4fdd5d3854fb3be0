import { describe, expect, it } from 'vitest';
import { writeCsvRows } from '../../../../shared/lists/csv/csvText.ts';
import { reportSources } from './reportFile.ts';

describe('the file of a report', () => {
  it('X-291, X-110: has a row for each day of Tehran, twice dated, with readers and deletions', () => {
    const days = [
      { date: '2026-10-18', seen: 1_211, deleted: 65 },
      { date: '2026-11-08', seen: 47, deleted: 2 },
    ];
    const rows = days.map((day) => reportSources.map(({ read }) => read(day)));
    expect(writeCsvRows(reportSources, rows).split('\r\n')).toEqual([
      '2026-10-18,1405-07-26,1211,65',
      '2026-11-08,1405-08-17,47,2',
      '',
    ]);
  });
});
