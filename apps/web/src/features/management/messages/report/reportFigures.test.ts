import { describe, expect, it } from 'vitest';
import { describeFigures } from './reportFigures.ts';

const report = {
  recipients: 1_284,
  seen: 321,
  deleted: 12,
  opened: null,
  by_day: [],
  server_time: null,
};
const linkOpened = 'لینک را باز کرده‌اند';

describe('the figures of a report', () => {
  it('X-291: are recipients, readers with their share, and deletions', () => {
    const [recipients, readers, deletions, ...more] = describeFigures(report);
    expect(recipients?.value).toBe('۱٬۲۸۴');
    expect(readers).toMatchObject({ value: '۳۲۱ از ۱٬۲۸۴ نفر · ۲۵٪' });
    expect(deletions?.value).toContain('۱۲');
    expect(more).toEqual([]);
  });

  it('X-291: have no percent without recipients', () => {
    const figures = describeFigures({ ...report, recipients: 0, seen: 0 });
    expect(JSON.stringify(figures)).not.toContain('٪');
  });

  it('X-292: have the opened links only where the server counts them, also when there are none', () => {
    const listLabels = (opened: number | null) =>
      describeFigures({ ...report, opened }).map(({ label }) => label);
    expect(listLabels(null)).not.toContain(linkOpened);
    expect(listLabels(0)).toContain(linkOpened);
    expect(describeFigures({ ...report, opened: 40 }).at(-1)).toEqual({
      label: linkOpened,
      value: '۴۰ از ۱٬۲۸۴ نفر',
    });
  });
});
