import type { Failure } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { describeCodeFailure } from './describeCodeFailure.ts';

const refuse = (code: string | null, texts: string[], status = 400): Failure => ({
  kind: 'refused',
  status,
  texts,
  code,
  retryAfter: status === 429 ? 30_000 : null,
});

describe('the sentence under a discount code', () => {
  it.each([
    ['invalid', 'این کد تخفیف معتبر نیست.'],
    ['expired', 'زمان این کد تخفیف گذشته است.'],
    ['exhausted', 'ظرفیت این کد تمام شده است.'],
    ['used', 'قبلاً از این کد استفاده کرده‌اید.'],
    ['not_for_service', 'این کد برای این بسته نیست.'],
  ])('X-84, X-205: is that of the reason %s', (code, text) => {
    expect(describeCodeFailure(refuse(code, ['متن سرور', code]))).toBe(text);
  });

  it('X-84, X-205: is the text of the server for an unknown reason, without its code', () => {
    expect(describeCodeFailure(refuse('min_purchase', ['حداقل خرید', 'min_purchase']))).toBe(
      'حداقل خرید',
    );
  });

  it('X-205: names the wait that the server asks for, and the missing network', () => {
    expect(describeCodeFailure(refuse(null, [], 429))).toMatch(/۳۰ ثانیه/);
    expect(describeCodeFailure({ kind: 'network' })).not.toBe('');
  });
});
