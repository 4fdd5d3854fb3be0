import type { Failure } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { listFailureLines, describeFixedFailure } from './listFailureLines.ts';

const refused = (change: Partial<Extract<Failure, { kind: 'refused' }>>): Failure => ({
  kind: 'refused',
  status: 400,
  texts: [],
  code: null,
  retryAfter: null,
  ...change,
});

describe('the sentences of a failure', () => {
  it.each<[string, Failure, readonly string[]]>([
    ['R-230: no answer', { kind: 'network' }, ['خطا در شبکه']],
    ['R-231, R-232: the texts of the server', refused({ texts: ['الف', 'ب'] }), ['الف', 'ب']],
    [
      'R-231: a page instead of a text',
      { kind: 'server', status: 502 },
      ['مشکلی از سوی نویسا پیش آمد. کمی بعد دوباره تلاش کنید.'],
    ],
    [
      'a drifted answer',
      { kind: 'schema', issue: '/x' },
      ['مشکلی از سوی نویسا پیش آمد. کمی بعد دوباره تلاش کنید.'],
    ],
    [
      'a refusal without a word',
      refused({}),
      ['مشکلی از سوی نویسا پیش آمد. کمی بعد دوباره تلاش کنید.'],
    ],
    ['a forbidden thing without a word', refused({ status: 403 }), ['اجازهٔ این کار را ندارید.']],
    [
      'too many tries, with the wait',
      refused({ status: 429, retryAfter: 6_200 }),
      ['تعداد درخواست‌ها بیش از حد است. پس از ۷ ثانیه دوباره تلاش کنید.'],
    ],
    [
      'too many tries, with a wait of hours',
      refused({ status: 429, retryAfter: 8_100_000 }),
      ['تعداد درخواست‌ها بیش از حد است. پس از ۲ ساعت و ۱۵ دقیقه دوباره تلاش کنید.'],
    ],
    [
      'too many tries, with a wait of a lifetime',
      refused({ status: 429, retryAfter: 99_999_999_999_000 }),
      ['تعداد درخواست‌ها بیش از حد است. پس از بیش از ۳۰ روز دوباره تلاش کنید.'],
    ],
    [
      'R-172: a provider that does not answer',
      { kind: 'unanswered' },
      ['پاسخی از گوگل نرسید. دوباره تلاش کنید یا فرم را پر کنید.'],
    ],
    ['what the person gave up', { kind: 'aborted' }, []],
  ])('%s', (_, failure, lines) => {
    expect(listFailureLines(failure)).toEqual(lines);
  });
});

describe('the one sentence of a call', () => {
  it.each<[string, Failure, readonly string[]]>([
    ['R-103, R-124, R-128: a refusal', refused({ texts: ['الف'] }), ['کد نادرست']],
    [
      'R-103, R-124, R-128, R-234, R-235: a broken server',
      { kind: 'server', status: 500 },
      ['کد نادرست'],
    ],
    ['R-234: no answer', { kind: 'network' }, ['خطا در شبکه']],
    [
      'R-102, R-127: a success with an unreadable body',
      { kind: 'schema', issue: '/x' },
      ['مشکلی از سوی نویسا پیش آمد. کمی بعد دوباره تلاش کنید.'],
    ],
  ])('%s', (_, failure, lines) => {
    expect(describeFixedFailure(failure, 'کد نادرست')).toEqual(lines);
  });
});
