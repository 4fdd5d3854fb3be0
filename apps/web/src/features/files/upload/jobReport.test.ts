import { describe, expect, it } from 'vitest';
import { type ProgressAnswer, toJobReport } from './jobReport.ts';

const place = { taskId: 'task', historyId: 7 };
const working: ProgressAnswer = {
  state: 'PROGRESS',
  complete: false,
  success: null,
  progress: { pending: false, percent: 40 },
  result: null,
};
const result = { conversation_id: 8, usage: 60_000, reason: null };

describe('the report of a conversion', () => {
  it('X-188, X-191: is in the queue until it has begun, then has a percent where one is known', () => {
    const pending = { pending: true, percent: null };
    expect([
      toJobReport({ ...working, progress: pending }, place),
      toJobReport({ ...working, progress: null }, place),
      toJobReport({ ...working, state: 'PENDING' }, place),
      toJobReport(working, place),
      toJobReport({ ...working, progress: { pending: false, percent: null } }, place),
    ]).toEqual([
      { state: 'queued' },
      { state: 'queued' },
      { state: 'queued' },
      { state: 'converting', percent: 40 },
      { state: 'converting', percent: null },
    ]);
  });

  it('X-191: names the conversation and what was charged at its end', () => {
    const done = { ...working, state: 'SUCCESS', complete: true, success: true };
    expect(toJobReport({ ...done, result }, place)).toEqual({
      state: 'done',
      historyId: 8,
      billed: 60_000,
    });
    expect(toJobReport(done, place)).toEqual({ state: 'done', historyId: 7, billed: null });
    expect(toJobReport({ ...done, state: 'REVOKED', success: false, result }, place)).toEqual({
      state: 'canceled',
      billed: 60_000,
    });
  });

  it.each([
    ['no_speech', 'noSpeech'],
    ['unsupported', 'unsupported'],
    ['too_long', 'tooLong'],
    ['no_credit', 'noCredit'],
    ['damaged', 'damaged'],
    ['server', 'server'],
    ['constructor', 'unknown'],
    [null, 'unknown'],
  ])('X-193: the reason %s becomes %s', (reason, fault) => {
    const failed = { ...working, state: 'FAILURE', complete: true, success: false };
    expect(toJobReport({ ...failed, result: { ...result, usage: 0, reason } }, place)).toEqual({
      state: 'failed',
      fault,
      billed: 0,
    });
  });
});
