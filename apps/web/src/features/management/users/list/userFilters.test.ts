import { chooseRows, noRows } from '@nevisa/machines';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { listOptions, renderMarkup } from '../../../../testing/renderMarkup.ts';
import type { Users } from '../data/useUsers.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';
import UserFilterFields from './UserFilterFields.tsx';
import { UserSelection } from './UserSelection.tsx';

it('X-256: the users are filtered by role, state and package', () => {
  const filters = { role: null, status: null, service: null, joined: null };
  const list = { address: { filters } } as unknown as Users['list'];
  const markup = renderMarkup(createElement(UserFilterFields, { list }));
  expect(listOptions(markup)).toEqual([
    ['همهٔ نقش‌ها', 'مدیر', 'کاربر'],
    ['همهٔ وضعیت‌ها', 'فعال', 'مسدود', 'تأییدنشده'],
    ['با بسته و بی‌بسته', 'بستهٔ فعال دارد', 'بدون بسته'],
  ]);
});

/** The bar of these chosen users. */
function renderSelection(ids: readonly number[]): string {
  const users = {
    chosen: chooseRows(noRows, ids, { list: '', page: 1 }),
    shown: { list: '', page: 1, ids },
    page: { count: ids.length },
    list: { query: {} },
  } as unknown as Users;
  return renderMarkup(createElement(UserSelection, { users, actions: {} as UserActions }));
}

it('X-265: a message to the chosen users names each of them', () => {
  const markup = renderSelection([7, 8]);
  expect(/href="([^"]+)"/u.exec(markup)?.[1]).toBe('/admin/messages?to=7%2C8');
  expect(markup).not.toContain('حداکثر');
});

it('X-265: a message to more than 50 users is not possible from the list, which says so', () => {
  const users = Array.from({ length: 51 }, (_, index) => index + 1);
  expect(renderSelection(users.slice(1))).toContain('href=');
  const markup = renderSelection(users);
  expect(markup).toMatch(/<button[^>]*disabled[^>]*>(?:(?!<\/button>).)*ارسال پیام/u);
  expect(markup).toContain('از این فهرست حداکثر به ۵۰ کاربر پیام می‌فرستید.');
});
