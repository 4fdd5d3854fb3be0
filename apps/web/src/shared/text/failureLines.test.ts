import type { Failure } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { failureLines } from './failureLines.ts';

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
      ['خطایی در سرور رخ داد. کمی بعد دوباره تلاش کنید.'],
    ],
    [
      'a drifted answer',
      { kind: 'schema', issue: '/x' },
      ['خطایی در سرور رخ داد. کمی بعد دوباره تلاش کنید.'],
    ],
    ['a refusal without a word', refused({}), ['خطایی در سرور رخ داد. کمی بعد دوباره تلاش کنید.']],
    ['a forbidden thing without a word', refused({ status: 403 }), ['اجازهٔ این کار را ندارید.']],
    [
      'too many tries, with the wait',
      refused({ status: 429, retryAfter: 6_200 }),
      ['درخواست‌ها بیش از حد است. ۷ ثانیه دیگر تلاش کنید.'],
    ],
    ['what the person gave up', { kind: 'aborted' }, []],
  ])('%s', (_, failure, lines) => {
    expect(failureLines(failure)).toEqual(lines);
  });
});
