import type { StaffUser, User } from '@nevisa/api/types';
import { chooseRows, listChosenIds, noRows } from '@nevisa/machines';
import { createToastQueue, NevisaUi, ToastRegion } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createUserScopes } from '../../../../app/userScope.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { Users } from '../data/useUsers.ts';
import { UserNotices } from '../list/UserNotices.tsx';
import UserActionDialogs from './UserActionDialogs.tsx';
import { type UserActions, useUserActions } from './useUserActions.ts';

const self = { id: 1 } as User;
const service = { id: 5, name: 'ویژه' };
const sara = {
  id: 7,
  username: 'sara',
  profile: { first_name: null, last_name: null },
  nevisa_service_account: {
    has_service: true,
    usage_remained: 5 * 3_600_000,
    is_usage_infinite: false,
    current_service_record: { end_time: null, service: { id: 3, name: 'پایه' } },
    reserved_service_record: null,
  },
} as unknown as StaffUser;

/** A page with a button that asks the question of an action. */
function openPage(
  ask: (actions: UserActions) => void,
  client = {},
  choose: Users['choose'] = () => undefined,
) {
  const scopes = createUserScopes(
    { facts: () => ({ user: self, expired: false }), subscribe: () => () => undefined },
    () => null,
  );
  onTestFinished(() => scopes.dispose());
  const services = {
    authStore: {
      client: () => ({ getServices: () => Promise.resolve({ ok: true, answer: [service] }) }),
    },
    userScope: (id: number) => scopes.open(id),
  } as unknown as AppServices;
  const list = {
    user: self,
    client,
    queries: new QueryClient(),
    news: { tell: () => undefined },
    choose,
    page: { items: null },
  };
  function Page() {
    const [toasts] = useState(createToastQueue);
    const [undone, setUndone] = useState<Users['undone']>(null);
    const users = { ...list, undone, setUndone } as unknown as Users;
    const actions = useUserActions(users, toasts);
    return (
      <>
        <button onClick={() => ask(actions)}>ask</button>
        <UserNotices users={users} actions={actions} />
        <UserActionDialogs users={users} actions={actions} />
        <ToastRegion queue={toasts} />
      </>
    );
  }
  renderInPage(
    <NevisaUi>
      <AppServicesContext value={services}>
        <Page />
      </AppServicesContext>
    </NevisaUi>,
  );
}

const ask = () => page.getByRole('button', { name: 'ask' }).click();
const cancel = () => page.getByRole('button', { name: 'انصراف' }).click();

it('X-260: a question for minutes begins without those of an earlier one', async () => {
  openPage((actions) => actions.ask('grant', sara));
  await ask();
  const minutes = () => page.getByLabelText('دقیقه');
  await minutes().fill('30');
  await cancel();
  await ask();
  await expect.element(minutes()).toHaveValue('');
});

it('X-261: a question for a package begins with the usual start, and not with that of an earlier one', async () => {
  openPage((actions) => actions.ask('assign', sara));
  await ask();
  await expect
    .element(page.getByRole('radio').first())
    .toHaveAccessibleName('پس از پایان بستهٔ کنونی');
  await page.getByText('همین حالا، به جای بستهٔ کنونی').click();
  await cancel();
  await ask();
  await expect.element(page.getByRole('radio').first()).toBeChecked();
});

it('X-261: a package of a user without the service begins now, also after an ended one', async () => {
  const ended = { ...sara.nevisa_service_account, has_service: false };
  openPage((actions) => actions.ask('assign', { ...sara, nevisa_service_account: ended }));
  await ask();
  await expect.element(page.getByText('از همین حالا')).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(0);
});

it('X-260: the present credit stays shown while minutes are typed', async () => {
  openPage((actions) => actions.ask('grant', sara));
  await ask();
  await page.getByLabelText('دقیقه').fill('30');
  await expect.element(page.getByText('اعتبار پس از این کار: ۵ ساعت و ۳۰ دقیقه')).toBeVisible();
  await expect.element(page.getByText('اعتبار کنونی: ۵ ساعت', { exact: true })).toBeVisible();
});

