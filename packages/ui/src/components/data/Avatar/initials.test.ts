import { describe, expect, it } from 'vitest';
import { avatarLooks, initialsOf, lookOf } from './initials.ts';

describe('initialsOf', () => {
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
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('lookOf', () => {
  it('stays the same for a name, whatever stands around it', () => {
    expect(lookOf('سارا محمدی')).toBe(lookOf(' سارا محمدی '));
  });

  it('uses every look among ordinary names', () => {
    const names = ['سارا', 'رضا', 'مینا', 'علی', 'نگار', 'آرش', 'پریا', 'کاوه', 'لیلا', 'بهمن'];
    expect(new Set(names.map(lookOf)).size).toBe(avatarLooks);
  });
});
