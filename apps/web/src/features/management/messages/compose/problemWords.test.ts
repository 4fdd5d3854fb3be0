import type { MessageProblem } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { toSaved } from '../data/messageValues.ts';
import { makeAdminMessage } from '../testing/makeAdminMessage.ts';
import { describeFieldErrors } from './problemWords.ts';
import type { Compose } from './useCompose.ts';

const scheduled = toSaved(
  makeAdminMessage({ state: 'SCHEDULED', send_at: '2026-11-21T10:41:00.000Z', sent_at: null }),
);

function findErrors({ tried = false, changes = {} } = {}) {
  const context = {
    values: { ...scheduled.values, ...changes },
    saved: scheduled,
    failure: null,
    sendFailure: null,
  };
  const problems: Readonly<Record<string, MessageProblem>> = { sendAt: 'tooSoon' };
  return describeFieldErrors({ context, problems } as unknown as Compose, tried, new Set());
}

describe('the sentences under the fields of a scheduled message', () => {
  it('X-289, X-290: do not blame its own time in the last five minutes, until it is to be saved', () => {
    expect(findErrors()).toEqual({});
    expect(findErrors({ tried: true }).sendAt).toMatch(/۵ دقیقه/);
  });

  it('X-289: name a time that was changed to one that is too soon', () => {
    expect(findErrors({ changes: { sendClock: '14:12' } }).sendAt).toMatch(/۵ دقیقه/);
  });
});
