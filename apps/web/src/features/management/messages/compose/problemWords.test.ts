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

describe('the sentences under the fields', () => {
  const describeOne = (field: string, problem: MessageProblem, changes = {}) => {
    const context = {
      values: { ...scheduled.values, ...changes },
      saved: null,
      failure: null,
      sendFailure: null,
    };
    const compose = { context, problems: { [field]: problem } } as unknown as Compose;
    return Object.values(describeFieldErrors(compose, true, new Set()));
  };

  it('X-289: the sentences name what is wrong with the time of sending, and with the end', () => {
    expect(describeOne('sendAt', 'past')).toEqual(['زمان ارسال گذشته است.']);
    expect(describeOne('expiresAt', 'past')).toEqual(['پایان نمایش گذشته است.']);
    expect(describeOne('expiresAt', 'beforeSend')).toEqual([
      'پایان نمایش باید پس از زمان ارسال باشد.',
    ]);
  });

  it('X-286: the sentences count the letters over those of the title, and over those of the text', () => {
    const long = { title: 'آ'.repeat(103), text: 'آ'.repeat(2_007) };
    expect(describeOne('title', 'tooLong', long)).toEqual(['۳ نویسه بیش از اندازه است']);
    expect(describeOne('text', 'tooLong', long)).toEqual(['۷ نویسه بیش از اندازه است']);
  });

  it('X-287: a sentence names the most recipients, and how many are over', () => {
    const userIds = Array.from({ length: 20_004 }, (_, id) => id);
    expect(describeOne('audience', 'tooMany', { audience: { kind: 'USERS', userIds } })).toEqual([
      'هر پیام حداکثر برای ۲۰٬۰۰۰ کاربر منتخب فرستاده می‌شود؛ ۴ نفر بیشتر انتخاب کرده‌اید.',
    ]);
  });
});
