import { describe, expect, it } from 'vitest';
import { describePasswordFailure } from './describePasswordFailure.ts';

const network = { kind: 'network' } as const;

describe('the sentence after a change of the password', () => {
  it('X-234: says that nothing has changed only where the server has confirmed the token', () => {
    expect(describePasswordFailure(network, false)).toContain('تغییر نکرده است');
    expect(describePasswordFailure(network, true)).not.toContain('تغییر نکرده است');
    expect(describePasswordFailure(network, true)).toContain('شاید رمز عبور تغییر کرده باشد');
  });

  it('X-234: is that of the server for a refusal', () => {
    const refusal = {
      kind: 'refused',
      status: 400,
      code: null,
      texts: ['کوتاه است.'],
      retryAfter: null,
    } as const;
    expect(describePasswordFailure(refusal, false)).toBe('کوتاه است.');
  });
});
