import { describe, expect, it } from 'vitest';
import { accounts } from '../../fixtures/accounts.ts';
import { services } from '../../fixtures/services.ts';
import { createBackend } from '../../backend.ts';
import {
  listSeries,
  openAnalytics,
  sumPoints,
  toMoments,
  today,
} from '../../testing/analyticsServer.ts';
import { listDays } from './analyticsDays.ts';
import { listTop, readDays } from './analyticsSums.ts';
import { createRecordedDays } from './recordedDays.ts';

const minute = 60_000;

describe('the recorded days of the mock server', () => {
  it('X-246: are 24 months with 30 Esfand 1403, and with one missing day', () => {
    const points = listSeries(openAnalytics(), '2024-11-22', today);
    expect(points).toHaveLength(729);
    const dates = new Set(points.map(({ date }) => date));
    expect(dates.has('2025-03-20'), '30 Esfand 1403').toBe(true);
    expect(dates.has('2026-11-09')).toBe(false);
    expect(listSeries(openAnalytics(), '2024-11-01', '2024-11-21')).toEqual([]);
  });

  it('are the same for each backend', () => {
    const read = () => listSeries(openAnalytics(), '2026-08-24', today, 'day', 'revenue');
    expect(read()).toEqual(read());
  });

  it('X-241: their series add up to the figures of the period', () => {
    const server = openAnalytics();
    const summary = server.summarizeAnalytics(toMoments('2026-10-23', today));
    for (const metric of ['signups', 'usage', 'revenue', 'orders', 'failed_payments'] as const) {
      expect(sumPoints(listSeries(server, '2026-10-23', today, 'day', metric))).toBe(
        summary[metric].value,
      );
    }
    const mix = server.listServiceMix(toMoments('2026-10-23', today)).results;
    expect(mix.reduce((sum, { count }) => sum + count, 0)).toBe(summary.orders.value);
    expect(mix.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)).toBe(summary.revenue.value);
    expect(summary.average_order.value).toBe(
      Math.round((summary.revenue.value ?? 0) / (summary.orders.value ?? 1)),
    );
  });

  it('X-241: a person who is active on two days counts once', () => {
    const server = openAnalytics();
    const { active_users } = server.summarizeAnalytics(toMoments('2026-11-14', '2026-11-20'));
    const byDay = listSeries(server, '2026-11-14', '2026-11-20', 'day', 'active_users');
    expect(active_users.value).toBeLessThan(sumPoints(byDay));
    expect(active_users.value).toBeGreaterThan(Math.max(...byDay.map(({ value }) => value ?? 0)));
  });

  it('X-241: a figure of unrecorded days is null, and a share of nothing too', () => {
    const server = openAnalytics();
    const missing = server.summarizeAnalytics(toMoments('2026-11-09'));
    expect(missing.signups).toEqual({ value: null, previous: null });
    expect(missing.purchase_rate.value).toBeNull();
    server.analytics.activity = 0;
    const idle = server.summarizeAnalytics(toMoments('2026-11-10', '2026-11-12'));
    expect([idle.signups.value, idle.revenue.value]).toEqual([0, 0]);
    expect([idle.average_order.value, idle.purchase_rate.value]).toEqual([null, null]);
  });

  it('X-247: the most used codes come first, at most ten, and only used ones', () => {
    const { results } = openAnalytics().listTopDiscounts(toMoments('2026-01-01', today));
    const counts = results.map(({ used_count }) => used_count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts.length).toBeGreaterThan(2);
    expect(counts.length).toBeLessThanOrEqual(10);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});

describe('the uses of a code', () => {
  it('X-280, X-247: have one number and one revenue in the analytics and on the page of the code', () => {
    const { discounts } = openAnalytics();
    const recordedDays = createRecordedDays({ readUsers: () => [], readUses: discounts.everyUse });
    const recorded = listDays(recordedDays.options.firstDay, today).map((day) => ({
      day,
      part: 1,
    }));
    const inAnalytics = new Map(
      listTop(readDays(recordedDays, recorded)).map((row) => [row.discount_id, row]),
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
        .listTopDiscounts(toMoments('2024-11-22', today))
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
      const { from, to } = toMoments(date);
      expect(
        backend.listUsers(backend.account('admin'), { joined_from: from, joined_to: to }).count,
      ).toBe(value);
    }
  });
});

describe('the exported days of analytics', () => {
  it('X-110: are a CSV file with a line for each day, and the missing day is empty', () => {
    const server = openAnalytics();
    const file = server.exportAnalytics(accounts.admin, toMoments('2026-11-08', '2026-11-10'));
    expect(file.startsWith('\uFEFFروز,روز (شمسی),ثبت‌نام‌ها,')).toBe(true);
    const lines = file.split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^2026-11-08,1405-08-17,\d+,\d+,[\d.]+,\d+,\d+,\d+,0\.\d+,\d+$/);
    expect(lines[2]).toBe('2026-11-09,1405-08-18,,,,,,,,');
  });

  it('X-298: leaves one row in the audit list, which names the period', () => {
    const server = openAnalytics();
    server.exportAnalytics(accounts.admin, toMoments('2026-11-01', today));
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
    const period = toMoments('2026-08-22', today);
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
