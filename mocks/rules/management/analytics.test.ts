import type { AnalyticsComparison, AnalyticsGranularity, AnalyticsMetric } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../fixtures/accounts.ts';
import { services } from '../../fixtures/services.ts';
import { createBackend } from '../../backend.ts';
import { createClock } from '../clock.ts';
import { createPeople } from '../people.ts';
import { Refusal } from '../refusal.ts';
import { createAnalyticsRules } from './analytics.ts';
import { addDays, listDays, startOfDay } from './analyticsDays.ts';
import { listTop, readDays } from './analyticsSums.ts';
import { createAnalyticsWorld } from './analyticsWorld.ts';
import { createAuditLog } from './auditLog.ts';
import { createDiscountStore } from './discountStore.ts';

const today = '2026-11-21';
const minute = 60_000;

function start() {
  const clock = createClock();
  const audit = createAuditLog({ clock });
  const discounts = createDiscountStore(clock, []);
  const people = createPeople(clock);
  return { clock, audit, discounts, ...createAnalyticsRules({ clock, audit, people, discounts }) };
}

/** The moments of days of Tehran, both inclusive. */
function days(first: string, last = first) {
  const text = (moment: number) => new Date(moment).toISOString();
  return { from: text(startOfDay(first)), to: text(startOfDay(addDays(last, 1))) };
}

function listSeries(
  server: Pick<ReturnType<typeof start>, 'listAnalyticsSeries'>,
  first: string,
  last: string,
  granularity: AnalyticsGranularity = 'day',
  metric: AnalyticsMetric = 'signups',
) {
  return server.listAnalyticsSeries({ ...days(first, last), metric, granularity }).results;
}

const sumPoints = (points: readonly { value: number | null }[]) =>
  points.reduce((sum, { value }) => sum + (value ?? 0), 0);

function findRefusal(query: { from: string; to: string }): unknown {
  try {
    start().summarizeAnalytics(query);
    return null;
  } catch (error) {
    return error instanceof Refusal ? { status: error.status, body: error.body } : error;
  }
}

