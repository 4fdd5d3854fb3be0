import { describe, expect, it } from 'vitest';
import {
  makeAnalytics,
  makePoints,
  render,
  runningQuestion,
  someFigures,
} from '../analyticsTesting.ts';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { Figures } from './Figures.tsx';

const rising = makePoints(1, 9);
const falling = makePoints(9, 1);

const show = (question = runningQuestion) =>
  render(Figures, {
    analytics: makeAnalytics(
      {
        figures: someFigures,
        trends: {
          active_users: falling,
          orders: rising,
          average_order: falling,
          purchase_rate: falling,
          failed_payments: falling,
        },
        minutes: { points: rising, compared: null },
        revenue: { points: rising, compared: null },
        signups: { points: falling, compared: null },
      },
      question,
    ),
  });

/** The cards by their names, in the order of the page. */
const splitCards = (markup: string) =>
  markup.split(/(?=<div[^>]* data-outdated=)/u).flatMap((card): [string, string][] => {
    const name = /aria-label="([^"]+)"/u.exec(card)?.[1];
    return card.includes('data-tip=') && name !== undefined ? [[name, card]] : [];
  });

describe('the figures', () => {
  it('X-241: the eight figures are in their order, each with what it counts', () => {
    expect(
      splitCards(show()).map(([name, card]) => [name, /data-tip="([^"]+)"/u.exec(card)?.[1]]),
    ).toEqual([
      ['ثبت‌نام‌ها', 'کسانی که در این بازه حساب ساختند.'],
      [
        'کاربران فعال',
        'کسانی که در این بازه دست‌کم یک بار گفتار تبدیل کردند یا خرید کردند؛ هر کس یک بار شمرده می‌شود.',
      ],
      ['دقیقه‌های تبدیل‌شده', 'طول گفتاری که در این بازه به نوشته تبدیل شد، زنده و از فایل.'],
      ['درآمد', 'جمع پرداخت‌های موفق این بازه، پس از تخفیف.'],
      ['خریدها', 'خریدهایی که در این بازه پرداخت یا رایگان فعال شدند.'],
      ['میانگین هر خرید', 'درآمد این بازه، تقسیم بر تعداد خریدها.'],
      ['نرخ خرید', 'از هر صد کاربر فعال این بازه، چند نفر خرید کردند.'],
      ['پرداخت‌های ناموفق', 'پرداخت‌هایی که در این بازه شروع شد و به نتیجه نرسید. کمتر بهتر است.'],
    ]);
  });

  it('X-241: each figure has its own course', () => {
    const isRising = (card: string) => {
      const heights = [...card.matchAll(/[ML,][\d.]+,([\d.]+)/gu)].map(([, y]) => Number(y));
      expect(heights.length).toBeGreaterThan(1);
      return (heights.at(-1) ?? 0) < (heights[0] ?? 0);
    };
    expect(splitCards(show()).map(([, card]) => isRising(card))).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('X-244: the line to the running day is drawn apart, and a period that is over has no such line', () => {
    const countPartial = (markup: string) =>
      splitCards(markup).filter(([, card]) => card.includes('data-partial="true"')).length;
    expect(countPartial(show())).toBe(8);
    expect(countPartial(show({ ...runningQuestion, day: '2026-11-22' }))).toBe(0);
  });

  it('X-241, X-242: a change is heard with what it is compared with', () => {
    expect(show({ ...runningQuestion, comparison: 'year' })).toContain(
      '۲۰٪ بیشتر از همین بازه در سال گذشته',
    );
  });

  it('X-241: a figure that was not recorded says so in place of its change', () => {
    const figures = { ...someFigures, signups: { value: null, previous: null } };
    const [[, card] = ['', '']] = splitCards(
      render(Figures, { analytics: makeAnalytics({ figures }) }),
    );
    expect(card).toContain(analyticsAddedText.notRecorded);
    expect(show()).not.toContain(analyticsAddedText.notRecorded);
  });

  it('X-250: figures that could not be read again stay with their time, and are outdated while others are read', () => {
    const analytics = makeAnalytics({ figures: someFigures });
    const { figures } = analytics.context.readings;
    const readings = {
      ...analytics.context.readings,
      figures: { ...figures, failure: { kind: 'network' as const } },
    };
    const renderIn = (tag: string) =>
      render(Figures, {
        analytics: {
          ...analytics,
          context: { ...analytics.context, readings },
          is: (each: string) => each === tag,
        },
      });
    const stale = renderIn('figures.stale');
    expect([splitCards(stale).length, /۱۱ دی ۱۳۴۸/u.test(stale)]).toEqual([8, true]);
    expect(stale).not.toContain('data-outdated="true"');
    expect(renderIn('figures.loading').match(/data-outdated="true"/gu)).toHaveLength(8);
  });
});
