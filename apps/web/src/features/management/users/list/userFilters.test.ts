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

it('X-265: a message to the chosen users names each of them', () => {
  const users = {
    chosen: chooseRows(noRows, [7, 8], { list: '', page: 1 }),
    shown: { list: '', page: 1, ids: [7, 8] },
    page: { count: 2 },
    list: { query: {} },
  } as unknown as Users;
  const markup = renderMarkup(createElement(UserSelection, { users, actions: {} as UserActions }));
  expect(/href="([^"]+)"/u.exec(markup)?.[1]).toBe('/admin/messages?to=7%2C8');
});
