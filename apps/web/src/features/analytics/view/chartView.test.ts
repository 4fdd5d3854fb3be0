import type { AnalyticsQuestion, ComparedSeries } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { writeCsvHead, writeCsvRows } from '../../../shared/lists/csv/csvText.ts';
import { layPoints } from './chartRows.ts';
import { type ChartAmount, describeChart } from './chartView.ts';

const amount: ChartAmount = {
  head: 'دقیقه‌ها',
  toAmount: (value) => value / 60_000,
  format: (minutes) => `${minutes} دقیقه`,
};
const minutes = (count: number) => count * 60_000;

const question = (
  start: string,
  end: string,
  comparison: AnalyticsQuestion['comparison'] = null,
): AnalyticsQuestion => ({ period: { start, end }, comparison, day: '2026-11-21' });

const series = (
  points: ComparedSeries['points'],
  compared: ComparedSeries['compared'] = null,
): ComparedSeries => ({ points, compared });

describe('a chart of amounts over time', () => {
  it('X-246: the chart has each day of its period, and a gap at an unrecorded day', () => {
    const points = layPoints(
      question('2026-11-08', '2026-11-11'),
      series([
        { date: '2026-11-08', value: minutes(3) },
        { date: '2026-11-10', value: 0 },
        { date: '2026-11-11', value: null },
        { date: '2026-12-01', value: minutes(9) },
      ]),
    );
    const { moments, series: lines, partial } = describeChart(points, amount);
    expect(lines).toEqual([{ name: 'این دوره', values: [3, null, 0, null] }]);
    expect(moments[0]).toEqual({
      date: '2026-11-08',
      name: 'یکشنبه ۱۷ آبان ۱۴۰۵',
      label: '۱۷ آبان',
    });
    expect(partial).toBeUndefined();
  });

  it('X-244: the last point is not complete while its day runs', () => {
    const running = layPoints(
      question('2026-11-20', '2026-11-21'),
      series([{ date: '2026-11-21', value: minutes(2) }]),
    );
    const view = describeChart(running, amount);
    expect(view.partial).toEqual({ from: 1, words: 'تا این ساعت' });
    expect(view.exact?.rows.at(-1)).toEqual(['شنبه ۳۰ آبان ۱۴۰۵', '۲ (تا این ساعت)']);
  });

  it('X-249: a compared line has the names of its own days', () => {
    const points = layPoints(
      question('2026-11-19', '2026-11-20', 'weekdays'),
      series(
        [{ date: '2026-11-19', value: minutes(2) }],
        [{ date: '2026-11-13', value: minutes(5) }],
      ),
    );
    const { series: lines, exact } = describeChart(points, amount);
    expect(lines[1]).toEqual({
      name: 'همین روزهای هفته',
      values: [null, 5],
      compared: true,
      moments: ['پنجشنبه ۲۱ آبان ۱۴۰۵', 'جمعه ۲۲ آبان ۱۴۰۵'],
    });
    expect(exact?.columns).toEqual(['روز', 'دقیقه‌ها', 'روزِ مقایسه', 'همین روزهای هفته']);
    expect(exact?.rows[1]).toEqual(['جمعه ۲۹ آبان ۱۴۰۵', '—', 'جمعه ۲۲ آبان ۱۴۰۵', '۵']);
  });

  it('X-249: the compared days, weeks and months are named with a right ezafe', () => {
    const nameColumn = (start: string, end: string) => {
      const points = layPoints(question(start, end, 'previous'), series([], []));
      const { exact, file } = describeChart(points, amount);
      expect(file.map(({ head }) => head)).toContain(exact?.columns[2]);
      return exact?.columns[2];
    };
    expect(nameColumn('2026-11-08', '2026-11-11')).toBe('روزِ مقایسه');
    expect(nameColumn('2026-04-01', '2026-09-19')).toBe('هفتهٔ مقایسه');
    expect(nameColumn('2024-04-01', '2026-09-19')).toBe('ماهِ مقایسه');
  });

  it('X-245: by weeks the label tells apart the days of two years, and the table names the week', () => {
    const points = layPoints(
      question('2025-03-15', '2025-09-19'),
      series([{ date: '2025-03-15', value: minutes(7) }]),
    );
    const { moments } = describeChart(points, amount);
    expect(moments[0]).toEqual({
      date: '2025-03-15',
      name: '۲۵ اسفند ۱۴۰۳ تا ۱ فروردین ۱۴۰۴',
      label: '۱۴۰۳/۱۲/۲۵',
    });
    const oneYear = layPoints(question('2026-04-01', '2026-09-19'), series([]));
    expect(describeChart(oneYear, amount).moments[0]).toMatchObject({
      name: '۱۲ تا ۱۴ فروردین ۱۴۰۵',
      label: '۱۲ فروردین',
    });
  });

  it('X-245: by months a part of a month is named by its days', () => {
    const points = layPoints(question('2024-11-23', '2026-11-20'), series([]));
    const { moments } = describeChart(points, amount);
    expect(moments.slice(0, 2)).toMatchObject([{ name: '۳ تا ۳۰ آذر ۱۴۰۳' }, { name: 'دی ۱۴۰۳' }]);
  });

  it('X-245: a server may name a week by a first day outside of the period', () => {
    const points = layPoints(
      question('2026-04-01', '2026-09-19'),
      series([{ date: '2026-03-28', value: minutes(4) }]),
    );
    expect(points.rows[0]).toMatchObject({ bucket: { start: '2026-04-01' }, value: minutes(4) });
  });

  it('X-110, X-248: its file has each day twice, Latin digits, and the compared days', () => {
    const points = layPoints(
      question('2025-03-20', '2025-03-21', 'year'),
      series(
        [
          { date: '2025-03-20', value: minutes(12.5) },
          { date: '2025-03-21', value: minutes(1_000) },
        ],
        [{ date: '2024-03-20', value: minutes(3) }],
      ),
    );
    const { file, rows } = describeChart(points, amount);
    const cells = rows.map((row) => file.map(({ read }) => read(row)));
    expect(writeCsvHead(file) + writeCsvRows(file, cells)).toBe(
      '\uFEFFروز,روز (شمسی),دقیقه‌ها,روزِ مقایسه,روزِ مقایسه (شمسی),سال گذشته\r\n' +
        '2025-03-20,1403-12-30,12.5,,,\r\n' +
        '2025-03-21,1404-01-01,1000,2024-03-20,1403-01-01,3\r\n',
    );
  });
});
