import { accounts } from '@nevisa/mocks/accounts';
import { describe, expect, it } from 'vitest';
import { readCredit } from './credit.ts';

const makeUser = (name: keyof typeof accounts) => ({ ...accounts[name], new_messages_count: 0 });

describe('the credit', () => {
  it('the credit is null without a package', () => {
    expect(readCredit(makeUser('reza'))).toBeNull();
  });

  it('the credit has a sentence and a share of the package', () => {
    const credit = readCredit(makeUser('sara'));
    expect(credit?.text).toBe('۵ ساعت و ۳۰ دقیقه اعتبار باقی مانده');
    expect(credit?.share).toBeGreaterThan(0);
    expect(credit?.share).toBeLessThanOrEqual(1);
  });

  it('the credit uses the latest value of the service', () => {
    expect(readCredit(makeUser('sara'), 60_000)?.text).toBe('۱ دقیقه اعتبار باقی مانده');
  });

  it('X-81: a minute counts until it is spent', () => {
    const [hour, minute] = [3_600_000, 60_000];
    const readText = (left: number) => readCredit(makeUser('sara'), left)?.text;
    expect(readText(5.5 * hour - 11_000)).toBe(readText(5.5 * hour));
    expect(readText(5.5 * hour - minute)).not.toBe(readText(5.5 * hour));
    expect(readText(0)).toBe('۰ دقیقه اعتبار باقی مانده');
  });

  it('an unlimited credit has its own sentence', () => {
    expect(readCredit(makeUser('admin'))).toEqual({
      text: 'اعتبار باقی‌مانده: نامحدود',
      short: 'نامحدود',
      share: null,
    });
  });
});
