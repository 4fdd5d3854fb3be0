import type { StaffUser } from '@nevisa/api/types';
import { createToastQueue, NevisaUi } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createLeaveGuards } from '../../../../shared/leaving/leaveGuards.ts';
import { createScopeServices } from '../../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { usersKey } from '../data/userCache.ts';
import type { Users } from '../data/useUsers.ts';
import { UserEdit } from './UserEdit.tsx';

interface ListChange {
  list: string;
  ids: readonly string[];
}

const user = {
  id: 7,
  revision: 1,
  email: null,
  phone: '09121234567',
  profile: { first_name: 'سارا', last_name: 'محمدی' },
} as unknown as StaffUser;

/** The form of a user that the server does not have any more, or `newer`; `isStaff`: the right is still there when it ends. */
function openForm({
  isStaff = true,
  newer = null,
}: { isStaff?: boolean; newer?: StaffUser | null } = {}) {
  const sent: unknown[] = [];
  const tellers: ((news: ListChange) => void)[] = [];
  const users = {
    user: { id: 1 },
    queries: new QueryClient(),
    news: {
      subscribe: (tell: (news: ListChange) => void) => {
        tellers.push(tell);
        return () => undefined;
      },
    },
    client: {
      updateUser: (change: unknown) => {
        sent.push(change);
        const refusal = { kind: 'refused', texts: [], retryAfter: null };
        const failure =
          newer === null
            ? { ...refusal, status: 404, code: null }
            : { ...refusal, status: 409, code: 'revision_conflict' };
        return Promise.resolve({ ok: false, failure });
      },
      retrieveUser: () => Promise.resolve({ ok: true, answer: newer }),
    },
  } as unknown as Users;
  const { userScope } = createScopeServices();
  const facts = () => ({ user: { id: 1, is_staff: isStaff } });
  const services = { authStore: { facts }, userScope, leaveGuards: createLeaveGuards() };
  const form = (
    <AppServicesContext value={services as unknown as AppServices}>
      <MemoryRouter>
        <NevisaUi>
          <UserEdit users={users} toasts={createToastQueue()} user={user} onEnd={() => undefined} />
        </NevisaUi>
      </MemoryRouter>
    </AppServicesContext>
  );
  const { show } = renderInPage(form);
  const reopen = () => {
    show(null);
    show(form);
  };
  return { sent, reopen, tell: (news: ListChange) => tellers.forEach((each) => each(news)) };
}

const lastName = () => page.getByRole('textbox', { name: 'نام خانوادگی' });

it('X-258: the button that saves keeps the focus when the user is gone, and saves nothing more', async () => {
  const { sent } = openForm();
  await lastName().fill('کریمی');
  const save = page.getByRole('button', { name: 'ذخیرهٔ تغییرات' });
  await save.click();
  await expect.element(page.getByText('این کاربر دیگر وجود ندارد')).toBeVisible();
  await expect.element(save).toHaveFocus();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveLength(1);
  page.getByRole('button', { name: 'انصراف' }).element().focus();
  await expect.element(save).toBeDisabled();
});

it('X-258: a phone number and an e-mail address are sent in Latin digits, and a name as it is typed', async () => {
  const { sent } = openForm();
  await page.getByRole('textbox', { name: 'نام', exact: true }).fill('سارا۲');
  await page.getByRole('textbox', { name: 'شمارهٔ همراه' }).fill('۰۹۳۵۱۲۳۴۵۶۷');
  await page.getByRole('textbox', { name: 'ایمیل' }).fill('sara۲@nevisa.test');
  await page.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        id: 7,
        revision: 1,
        phone: '09351234567',
        email: 'sara2@nevisa.test',
        profile: { first_name: 'سارا۲' },
      },
    ]);
});

it.each([
  ['that ends because the right was taken away keeps', false, 'کریمی'],
  ['that a person has left does not keep', true, 'محمدی'],
])('T-95, X-258: a form %s what was typed', async (_, isStaff, name) => {
  const { reopen } = openForm({ isStaff });
  await lastName().fill('کریمی');
  reopen();
  await expect.element(lastName()).toHaveValue(name);
});

it('X-116, X-258: the form says that its user has changed elsewhere, and not that another one has', async () => {
  const { tell } = openForm();
  const alert = page.getByText('این کاربر در جای دیگری تغییر کرده است.');
  await lastName().fill('کریمی');
  tell({ list: usersKey, ids: ['8'] });
  await expect.element(lastName()).toHaveValue('کریمی');
  expect(alert.elements()).toHaveLength(0);
  tell({ list: usersKey, ids: ['7'] });
  await expect.element(alert).toBeVisible();
});

it('X-116: a save over a newer revision shows the values of both, as the server has them now', async () => {
  const profile = { first_name: 'سارا', last_name: 'رضایی' };
  openForm({ newer: { ...user, revision: 2, profile } as StaffUser });
  await lastName().fill('کریمی');
  await page.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
  const group = page.getByRole('radiogroup', { name: 'نام خانوادگی' });
  await expect.element(group.getByRole('radio', { name: /^کریمی/u })).toBeVisible();
  await expect.element(group.getByRole('radio', { name: /^رضایی/u })).toBeVisible();
});
