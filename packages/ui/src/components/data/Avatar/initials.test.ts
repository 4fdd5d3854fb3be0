import { describe, expect, it } from 'vitest';
import { avatarLooks, getInitials, pickLook } from './initials.ts';

describe('getInitials', () => {
  it.each([
    ['سارا محمدی', 'س\u200Cم'],
    ['سارا  السادات  محمدی', 'س\u200Cم'],
    ['علی‌رضا', 'ع'],
    ['علی‌رضا رضایی', 'ع\u200Cر'],
    ['آرش', 'آ'],
    ['dara kim', 'D\u200CK'],
    ['sara95', 'S'],
    ['سارا (مدیر)', 'س'],
    ['09120000000', ''],
    ['', ''],
  ])('of «%s» are «%s»', (name, initials) => {
    expect(getInitials(name)).toBe(initials);
  });
});

describe('pickLook', () => {
  it('returns the same look for a name with spaces around it', () => {
    expect(pickLook('سارا محمدی')).toBe(pickLook(' سارا محمدی '));
  });

  it('uses every look for a set of ordinary names', () => {
    const names = ['سارا', 'رضا', 'مینا', 'علی', 'نگار', 'آرش', 'پریا', 'کاوه', 'لیلا', 'بهمن'];
    expect(new Set(names.map(pickLook)).size).toBe(avatarLooks);
  });
});