describe('the recorded days of the mock server', () => {
  it('X-246: are 24 months with 30 Esfand 1403, and with one missing day', () => {
    const points = listSeries(start(), '2024-11-22', today);
    expect(points).toHaveLength(729);
    const dates = new Set(points.map(({ date }) => date));
    expect(dates.has('2025-03-20'), '30 Esfand 1403').toBe(true);
    expect(dates.has('2026-11-09')).toBe(false);
    expect(listSeries(start(), '2024-11-01', '2024-11-21')).toEqual([]);
  });

  it('are the same for each backend', () => {
    const read = () => listSeries(start(), '2026-08-24', today, 'day', 'revenue');
    expect(read()).toEqual(read());
  });

  it('X-241: their series add up to the figures of the period', () => {
    const server = start();
    const summary = server.summarizeAnalytics(days('2026-10-23', today));
    for (const metric of ['signups', 'usage', 'revenue', 'orders', 'failed_payments'] as const) {
      expect(sumPoints(listSeries(server, '2026-10-23', today, 'day', metric))).toBe(
        summary[metric].value,
      );
    }
    const mix = server.listServiceMix(days('2026-10-23', today)).results;
    expect(mix.reduce((sum, { count }) => sum + count, 0)).toBe(summary.orders.value);
    expect(mix.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)).toBe(summary.revenue.value);
    expect(summary.average_order.value).toBe(
      Math.round((summary.revenue.value ?? 0) / (summary.orders.value ?? 1)),
    );
  });

  it('X-241: a person who is active on two days counts once', () => {
    const server = start();
    const { active_users } = server.summarizeAnalytics(days('2026-11-14', '2026-11-20'));
    const byDay = listSeries(server, '2026-11-14', '2026-11-20', 'day', 'active_users');
    expect(active_users.value).toBeLessThan(sumPoints(byDay));
    expect(active_users.value).toBeGreaterThan(Math.max(...byDay.map(({ value }) => value ?? 0)));
  });

  it('X-241: a figure of unrecorded days is null, and a share of nothing too', () => {
    const server = start();
    const missing = server.summarizeAnalytics(days('2026-11-09'));
    expect(missing.signups).toEqual({ value: null, previous: null });
    expect(missing.purchase_rate.value).toBeNull();
    server.analytics.activity = 0;
    const idle = server.summarizeAnalytics(days('2026-11-10', '2026-11-12'));
    expect([idle.signups.value, idle.revenue.value]).toEqual([0, 0]);
    expect([idle.average_order.value, idle.purchase_rate.value]).toEqual([null, null]);
  });

  it('X-247: the most used codes come first, at most ten, and only used ones', () => {
    const { results } = start().listTopDiscounts(days('2026-01-01', today));
    const counts = results.map(({ used_count }) => used_count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts.length).toBeGreaterThan(2);
    expect(counts.length).toBeLessThanOrEqual(10);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});

describe('the uses of a code', () => {
  it('X-280, X-247: have one number and one revenue in the analytics and on the page of the code', () => {
    const { discounts } = start();
    const world = createAnalyticsWorld({ readUsers: () => [], readUses: discounts.everyUse });
    const recorded = listDays(world.knobs.firstDay, today).map((day) => ({ day, part: 1 }));
    const inAnalytics = new Map(
      listTop(readDays(world, recorded)).map((row) => [row.discount_id, row]),
    );
    const codes = discounts.all();
    expect(codes.filter(({ pastUses }) => pastUses > 0).length).toBeGreaterThan(150);
    for (const one of codes) {
      const { id, code, used_count, revenue } = discounts.toShown(one);
      const seen = inAnalytics.get(id) ?? { used_count: 0, revenue: 0 };
      expect([code, seen.used_count, seen.revenue]).toEqual([code, used_count, revenue]);
      const days = discounts.listUses(one).map(({ paid_at: paid }) => Date.parse(paid ?? ''));
      expect(Math.min(...days), code).toBeGreaterThanOrEqual(Date.parse(one.starts_at));
    }
  });

  it('X-280: come with the next purchase into both, and stay in the analytics when the code is deleted', () => {
    const backend = createBackend();
    const [reza, admin] = [backend.account('reza'), backend.account('admin')];
    const nowruz = backend.discounts.withCode('NOWRUZ1405')?.id ?? '';
    const findTop = () =>
      backend
        .listTopDiscounts(days('2024-11-22', today))
        .results.find(({ discount_id: id }) => id === nowruz);
    expect(findTop()).toMatchObject({ used_count: 128 });
    const { payable } = backend.checkDiscount(reza, {
      code: 'NOWRUZ1405',
      service_id: services[1].id,
    });
    backend.startPurchase(reza, {
      service_id: services[1].id,
      discount_code: 'NOWRUZ1405',
      expected_payable: payable,
      return_type: 'web',
      client_id: 'one',
    });
    backend.settleOrder(backend.orders().at(-1)?.number ?? '', 'paid');
    backend.clock.advance(minute);
    const { used_count, revenue } = backend.retrieveDiscount({ id: nowruz });
    expect(findTop()).toMatchObject({ used_count: 129, revenue });
    backend.deleteDiscount(admin, { id: nowruz, used_count });
    expect(findTop()).toMatchObject({ used_count: 129, revenue });
  });
});

describe('the sign-ups of a day', () => {
  it('X-251: are as many as the users who joined on it', () => {
    const backend = createBackend();
    const points = listSeries(backend, '2026-10-23', today);
    expect(points.filter(({ value }) => value !== null && value > 0).length).toBeGreaterThan(20);
    for (const { date, value } of points) {
      const { from, to } = days(date);
      expect(
        backend.listUsers(backend.account('admin'), { joined_from: from, joined_to: to }).count,
      ).toBe(value);
    }
  });
});

describe('the series of the mock server', () => {
  it('X-245: has weeks from Saturday on, each with its first day in the period', () => {
    const server = start();
    // 2026-11-09 was a Monday.
    const weeks = listSeries(server, '2026-11-09', today, 'week');
    expect(weeks.map(({ date }) => date)).toEqual(['2026-11-09', '2026-11-14', '2026-11-21']);
    expect(sumPoints(weeks)).toBe(sumPoints(listSeries(server, '2026-11-09', today)));
  });

  it('X-245: has months of the Persian calendar', () => {
    const months = listSeries(start(), '2025-02-19', '2025-04-20', 'month');
    // 1 Esfand 1403 has 30 days, so that 1 Farvardin 1404 is 21 March.
    expect(months.map(({ date }) => date)).toEqual(['2025-02-19', '2025-03-21']);
  });

  it('X-244: the running day grows with the clock until Tehran midnight', () => {
    const server = start();
    const read = () => listSeries(server, today, today, 'day', 'usage')[0]?.value ?? 0;
    const noon = read();
    server.clock.advance(5 * 60 * minute);
    const evening = read();
    server.clock.advance(5 * 60 * minute);
    expect(noon).toBeLessThan(evening);
    expect(listSeries(server, today, '2026-11-22').map(({ date }) => date)).toEqual([
      today,
      '2026-11-22',
    ]);
    expect(evening).toBeLessThanOrEqual(read());
  });
});

describe('the compared period of the mock server', () => {
  it.each<[AnalyticsComparison, string, string]>([
    ['previous', '2026-10-12', '2026-10-22'],
    ['weekdays', '2026-10-09', '2026-10-19'],
    ['year', '2025-10-23', '2025-11-02'],
  ])('X-240: %s are the days from %s to %s', (compare, first, last) => {
    const { compared } = start().summarizeAnalytics({
      ...days('2026-10-23', '2026-11-02'),
      compare,
    });
    expect(compared).toEqual({
      from: days(first, last).from.replace('.000', ''),
      to: days(first, last).to.replace('.000', ''),
    });
  });

  it('X-246: the year before 30 Esfand 1403 ends with 29 Esfand 1402', () => {
    const { compared } = start().summarizeAnalytics({ ...days('2025-03-20'), compare: 'year' });
    expect(compared?.from).toBe('2024-03-18T20:30:00Z');
  });

  it('X-244: has the same elapsed part of its last day', () => {
    const server = start();
    const whole = server.summarizeAnalytics({ ...days('2026-11-20'), compare: 'previous' });
    const running = server.summarizeAnalytics({ ...days(today), compare: 'previous' });
    expect(running.usage.previous).toBeLessThan(whole.usage.value ?? 0);
    expect(running.usage.previous).toBeGreaterThan(0);
  });
});

describe('a query of analytics', () => {
  const wrong = 'این زمان آغاز هیچ روزی به وقت تهران نیست.';

  it.each([
    [
      'a midnight of another zone',
      { from: '2026-11-20T00:00:00Z', to: days(today).to },
      { from: [wrong] },
    ],
    ['an hour of the day', { from: days(today).from, to: '2026-11-21T12:30:00Z' }, { to: [wrong] }],
    [
      'an end before the start',
      { from: days(today).from, to: days('2026-11-01').from },
      { to: ['پایان بازه باید پس از آغاز آن باشد.'] },
    ],
    [
      'more than three years',
      days('2023-11-21', today),
      { to: ['بازه نباید بیش از سه سال باشد.'] },
    ],
  ])('X-112: is refused with %s', (_, query, body) => {
    expect(findRefusal(query)).toEqual({ status: 400, body });
  });

  it('X-240: ends with the running day of the server, also when all of it is in the future', () => {
    const server = start();
    const dates = (first: string, last: string) =>
      listSeries(server, first, last).map(({ date }) => date);
    expect(dates('2026-11-20', '2026-11-26')).toEqual(['2026-11-20', today]);
    expect(dates('2026-12-01', '2026-12-07')).toEqual([today]);
  });

  it('X-112: takes the summer time of 1401, whose days begin an hour earlier', () => {
    expect(findRefusal({ from: '2022-07-31T19:30:00Z', to: '2022-08-31T19:30:00Z' })).toBeNull();
    expect(findRefusal({ from: '2022-07-31T20:30:00Z', to: '2022-08-31T19:30:00Z' })).toEqual({
      status: 400,
      body: { from: [wrong] },
    });
    // 30 Shahrivar 1401 had 25 hours.
    expect(findRefusal({ from: '2022-09-20T19:30:00Z', to: '2022-09-21T20:30:00Z' })).toBeNull();
  });
});

describe('the exported days of analytics', () => {
  it('X-110: are a CSV file with a line for each day, and the missing day is empty', () => {
    const server = start();
    const file = server.exportAnalytics(accounts.admin, days('2026-11-08', '2026-11-10'));
    expect(file.startsWith('\uFEFFروز,روز (شمسی),ثبت‌نام‌ها,')).toBe(true);
    const lines = file.split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^2026-11-08,1405-08-17,\d+,\d+,[\d.]+,\d+,\d+,\d+,0\.\d+,\d+$/);
    expect(lines[2]).toBe('2026-11-09,1405-08-18,,,,,,,,');
  });

  it('X-298: leaves one row in the audit list, which names the period', () => {
    const server = start();
    server.exportAnalytics(accounts.admin, days('2026-11-01', today));
    expect(server.audit.written()).toMatchObject([
      {
        action: 'EXPORT_ANALYTICS',
        object: { kind: 'ANALYTICS' },
        changes: [{ field: 'period', before: null, after: '2026-11-01 – 2026-11-21' }],
      },
    ]);
  });
});

describe('the answers of analytics', () => {
  it('X-266: have no text, title or name of a person', () => {
    const backend = createBackend();
    backend.fillHistory('sara');
    const secrets = backend
      .account('sara')
      .conversations.flatMap(({ title, text, snippet }) => [title, text, snippet ?? title]);
    const period = days('2026-08-22', today);
    const metric = 'usage';
    const answers = JSON.stringify([
      backend.summarizeAnalytics({ ...period, compare: 'year' }),
      backend.listAnalyticsSeries({ ...period, metric, granularity: 'day' }),
      backend.listServiceMix(period),
      backend.listTopDiscounts(period),
      backend.exportAnalytics(backend.account('admin'), period),
    ]);
    expect(secrets.length).toBeGreaterThan(60);
    expect(secrets.filter((secret) => secret !== '' && answers.includes(secret))).toEqual([]);
    for (const { username, email, phone } of Object.values(accounts)) {
      for (const name of [username, email, phone]) {
        expect(answers).not.toContain(name ?? 'a name that is missing');
      }
    }
  });
});
