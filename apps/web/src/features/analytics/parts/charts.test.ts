import { describe, expect, it } from 'vitest';
import { makeAnalytics, makePoints, render } from '../analyticsTesting.ts';
import { listOptions } from '../../../testing/renderMarkup.ts';
import type { Analytics } from '../data/useAnalytics.ts';
import { AmountChart } from './AmountChart.tsx';
import { CodesChart, PackagesChart } from './MixCharts.tsx';
import PeriodFields from './PeriodFields.tsx';

describe('the charts', () => {
  it('X-247: an amount of minutes keeps its fraction', () => {
    const analytics = makeAnalytics({
      minutes: { points: makePoints(90_000, 150_000), compared: null },
    });
    expect(render(AmountChart, { analytics, part: 'minutes' })).toContain('۱٫۵ دقیقه');
  });

  it('X-247, X-248: the fourth and later packages are drawn as one part, and are rows of the table', () => {
    const results = [5, 4, 3, 2, 1].map((count) => ({
      service_id: count,
      name: `بستهٔ ${count}`,
      count,
      revenue: null,
    }));
    const analytics = makeAnalytics({ packages: { results, server_time: null } });
    const markup = render(PackagesChart, { analytics });
    const [drawing = '', table = ''] = markup.split('<table');
    expect(drawing).toContain('سایر');
    expect(drawing).not.toContain('بستهٔ 2');
    expect(table).toContain('بستهٔ 1');
  });

  it('X-247, X-248: the bars of the codes are their purchases, and the table has what they brought in, too', () => {
    const code = { discount_id: 1, code: 'MEHR', name: '', used_count: 2, revenue: 7_000 };
    const analytics = makeAnalytics({ codes: { results: [code], server_time: null } });
    const [drawing = '', table] = render(CodesChart, { analytics }).split('<table');
    expect(drawing).toContain('MEHR');
    expect(drawing).toContain('۲ خرید');
    expect(table).toContain('۷٬۰۰۰');
  });
});

it('X-240: the periods and the comparisons can be chosen', () => {
  const filters = { period: null, days: null, compare: null };
  const list = { address: { filters } };
  const analytics = { ...makeAnalytics({}), list } as unknown as Analytics;
  expect(listOptions(render(PeriodFields, { analytics }))).toEqual([
    ['۷ روز گذشته', '۳۰ روز گذشته', '۹۰ روز گذشته', 'امسال', 'بازهٔ دلخواه'],
    ['دورهٔ قبل', 'همین روزهای هفته', 'سال گذشته', 'بدون مقایسه'],
  ]);
});
