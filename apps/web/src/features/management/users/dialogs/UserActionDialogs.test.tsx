import type { StaffUser, User } from '@nevisa/api/types';
import { createToastQueue, NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createUserScopes } from '../../../../app/userScope.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { Users } from '../data/useUsers.ts';
import UserActionDialogs from './UserActionDialogs.tsx';
import type { UserActionKind } from './userActions.ts';
import { useUserActions } from './useUserActions.ts';

const self = { id: 1 } as User;
const sara = {
  id: 7,
  username: 'sara',
  profile: { first_name: null, last_name: null },
  nevisa_service_account: {
    usage_remained: 0,
    is_usage_infinite: false,
    current_service_record: { end_time: null, service: { id: 3, name: 'پایه' } },
    reserved_service_record: null,
  },
} as unknown as StaffUser;

/** A page with a button that asks the question of an action. */
function openPage(kind: UserActionKind) {
  const scopes = createUserScopes(
    { facts: () => ({ user: self, expired: false }), subscribe: () => () => undefined },
    () => null,
  );
  onTestFinished(() => scopes.dispose());
  const services = {
    authStore: { client: () => ({ getServices: () => Promise.resolve({ ok: true, answer: [] }) }) },
    userScope: (id: number) => scopes.open(id),
  } as unknown as AppServices;
  const users = { user: self, client: {} } as unknown as Users;
  function Page() {
    const [toasts] = useState(createToastQueue);
    const actions = useUserActions(users, toasts);
    return (
      <>
        <button onClick={() => actions.ask(kind, sara)}>ask</button>
        <UserActionDialogs users={users} actions={actions} />
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
  openPage('grant');
  await ask();
  const minutes = () => page.getByLabelText('دقیقه');
  await minutes().fill('30');
  await cancel();
  await ask();
  await expect.element(minutes()).toHaveValue('');
});

it('X-261: a question for a package begins with the usual start, and not with that of an earlier one', async () => {
  openPage('assign');
  await ask();
  await expect
    .element(page.getByRole('radio').first())
    .toHaveAccessibleName('پس از پایان بستهٔ کنونی');
  await page.getByText('همین حالا، به جای بستهٔ کنونی').click();
  await cancel();
  await ask();
  await expect.element(page.getByRole('radio').first()).toBeChecked();
});
