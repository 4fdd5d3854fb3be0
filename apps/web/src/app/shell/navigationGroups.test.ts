import { accounts } from '@nevisa/mocks/accounts';
import type { User } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { describeMessagesBadge, listNavigationGroups } from './navigationGroups.tsx';

const makeUser = (name: keyof typeof accounts, change: Partial<User> = {}): User => ({
  ...accounts[name],
  new_messages_count: 0,
  ...change,
});

describe('the side menu', () => {
  it('R-061: the menu of a user has no management group', () => {
    expect(listNavigationGroups(makeUser('sara'), paths.live).map(({ label }) => label)).toEqual([
      'صفحه‌ها',
      'تنظیمات',
    ]);
  });

  it('R-061: the menu of an administrator has the management group', () => {
    expect(listNavigationGroups(makeUser('admin'), paths.live)[1]).toMatchObject({
      label: 'مدیریت',
      items: [
        { label: 'آمار و تحلیل' },
        { label: 'مدیریت کاربران' },
        { label: 'مدیریت تخفیف‌ها' },
        { label: 'مدیریت پیام‌ها' },
      ],
    });
  });

  it('R-060, R-061, R-062: each link of the menu has the label of its page', () => {
    const groups = listNavigationGroups(makeUser('admin'), paths.live);
    expect(
      groups.map(({ label, items }) => [label, items.map((item) => [item.label, item.href])]),
    ).toEqual([
      [
        'صفحه‌ها',
        [
          ['داشبورد', '/dashboard/user-info'],
          ['تایپ صوتی زنده', '/nevisa-live'],
          ['تاریخچه', '/nevisa-history'],
          ['بسته‌ها', '/nevisa-packages'],
          ['پیام‌ها', '/messages'],
        ],
      ],
      [
        'مدیریت',
        [
          ['آمار و تحلیل', '/dashboard/analytics'],
          ['مدیریت کاربران', '/admin/user-management'],
          ['مدیریت تخفیف‌ها', '/admin/discount-code'],
          ['مدیریت پیام‌ها', '/admin/messages'],
        ],
      ],
      [
        'تنظیمات',
        [
          ['پروفایل', '/user-profile'],
          ['تنظیمات نگارش', '/settings'],
        ],
      ],
    ]);
  });

  it('R-184: the navigations of a user are the same list for each page, with another mark', () => {
    const withoutMark = (path: string) =>
      JSON.stringify(
        listNavigationGroups(makeUser('admin'), path).map(({ items }) =>
          items.map(({ label, href }) => [label, href]),
        ),
      );
    expect(withoutMark(paths.live)).toBe(withoutMark(paths.settings));
  });

  it('the menu marks only the open page', () => {
    const current = listNavigationGroups(makeUser('sara'), paths.history)
      .flatMap(({ items }) => items)
      .filter((item) => item.current);
    expect(current.map(({ href }) => href)).toEqual([paths.history]);
  });

  it('R-064: the badge has a count and a label, and is absent at zero', () => {
    expect(describeMessagesBadge(makeUser('sara', { new_messages_count: 1 }))).toMatchObject({
      badge: 1,
    });
    expect(describeMessagesBadge(makeUser('sara', { new_messages_count: 12 }))).toEqual({
      badge: 12,
      badgeLabel: '۱۲ پیام جدید',
    });
    expect(describeMessagesBadge(makeUser('sara'))).toEqual({});
  });
});
