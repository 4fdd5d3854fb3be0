import { accounts } from '@nevisa/mocks/accounts';
import type { User } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import SignInScreen from '../features/auth/sign-in/SignInScreen.tsx';
import { findDeniedAccess } from './access.ts';
import { latePages } from './latePages.ts';
import { findRoute, routes } from './routes.tsx';

/** Who may open a page: `user` any account, `service` one with an active package, `guest` a person without an account. */
const access = {
  user: { guest: false, newcomer: true, sara: true, admin: true },
  service: { guest: false, newcomer: false, sara: true, admin: true },
  admin: { guest: false, newcomer: false, sara: false, admin: true },
  anybody: { guest: true, newcomer: true, sara: true, admin: true },
};

const pages = [
  ['R-021', '/dashboard/user-info', 'داشبورد', 'user'],
  ['R-022', '/dashboard/analytics', 'آمار و تحلیل', 'admin'],
  ['R-023', '/nevisa-packages', 'بسته‌ها', 'user'],
  ['R-024', '/user-profile', 'پروفایل', 'user'],
  ['R-025', '/settings', 'تنظیمات نگارش', 'user'],
  ['R-026, T-6', '/nevisa-live', 'تایپ صوتی زنده', 'service'],
  ['R-027', '/nevisa-history', 'تاریخچه', 'user'],
  ['R-028', '/admin/user-management', 'مدیریت کاربران', 'admin'],
  ['R-029', '/admin/discount-code', 'مدیریت تخفیف‌ها', 'admin'],
  ['R-030, T-7', '/admin/messages', 'مدیریت پیام‌ها', 'admin'],
  ['R-031, R-053, T-7', '/messages', 'پیام‌ها', 'user'],
  ['R-032', '/session/signup', 'ساخت حساب نویسا', 'anybody'],
  ['R-033', '/session/signup-verify', 'تأیید حساب', 'anybody'],
  ['R-034', '/session/signin', 'ورود به نویسا', 'anybody'],
  ['R-035', '/session/forgot-password', 'بازیابی رمز عبور', 'anybody'],
  ['R-036', '/session/change-password', 'تعیین رمز عبور جدید', 'anybody'],
  ['R-037', '/session/404', 'صفحه پیدا نشد', 'anybody'],
  ['R-038', '/session/401', 'اجازهٔ دسترسی ندارید', 'anybody'],
  ['R-039', '/payment-callback', 'نتیجهٔ پرداخت', 'anybody'],
] as const;

describe('the table of routes', () => {
  it.each(pages)('%s: %s, «%s», is open to %s', (_, path, title, who) => {
    const row = findRoute(path);
    expect(row?.title).toBe(title);
    const opens = (name: 'newcomer' | 'sara' | 'admin') =>
      row !== undefined && findDeniedAccess(row, accounts[name] as unknown as User) === null;
    expect({
      guest: row?.access === 'public' || row?.access === 'guest',
      newcomer: opens('newcomer'),
      sara: opens('sara'),
      admin: opens('admin'),
    }).toEqual(access[who]);
  });

  it('R-034, R-054: the sign-in page alone is for guests only', () => {
    expect(routes.filter((row) => row.access === 'guest').map(({ path }) => path)).toEqual([
      '/session/signin',
    ]);
  });

  it('R-021…R-039: every page has a screen and an address of its own', () => {
    expect(routes.map(({ path }) => path)).toEqual(pages.map(([, path]) => path));
    const screens = { ...latePages, signIn: SignInScreen };
    expect(routes.filter(({ name, Screen }) => Screen !== screens[name])).toEqual([]);
  });

  it('R-009: there is no page of the showcase', () => {
    const showcase = /^\/(?:utilities|material|charts|others|forms|map)(?:\/|$)/;
    expect(routes.filter(({ path }) => showcase.test(path))).toEqual([]);
  });

  it('R-040: a slash at the end leads to the same page', () => {
    expect(findRoute('/messages/')).toBe(findRoute('/messages'));
    expect(findRoute('/messages/')?.name).toBe('messages');
  });

  it.each([
    '/Messages',
    '/NEVISA-LIVE',
    '/%6Dessages',
    '/nevisa%2Dlive',
    '/messages/12',
    '/session/x',
    '/nowhere',
  ])('R-040: %s is no page', (path) => {
    expect(findRoute(path)).toBeUndefined();
  });
});
