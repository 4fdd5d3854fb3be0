import { createPartClient } from '@nevisa/api';
import { managementCalls } from '@nevisa/api/management';
import type { AnalyticsQuestion } from '@nevisa/machines';
import { accounts } from '@nevisa/mocks/accounts';
import { startNode, type NodeMocks } from '@nevisa/mocks/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toTimeSpan } from '../../../shared/lists/days/tehranDays.ts';
import { loadPart } from './loadPart.ts';
import { compareSpan, planPeriod } from './periods.ts';
import { createTehranClock } from './tehranClock.ts';

const host = 'https://api.nevisa.test';
const question: AnalyticsQuestion = {
  period: 'days30',
  comparison: 'previous',
  day: '2026-11-21',
};

let mocks: NodeMocks;
let asked: URL[];
beforeEach(() => {
  mocks = startNode();
  asked = [];
});
afterEach(() => {
  mocks.close();
});

function ports() {
  const clock = createTehranClock();
  const client = createPartClient(managementCalls, {
    host,
    readToken: () => accounts.admin.token,
    fetch: (input, init) => {
      asked.push(new URL(input as string));
      return fetch(input, init);
    },
  });
  return { client, clock };
}

const load = (
  part: Parameters<typeof loadPart>[0]['part'],
  asking: AnalyticsQuestion = question,
  given = ports(),
) => loadPart({ part, question: asking }, given, new AbortController().signal);

describe('a part of the figures', () => {
  it('X-112, X-240: asks for days of Tehran and says what it is compared with', async () => {
    expect(await load('figures')).toMatchObject({ ok: true });
    expect(asked.map(({ search }) => search)).toEqual([
      '?from=2026-10-22T20%3A30%3A00Z&to=2026-11-21T20%3A30%3A00Z&compare=previous',
    ]);
    await load('figures', { ...question, comparison: null });
    expect(asked[1]?.searchParams.has('compare')).toBe(false);
  });

  it.each(['trends', 'minutes', 'revenue', 'signups', 'packages', 'codes'] as const)(
    'X-112: each call of the part «%s» asks for days of Tehran',
    async (part) => {
      expect(await load(part, { ...question, comparison: null })).toMatchObject({ ok: true });
      expect(asked.length).toBeGreaterThan(0);
      for (const { searchParams } of asked) {
        expect([searchParams.get('from'), searchParams.get('to')]).toEqual([
          '2026-10-22T20:30:00Z',
          '2026-11-21T20:30:00Z',
        ]);
      }
    },
  );

  it.each(['previous', 'weekdays', 'year'] as const)(
    'X-240: the server compares %s with the days that the page writes out',
    async (comparison) => {
      for (const period of [
        'days7',
        'days90',
        'year',
        { start: '2025-03-10', end: '2025-04-02' },
      ] as const) {
        const asking = { ...question, period, comparison };
        const outcome = await load('figures', asking);
        const span = compareSpan(planPeriod(asking).span, comparison);
        expect(outcome).toMatchObject({ ok: true, answer: { compared: toTimeSpan(span) } });
      }
    },
  );

  it('X-245: the compared amounts come by the same days, weeks or months', async () => {
    await load('minutes', { ...question, period: 'year', comparison: 'year' });
    expect(asked.map(({ searchParams }) => searchParams.get('granularity'))).toEqual([
      'week',
      'week',
    ]);
    expect(asked.map(({ searchParams }) => searchParams.get('metric'))).toEqual(['usage', 'usage']);
  });

  it('X-250: fails when the amounts or the compared ones fail', async () => {
    mocks.backend.breakDown('listAnalyticsSeries', 'server');
    expect(await load('minutes')).toEqual({ ok: false, failure: { kind: 'server', status: 500 } });
    expect(await load('trends')).toEqual({ ok: false, failure: { kind: 'server', status: 500 } });
    expect(await load('packages')).toMatchObject({ ok: true });
    expect(await load('codes')).toMatchObject({ ok: true });
  });

  it('X-241: the course of a figure is that of its own amount', async () => {
    const outcome = await load('trends');
    expect(outcome.ok && Object.keys(outcome.answer)).toEqual([
      'active_users',
      'orders',
      'average_order',
      'purchase_rate',
      'failed_payments',
    ]);
  });

  it('T-100: the time of each answer corrects the clock', async () => {
    const given = ports();
    await load('codes', question, given);
    expect(given.clock.day()).toBe('2026-11-21');
  });
});
