import { checkEvery } from '@nevisa/testing/properties';
import type {
  AnalyticsComparison,
  AnalyticsFigure,
  AnalyticsMetric,
  AnalyticsSummary,
} from '@nevisa/api/types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChange, metricTexts, describeFigure } from './figureView.ts';

const nothing: AnalyticsFigure = { value: null, previous: null };

function makeSummary(figures: Partial<Record<AnalyticsMetric, AnalyticsFigure>>): AnalyticsSummary {
  const names = Object.keys(metricTexts) as AnalyticsMetric[];
  const all = Object.fromEntries(names.map((name) => [name, figures[name] ?? nothing]));
  return {
    ...(all as Record<AnalyticsMetric, AnalyticsFigure>),
    compared: null,
    server_time: null,
  };
}

const view = (
  metric: AnalyticsMetric,
  value: number | null,
  previous: number | null = null,
  others: Partial<Record<AnalyticsMetric, AnalyticsFigure>> = {},
) => describeFigure(metric, makeSummary({ ...others, [metric]: { value, previous } }), 'previous');

describe('a figure', () => {
  it.each<[AnalyticsMetric, number, string]>([
    ['signups', 1_284, '۱٬۲۸۴'],
    ['usage', 90_000, '۱٫۵'],
    ['usage', 594_000, '۹٫۹'],
    ['usage', 630_000, '۱۱'],
    ['usage', 754_000_000, '۱۲٬۵۶۷'],
    ['revenue', 950_000, '۹۵۰٬۰۰۰'],
    ['average_order', 636_500.4, '۶۳۶٬۵۰۰'],
    ['purchase_rate', 0.0456, '۴٫۶٪'],
    ['failed_payments', 0, '۰'],
  ])('X-241: %s of %d is «%s»', (metric, value, shown) => {
    expect(view(metric, value).value).toBe(shown);
  });

  it('X-247: ten to the twelfth is written in words', () => {
    expect(view('revenue', 1.2e12)).toMatchObject({ value: '۱٫۲ میلیون میلیون', isMoney: true });
    expect(view('usage', 1.2e12 * 60_000).value).toBe('۱٫۲ میلیون میلیون');
  });

  it('X-241: an unrecorded figure shows no zero and no unit', () => {
    expect(view('signups', null)).toMatchObject({ value: '—', note: 'ثبت نشده', change: null });
    expect(view('revenue', null)).toMatchObject({ value: '—', isMoney: false });
  });

  it('X-241: a share of zero is a dash and does not count as unrecorded', () => {
    const idle = { value: 0, previous: 0 };
    expect(view('purchase_rate', null, 0.1, { active_users: idle })).toMatchObject({
      value: '—',
      note: undefined,
      change: null,
    });
    expect(view('average_order', null, null, { orders: idle }).note).toBeUndefined();
    expect(view('average_order', null).note).toBe('ثبت نشده');
  });
});

describe('the change of a figure', () => {
  it.each([
    [112, 100, 'up', 'good', '\u200E+۱۲ درصد', '۱۲٪ بیشتر از دورهٔ قبل'],
    [88, 100, 'down', 'bad', '\u200E−۱۲ درصد', '۱۲٪ کمتر از دورهٔ قبل'],
    [877, 1_000, 'down', 'bad', '\u200E−۱۲ درصد', '۱۲٪ کمتر از دورهٔ قبل'],
    [1_005, 1_000, 'up', 'good', '\u200E+۰٫۵ درصد', '۰٫۵٪ بیشتر از دورهٔ قبل'],
    [0, 40, 'down', 'bad', '\u200E−۱۰۰ درصد', '۱۰۰٪ کمتر از دورهٔ قبل'],
  ] as const)(
    'X-242: %d after %d is %s, %s, seen with its sign and heard with its word',
    (value, previous, direction, tone, shown, words) => {
      expect(view('signups', value, previous).change).toEqual({ direction, tone, shown, words });
    },
  );

  it.each([
    ['previous', '۱۲٪ بیشتر از دورهٔ قبل', '۱۲٪ کمتر از دورهٔ قبل'],
    ['weekdays', '۱۲٪ بیشتر از همین روزهای هفته در گذشته', '۱۲٪ کمتر از همین روزهای هفته در گذشته'],
    ['year', '۱۲٪ بیشتر از همین بازه در سال گذشته', '۱۲٪ کمتر از همین بازه در سال گذشته'],
  ] as const)('X-242: the words of a change name the compared %s', (comparison, more, less) => {
    const hear = (value: number) =>
      describeFigure('orders', makeSummary({ orders: { value, previous: 100 } }), comparison).change
        ?.words;
    expect([hear(112), hear(88)]).toEqual([more, less]);
  });

  it('X-242: fewer failed payments are good, and more are bad', () => {
    expect(view('failed_payments', 5, 10).change?.tone).toBe('good');
    expect(view('failed_payments', 10, 5).change?.tone).toBe('bad');
  });

  it.each([
    [0, 0],
    [7, 7],
    [100_000, 100_001],
    [100_001, 100_000],
  ])('X-242, X-243: %d after %d is no change, in no colour', (value, previous) => {
    expect(view('orders', value, previous).change).toEqual({
      direction: 'flat',
      tone: 'neutral',
      shown: 'بدون تغییر',
      words: 'بدون تغییر',
    });
  });

  it('X-243, T-85: a change from zero is a sentence, and a change from an unrecorded figure is none', () => {
    expect(view('orders', 5, 0)).toMatchObject({ change: null, note: 'در دورهٔ قبل صفر بود' });
    expect(view('orders', 5, null)).toMatchObject({ change: null, note: undefined });
  });

  it.each<[AnalyticsComparison, string]>([
    ['previous', 'در دورهٔ قبل صفر بود'],
    ['weekdays', 'در همین روزهای هفته در گذشته صفر بود'],
    ['year', 'در همین بازه در سال گذشته صفر بود'],
  ])('X-242, X-243: a change from zero names the compared days: %s', (comparison, note) => {
    const summary = makeSummary({ orders: { value: 5, previous: 0 } });
    expect(describeFigure('orders', summary, comparison).note).toBe(note);
  });

  it('X-243: is never endless, no number or a zero with a sign', () => {
    const amount = fc.oneof(
      fc.constantFrom(0, -0, Number.MIN_VALUE, 1e308),
      fc.nat(),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }),
    );
    checkEvery(
      100,
      fc.option(amount),
      fc.option(amount),
      fc.boolean(),
      (value, previous, lessIsGood) => {
        const change = computeChange({ value, previous }, { lessIsGood, comparison: 'previous' });
        const { shown, words } =
          change === null || change === 'wasZero' ? { shown: '', words: '' } : change;
        expect(shown + words).not.toMatch(/∞|NaN|ناعدد|[−+]۰٪/);
        expect(shown, 'a sign and no word').not.toMatch(/بیشتر|کمتر/);
        expect(words, 'a word and no sign').not.toMatch(/[−+-]/);
      },
    );
  });
});
