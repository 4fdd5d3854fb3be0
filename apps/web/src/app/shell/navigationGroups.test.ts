import { accounts } from '@nevisa/mocks/accounts';
import type { User } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { messagesBadge, navigationGroupsFor } from './navigationGroups.tsx';

const userOf = (name: keyof typeof accounts, change: Partial<User> = {}): User => ({
  ...accounts[name],
  new_messages_count: 0,
  ...change,
});

describe('the side menu', () => {
  it('R-061: has no management group for a user, not even hidden', () => {
    expect(navigationGroupsFor(userOf('sara'), paths.live).map(({ label }) => label)).toEqual([
      'صفحه‌ها',
      'تنظیمات',
    ]);
  });

  it('R-061: has the management group for an administrator', () => {
    expect(navigationGroupsFor(userOf('admin'), paths.live)[1]).toMatchObject({
      label: 'مدیریت',
      items: [
        { label: 'آمار و تحلیل' },
        { label: 'مدیریت کاربران' },
        { label: 'مدیریت تخفیف‌ها' },
        { label: 'مدیریت پیام‌ها' },
      ],
    });
  });

  it('marks the page that is open, and no other', () => {
    const current = navigationGroupsFor(userOf('sara'), paths.history)
      .flatMap(({ items }) => items)
      .filter((item) => item.current);
    expect(current.map(({ href }) => href)).toEqual([paths.history]);
  });

  it('R-064: counts new messages in words too, and says nothing at zero', () => {
    expect(messagesBadge(userOf('sara', { new_messages_count: 12 }))).toEqual({
      badge: 12,
      badgeLabel: '۱۲ پیام جدید',
    });
    expect(messagesBadge(userOf('sara'))).toEqual({});
  });
});
