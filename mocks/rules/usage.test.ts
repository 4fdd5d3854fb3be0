import { describe, expect, it } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import { makeConversation } from '../fixtures/history/conversations.ts';
import { createClientFor, serveEachTest } from '../testing/serveEachTest.ts';

const host = 'https://api.nevisa.test';
const note = { subject: 'note', seed: 1, words: 20, word_count: 20, duration: 60_000 } as const;
const hour = 60;

/** The last three days of Tehran until the end of the present one, 30 Aban. */
const threeDays = {
  from: '2026-11-18T20:30:00Z',
  to: '2026-11-21T20:30:00Z',
  granularity: 'day',
} as const;

const mocks = serveEachTest();
const client = createClientFor('sara');

async function read() {
  const outcome = await client.getUsageSummary(threeDays);
  if (!outcome.ok) {
    throw new Error(`No summary: ${outcome.failure.kind}.`);
  }
  return outcome.answer;
}

const fill = (...minutesAgo: number[]) =>
  mocks.backend.fillHistory(
    'sara',
    minutesAgo.map((ago, step) => makeConversation({ ...note, id: `n${step}`, minutesAgo: ago })),
  );

describe('the summary of use', () => {
  it('X-239: sums the conversations of each day of Tehran, with days without one', async () => {
    // The clock is at 14:05: 14 h 5 min ago Tehran had its midnight.
    fill(5, 14 * hour + 4, 14 * hour + 6, 50 * hour, 90 * hour);
    expect(await read()).toEqual({
      total: 240_000,
      words: 80,
      conversations: 4,
      days: [
        { date: '2026-11-19', duration: 60_000, words: 20 },
        { date: '2026-11-20', duration: 60_000, words: 20 },
        { date: '2026-11-21', duration: 120_000, words: 40 },
      ],
      server_time: '2026-11-21T10:35:00.000Z',
    });
  });

  it('X-239: days before the account and days to come are not known', async () => {
    const newcomer = createClientFor('newcomer');
    expect(
      await newcomer.getUsageSummary({ ...threeDays, to: '2026-11-30T20:30:00Z' }),
    ).toMatchObject({
      answer: { total: 0, days: [{ date: '2026-11-21', duration: 0, words: 0 }] },
    });
  });

  it('X-239: a new text is counted, and a deleted one stays counted', async () => {
    fill(5);
    const account = mocks.backend.account('sara');
    const segments: never[] = [];
    mocks.backend.createHistory(account, {
      client_id: 'new',
      title: 'تازه',
      text: 'یک دو سه',
      segments,
      duration: 30_000,
      source: 'LIVE',
      created_at: '2026-11-21T10:30:00Z',
    });
    expect(await read()).toMatchObject({ total: 90_000, words: 23, conversations: 2 });
    mocks.backend.deleteHistory(account, { ids: ['n0'] });
    mocks.backend.deleteHistoryForever(account, { ids: ['n0'] });
    expect(account.conversations).toHaveLength(1);
    expect(await read()).toMatchObject({ total: 90_000, words: 23, conversations: 2 });
  });

  it('X-239: a conversion that failed or has not ended is not counted', async () => {
    mocks.backend.fillHistory('sara', [
      makeConversation({ ...note, id: 'a', minutesAgo: 5, status: 'FAILED' }),
      makeConversation({ ...note, id: 'b', minutesAgo: 5, status: 'PENDING' }),
    ]);
    expect(await read()).toMatchObject({ total: 0, words: 0, conversations: 0 });
  });

  it.each([
    ['to', { to: threeDays.from }],
    ['to', { to: '2036-11-21T20:30:00Z' }],
    ['from', { from: '2026-11-18' }],
    ['granularity', { granularity: 'hour' }],
  ])('X-239: a wrong %s is refused', async (field, wrong) => {
    const query = new URLSearchParams({ ...threeDays, ...wrong });
    const answer = await fetch(`${host}/nevisa/usage/summary?${query.toString()}`, {
      headers: { Authorization: `token ${accounts.sara.token}` },
    });
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([400, [field]]);
  });
});
