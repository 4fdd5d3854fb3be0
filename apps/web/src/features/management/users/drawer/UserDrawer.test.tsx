import type { StaffUser, User } from '@nevisa/api/types';
import { createToastQueue, NevisaUi } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createLeaveGuards } from '../../../../shared/leaving/leaveGuards.ts';
import { createScopeServices } from '../../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { Users } from '../data/useUsers.ts';
import UserActionDialogs from '../dialogs/UserActionDialogs.tsx';
import { useUserActions } from '../dialogs/useUserActions.ts';
import UserDrawer from './UserDrawer.tsx';

const sara = {
  id: 7,
  revision: 1,
  username: 'sara',
  email: null,
  phone: '09121234567',
  is_active: true,
  date_joined: null,
  last_login: null,
  profile: { first_name: 'سارا', last_name: 'محمدی' },
  nevisa_service_account: {
    usage_remained: 0,
    current_charge: 0,
    current_service_record: null,
    reserved_service_record: null,
  },
} as unknown as StaffUser;

const succeed = (answer: unknown) => Promise.resolve({ ok: true, answer });

/** A client whose other calls never answer. */
const client = new Proxy(
  {
    retrieveUser: () => succeed(sara),
    updateUser: () => succeed(sara),
  },
  {
    get: (calls: Record<string, unknown>, name: string) =>
      calls[name] ?? (() => new Promise(() => undefined)),
  },
);

/** The opened drawer of Sara, with the questions of her actions. */
function openDrawer() {
  const users = {
    user: { id: 1 } as User,
    client,
    queries: new QueryClient(),
    news: { tell: () => undefined, subscribe: () => () => undefined },
    page: { items: [sara] },
    list: { address: { record: '7' }, open: () => undefined, close: () => undefined },
  } as unknown as Users;
  function Page() {
    const [toasts] = useState(createToastQueue);
    const actions = useUserActions(users, toasts);
    return (
      <>
        <UserDrawer users={users} actions={actions} toasts={toasts} />
        <UserActionDialogs users={users} actions={actions} />
      </>
    );
  }
  const services = {
    ...createScopeServices(),
    leaveGuards: createLeaveGuards(),
    config: { apiHost: '' },
  };
  renderInPage(
    <AppServicesContext value={services as unknown as AppServices}>
      <MemoryRouter>
        <NevisaUi>
          <Page />
        </NevisaUi>
      </MemoryRouter>
    </AppServicesContext>,
  );
}

const button = (name: string) => page.getByRole('button', { name });
const lastName = () => page.getByRole('textbox', { name: 'نام خانوادگی' });
const menu = () => button('کارهای «سارا محمدی»');

it('X-258: the form takes the focus, and its end gives it back to the button', async () => {
  openDrawer();
  await button('ویرایش').click();
  await expect.element(page.getByRole('textbox', { name: 'نام', exact: true })).toHaveFocus();
  await button('انصراف').click();
  await expect.element(button('ویرایش')).toHaveFocus();
});

it('X-258: a saved form and one that was left give the focus back to the button', async () => {
  openDrawer();
  await button('ویرایش').click();
  await lastName().fill('کریمی');
  await button('انصراف').click();
  await button('خروج بدون ذخیره').click();
  await expect.element(button('ویرایش')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await lastName().fill('کریمی');
  await button('ذخیرهٔ تغییرات').click();
  await expect.element(button('ویرایش')).toHaveFocus();
});

it('X-258: the form that the menu opens takes the focus', async () => {
  openDrawer();
  await menu().click();
  await page.getByRole('menuitem', { name: /^ویرایش/u }).click();
  await expect.element(page.getByRole('textbox', { name: 'نام', exact: true })).toHaveFocus();
});

it('X-257: a question from the drawer gives the focus back to its button', async () => {
  openDrawer();
  await button('افزودن اعتبار').click();
  await button('انصراف').click();
  await expect.element(button('افزودن اعتبار')).toHaveFocus();
});

it('X-257: after a question from the menu of the drawer the button of the menu has the focus again', async () => {
  openDrawer();
  await menu().click();
  await page.getByRole('menuitem', { name: 'مسدود کردن' }).click();
  await expect.element(button('انصراف')).toHaveFocus();
  await button('انصراف').click();
  await expect.element(menu()).toHaveFocus();
});
