import { accounts } from '@nevisa/mocks/accounts';
import { describe, expect, it } from 'vitest';
import { readCredit } from './credit.ts';

const userOf = (name: keyof typeof accounts) => ({ ...accounts[name], new_messages_count: 0 });

describe('the credit', () => {
  it('the credit is null without a package', () => {
    expect(readCredit(userOf('reza'))).toBeNull();
  });

  it('the credit has a sentence and a share of the package', () => {
    const credit = readCredit(userOf('sara'));
    expect(credit?.text).toBe('۵ ساعت و ۳۰ دقیقه اعتبار باقی مانده');
    expect(credit?.share).toBeGreaterThan(0);
    expect(credit?.share).toBeLessThanOrEqual(1);
  });

  it('the credit uses the latest value of the service', () => {
    expect(readCredit(userOf('sara'), 60_000)?.text).toBe('۱ دقیقه اعتبار باقی مانده');
  });

  it('an unlimited credit has its own sentence', () => {
    expect(readCredit(userOf('admin'))).toEqual({
      text: 'اعتبار باقی‌مانده: نامحدود',
      share: null,
    });
  });
});
