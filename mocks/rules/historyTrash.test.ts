import { describe, expect, it } from 'vitest';
import { makeConversation } from '../fixtures/history/conversations.ts';
import { jobTimes } from './historyJobs.ts';
import { createClientFor, serveEachTest } from '../testing/serveEachTest.ts';

const day = 24 * 3_600_000;
const note = { subject: 'note', seed: 1, words: 20, minutesAgo: 5 } as const;

const mocks = serveEachTest((backend) =>
  backend.fillHistory(
    'sara',
    ['a', 'b', 'c'].map((id) => makeConversation({ ...note, id })),
  ),
);
const client = createClientFor('sara');

const idsIn = async (trash: boolean) => {
  const outcome = await client.listHistory({ trash });
  return outcome.ok ? outcome.answer.results.map(({ id }) => String(id)).toSorted() : null;
};
const done = (...ids: string[]) => ({ ok: true, answer: { done: ids, failed: [] } });

describe('the trash', () => {
  it('a deletion says what became of each id, and repeating it changes nothing', async () => {
    expect(await client.deleteHistory({ ids: ['a', 'x', 'b'] })).toEqual({
      ok: true,
      answer: { done: ['a', 'b'], failed: [{ id: 'x', code: 'not_found' }] },
    });
    mocks.backend.clock.advance(day);
    expect(await client.deleteHistory({ ids: ['a'] })).toEqual(done('a'));
    expect(await client.retrieveHistory({ id: 'a' })).toMatchObject({
      answer: { deleted_at: '2026-11-21T10:35:00.000Z', revision: 2 },
    });
    expect([await idsIn(false), await idsIn(true)]).toEqual([['c'], ['a', 'b']]);
  });

  it('restoring brings back what the trash has, and accepts what it has not', async () => {
    await client.deleteHistory({ ids: ['a'] });
    expect(await client.restoreHistory({ ids: ['a', 'b'] })).toEqual(done('a', 'b'));
    expect(await client.restoreHistory({ ids: ['a'] })).toEqual(done('a'));
    expect([await idsIn(false), await idsIn(true)]).toEqual([['a', 'b', 'c'], []]);
  });

  it('a conversation is gone after thirty days in the trash, and not before', async () => {
    await client.deleteHistory({ ids: ['a'] });
    mocks.backend.clock.advance(30 * day - 1);
    expect(await idsIn(true)).toEqual(['a']);
    mocks.backend.clock.advance(1);
    expect(await idsIn(true)).toEqual([]);
    expect(await client.retrieveHistory({ id: 'a' })).toMatchObject({
      failure: { status: 404, code: 'not_found' },
    });
    expect(await client.restoreHistory({ ids: ['a'] })).toMatchObject({
      answer: { failed: [{ id: 'a', code: 'not_found' }] },
    });
  });

  it('only a conversation in the trash is deleted for ever', async () => {
    await client.deleteHistory({ ids: ['a'] });
    expect(await client.deleteHistoryForever({ ids: ['a', 'b'] })).toEqual({
      ok: true,
      answer: { done: ['a'], failed: [{ id: 'b', code: 'not_in_trash' }] },
    });
    expect([await idsIn(false), await idsIn(true)]).toEqual([['b', 'c'], []]);
  });

  it('deleteAllHistory moves every conversation to the trash', async () => {
    expect(await client.deleteAllHistory()).toMatchObject({ ok: true });
    expect([await idsIn(false), await idsIn(true)]).toEqual([[], ['a', 'b', 'c']]);
  });

  it('a conversation in the trash can be read and not changed', async () => {
    await client.deleteHistory({ ids: ['a'] });
    const change = { id: 'a', revision: 2, title: 'نو' };
    const outcomes = [
      await client.updateHistory(change),
      await client.patchHistory({ ...change, client_id: 'p', changes: [] }),
      await client.restoreHistoryVersion({ id: 'a', revision: 2, version_id: 'raw' }),
      await client.retryHistory({ id: 'a' }),
    ];
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ failure: { status: 409, code: 'in_trash' } });
    }
    expect(await client.retrieveHistory({ id: 'a' })).toMatchObject({ ok: true });
  });

  it('A04: the conversations of another account are not found', async () => {
    const other = createClientFor('admin');
    expect(await other.deleteHistory({ ids: ['a'] })).toMatchObject({
      answer: { failed: [{ id: 'a', code: 'not_found' }] },
    });
    expect(await other.listHistory({})).toMatchObject({ answer: { count: 0 } });
  });
});

describe('a job', () => {
  const states = async () => {
    const outcome = await client.listHistory({ ids: ['job'] });
    const [row] = outcome.ok ? outcome.answer.results : [];
    return [row?.status, row?.progress, row?.revision];
  };
  const put = (status: 'FAILED' | 'PROCESSING', progress: number | null = null) => {
    const reason = status === 'FAILED' ? 'صدایی نبود.' : null;
    mocks.backend.fillHistory('sara', [
      makeConversation({ ...note, id: 'job', status, progress, failure_reason: reason }),
    ]);
  };

  it('it waits, progresses with the clock, and ends with a text', async () => {
    put('FAILED');
    expect(await client.retryHistory({ id: 'job' })).toMatchObject({
      answer: { status: 'PENDING', failure_reason: null, revision: 2 },
    });
    const { clock } = mocks.backend;
    clock.advance(jobTimes.waiting - 1);
    expect(await states()).toEqual(['PENDING', null, 2]);
    clock.advance(1);
    expect(await states()).toEqual(['PROCESSING', 0, 2]);
    clock.advance(jobTimes.working / 2);
    expect(await states()).toEqual(['PROCESSING', 50, 2]);
    clock.advance(jobTimes.working / 2 - 1);
    expect(await states()).toEqual(['PROCESSING', 99, 2]);
    clock.advance(1);
    expect(await states()).toEqual(['SUCCESS', null, 3]);
    const whole = await client.retrieveHistory({ id: 'job' });
    expect(whole.ok && whole.answer.segments.length).toBeGreaterThan(1);
    expect(whole.ok && whole.answer.word_count).toBeGreaterThan(10);
  });

  it('a job that is under way goes on from its progress', async () => {
    put('PROCESSING', 42);
    expect(await states()).toEqual(['PROCESSING', 42, 1]);
    mocks.backend.clock.advance(jobTimes.working * 0.58);
    expect(await states()).toEqual(['SUCCESS', null, 2]);
  });

  it('two retries make one job, and a finished conversation has none', async () => {
    put('FAILED');
    await client.retryHistory({ id: 'job' });
    mocks.backend.clock.advance(jobTimes.waiting + jobTimes.working / 2);
    expect(await client.retryHistory({ id: 'job' })).toMatchObject({
      answer: { status: 'PROCESSING', progress: 50 },
    });
    mocks.backend.clock.advance(jobTimes.working);
    expect(await client.retryHistory({ id: 'job' })).toMatchObject({
      failure: { status: 409, code: 'not_failed' },
    });
  });

  it('an unfinished conversation takes a name and no text', async () => {
    put('PROCESSING', 10);
    const rename = { id: 'job', revision: 1, client_id: 'p1', title: 'نام', changes: [] };
    expect(await client.patchHistory(rename)).toMatchObject({ answer: { revision: 2 } });
    expect(await client.updateHistory({ id: 'job', revision: 2, text: 'متن' })).toMatchObject({
      failure: { status: 409, code: 'not_ready' },
    });
  });
});
