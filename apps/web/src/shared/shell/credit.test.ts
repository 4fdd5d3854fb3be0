import { accounts } from '@nevisa/mocks/accounts';
import { describe, expect, it } from 'vitest';
import { readCredit } from './credit.ts';

const userOf = (name: keyof typeof accounts) => ({ ...accounts[name], new_messages_count: 0 });

describe('the credit', () => {
  it('is none without a service', () => {
    expect(readCredit(userOf('reza'))).toBeNull();
  });

  it('is said with its share of the package', () => {
    const credit = readCredit(userOf('sara'));
    expect(credit?.text).toBe('۵ ساعت و ۳۰ دقیقه اعتبار باقی مانده');
    expect(credit?.share).toBeGreaterThan(0);
    expect(credit?.share).toBeLessThanOrEqual(1);
  });

  it('believes what the service said last', () => {
    expect(readCredit(userOf('sara'), 60_000)?.text).toBe('۱ دقیقه اعتبار باقی مانده');
  });

  it('is named unlimited where it is', () => {
    expect(readCredit(userOf('admin'))).toEqual({
      text: 'اعتبار باقی‌مانده: نامحدود',
      share: null,
    });
  });
});