it('X-261: a package that begins now is sent with starts NOW', async () => {
  const assignUserService = vi.fn(() =>
    Promise.resolve({ ok: false, failure: { kind: 'network' } }),
  );
  openPage((actions) => actions.ask('assign', sara), { assignUserService });
  await ask();
  await page.getByText('همین حالا، به جای بستهٔ کنونی').click();
  await page.getByRole('button', { name: /بسته$/, expanded: false }).click();
  await page.getByRole('option', { name: 'ویژه' }).click();
  await page.getByRole('textbox', { name: 'علت' }).fill('هدیه');
  await page.getByRole('button', { name: 'دادن بسته' }).click();
  await expect
    .poll(() => assignUserService.mock.calls)
    .toMatchObject([[{ id: 7, service_id: 5, starts: 'NOW', reason: 'هدیه' }]]);
});

it.each([
  ['removeAdmin', /این کاربر دیگر بخش مدیریت را نمی‌بیند\./],
  ['delete', /حساب، اعتبار، بسته و تراکنش‌ها هم حذف می‌شود\./],
] as const)('X-263, X-264: the question of %s says what is lost', async (kind, sentence) => {
  openPage((actions) => actions.ask(kind, sara));
  await ask();
  await expect.element(page.getByText(sentence)).toBeVisible();
});

it('X-262, T-87: a bulk leaves the own account out, also by an id of another type', async () => {
  openPage((actions) => actions.askMany('blockMany', { ids: ['1', 7], reason: '' }));
  await ask();
  await expect.element(page.getByRole('alertdialog', { name: 'مسدود کردن ۱ کاربر' })).toBeVisible();
  await expect.element(page.getByText('حساب خودتان کنار گذاشته شد.')).toBeVisible();
});

it('X-103, X-259: a bulk that is done again for the rest keeps the reason', async () => {
  const failed = [{ id: 8, code: 'unanswered' }];
  const setUsersActive = vi.fn(() => Promise.resolve({ ok: true, answer: { done: [7], failed } }));
  openPage((actions) => actions.askMany('blockMany', { ids: [7, 8], reason: '' }), {
    setUsersActive,
  });
  await ask();
  const reason = () => page.getByRole('textbox', { name: 'علت' });
  const block = () => page.getByRole('button', { name: 'مسدود کردن' }).click();
  await reason().fill('هرزنامه');
  await block();
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect.element(reason()).toHaveValue('هرزنامه');
  await block();
  await expect
    .poll(() => setUsersActive.mock.lastCall)
    .toEqual([{ ids: [8], is_active: false, reason: 'هرزنامه' }]);
});

it.each([
  ['that is partly done keeps the undone users chosen and says no success', [8]],
  ['that is done says so', []],
])('X-103: a bulk %s', async (_, undone) => {
  const failed = undone.map((id) => ({ id, code: 'not_found' }));
  const setUsersActive = () => Promise.resolve({ ok: true, answer: { done: [7], failed } });
  const ids = [7, ...undone];
  let chosen = chooseRows(noRows, ids, { list: 'all', page: 1 });
  openPage(
    (actions) => actions.askMany('unblockMany', { ids, reason: '' }),
    { setUsersActive },
    (change) => {
      chosen = change(chosen);
    },
  );
  await ask();
  await page.getByRole('textbox', { name: 'علت' }).fill('اشتباه');
  await page.getByRole('button', { name: 'رفع مسدودی' }).click();
  await expect.poll(() => listChosenIds(chosen)).toEqual(undone);
  const count = (words: RegExp) => page.getByText(words).elements().length;
  await expect.poll(() => count(/انجام نشد|کاربر به‌روز شد/)).toBeGreaterThan(0);
  // A toast is drawn with the notice or in the next frame.
  await new Promise(requestAnimationFrame);
  expect([count(/انجام نشد/), count(/کاربر به‌روز شد/)]).toEqual([undone.length, 1 - undone.length]);
});
