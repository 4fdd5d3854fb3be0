import { expect, it } from 'vitest';
import { cleanTitle } from './historyListParts.ts';
import { makeRow, makeRunningJob, startHistoryList } from './historyListTesting.ts';

it.each([
  ['آ'.repeat(199) + ' ب', 'آ'.repeat(199), 'has no space at its cut end'],
  ['📝'.repeat(201), '📝'.repeat(200), 'is counted in code points'],
])('X-124: the title %j becomes %j: it %s', (typed, clean) => {
  expect(cleanTitle(typed)).toBe(clean);
});

it('X-124: the field of the new title begins with the old one', () => {
  const list = startHistoryList();
  list.send({ type: 'rename.started', row: makeRow('old') });
  expect(list.context().rename?.typed).toBe('old');
});

it('X-129: a job without a known progress has none, and not 0 %', () => {
  const list = startHistoryList();
  list.send({ type: 'jobs.seen', jobs: [makeRunningJob(1, { progress: null })] });
  expect(list.context().jobs.get('1')?.progress).toBeNull();
});

it.each(['PENDING', 'PROCESSING', 'SUCCESS', 'FAILED'] as const)(
  'X-129: a conversion that is %s is watched only while it is unfinished',
  (status) => {
    const list = startHistoryList();
    list.send({ type: 'jobs.seen', jobs: [makeRunningJob(1, { status })] });
    expect(list.context().jobs.has('1')).toBe(status === 'PENDING' || status === 'PROCESSING');
  },
);

it('X-129: the waits begin anew when the page is shown again', async () => {
  const list = startHistoryList();
  const answer = () => list.jobs.last().answer({ ok: true, answer: [makeRunningJob(1)] });
  list.send({ type: 'jobs.seen', jobs: [makeRunningJob(1)] });
  for (const wait of [2_000, 3_000, 4_500]) {
    list.pass(wait);
    await answer();
  }
  list.send({ type: 'page.hidden' });
  list.send({ type: 'page.shown' });
  expect(list.jobs.calls).toHaveLength(4);
  await answer();
  list.pass(3_000);
  expect(list.jobs.calls).toHaveLength(5);
});
