import { describe, expect, it } from 'vitest';
import { makeRunningJob, startHistoryList } from './historyListTesting.ts';
import { makeRefusal } from '../testing/fixtures.ts';

describe('the jobs', () => {
  const see = (
    list: ReturnType<typeof startHistoryList>,
    ...jobs: ReturnType<typeof makeRunningJob>[]
  ) => list.send({ type: 'jobs.seen', jobs });

  it('X-129: are asked about by one call after 2 s, then each time later by half, at most 30 s', async () => {
    const list = startHistoryList();
    see(list, makeRunningJob(1), makeRunningJob(2));
    const waits: number[] = [];
    for (let poll = 1; poll <= 9; poll += 1) {
      let waited = 0;
      while (list.jobs.calls.length < poll) {
        list.pass(100);
        waited += 100;
      }
      waits.push(waited);
      await list.jobs.last().answer({ ok: true, answer: [makeRunningJob(1), makeRunningJob(2)] });
    }
    expect(list.jobs.last().input).toEqual({ ids: [1, 2] });
    expect(waits).toEqual([2_000, 3_000, 4_500, 6_800, 10_200, 15_200, 22_800, 30_000, 30_000]);
  });

  it('X-129: are not asked about without an unfinished one', () => {
    const list = startHistoryList();
    see(list, makeRunningJob(1, { status: 'SUCCESS' }), makeRunningJob(2, { status: null }));
    list.pass(600_000);
    expect(list.jobs.calls).toHaveLength(0);
  });

  it('X-129: are asked about only while the page is visible, and at once when it is shown again', async () => {
    const list = startHistoryList();
    see(list, makeRunningJob(1));
    list.send({ type: 'page.hidden' });
    list.pass(600_000);
    expect(list.jobs.calls).toHaveLength(0);
    list.send({ type: 'page.shown' });
    expect(list.jobs.calls).toHaveLength(1);
    list.send({ type: 'page.hidden' });
    expect(list.jobs.last().inFlight).toBe(false);

    const hidden = startHistoryList({ isVisible: false });
    see(hidden, makeRunningJob(1));
    hidden.pass(600_000);
    expect(hidden.jobs.calls).toHaveLength(0);
  });

  it('X-129: have a progress that never falls and stays from 0 to 100', () => {
    const list = startHistoryList();
    const progress = (value: number | null) => {
      see(list, makeRunningJob(1, { progress: value }));
      return list.context().jobs.get('1')?.progress;
    };
    expect([60, 40, null, 70, Number.NaN, -5, 180].map(progress)).toEqual([
      60, 60, 60, 70, 70, 70, 100,
    ]);
  });

  it('X-129: report their end once, and stop the watch', async () => {
    const list = startHistoryList();
    see(list, makeRunningJob(1), makeRunningJob('2'));
    list.pass(2_000);
    await list.jobs.last().answer({
      ok: true,
      answer: [makeRunningJob('1', { status: 'SUCCESS' }), makeRunningJob(2, { status: 'FAILED' })],
    });
    expect(list.reports).toEqual([
      { type: 'job.ended', id: 1, status: 'SUCCESS' },
      { type: 'job.ended', id: '2', status: 'FAILED' },
    ]);
    list.pass(600_000);
    expect(list.jobs.calls).toHaveLength(1);
  });

  it('X-129: outlive a failed question', async () => {
    const list = startHistoryList();
    see(list, makeRunningJob(1));
    list.pass(2_000);
    await list.jobs.last().answer(makeRefusal(500));
    list.pass(3_000);
    await list.jobs.last().reject('broken');
    expect(list.context().jobs.size).toBe(1);
    list.pass(4_500);
    expect(list.jobs.calls).toHaveLength(3);
    expect(list.reports).toEqual([]);
  });

  it('X-129: are reported as lost when the server does not know them any more', async () => {
    const list = startHistoryList();
    see(list, makeRunningJob(1));
    list.pass(2_000);
    await list.jobs.last().answer({ ok: true, answer: [] });
    expect(list.reports).toEqual([{ type: 'job.lost', id: 1 }]);
    expect(list.tags()).toEqual([]);
  });

  it('X-129: begin anew with the short wait when another one is seen', async () => {
    const list = startHistoryList();
    see(list, makeRunningJob(1));
    list.pass(2_000);
    await list.jobs.last().answer({ ok: true, answer: [makeRunningJob(1)] });
    see(list, makeRunningJob(1));
    list.pass(2_000);
    expect(list.jobs.calls).toHaveLength(1);
    see(list, makeRunningJob(1), makeRunningJob(2));
    list.pass(2_000);
    expect(list.jobs.calls).toHaveLength(2);
  });
});
