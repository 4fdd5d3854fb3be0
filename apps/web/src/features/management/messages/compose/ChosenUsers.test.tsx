import type { Id, User } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createScopeServices } from '../../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { MessageMember } from '../data/messageMember.ts';
import ChosenUsers from './ChosenUsers.tsx';

const people = [7, 8].map((id) => ({ id, username: `user${id}`, name: null, phone: null }));
const client = {
  findRecipients: () => Promise.resolve({ ok: true, answer: { users: people, unknown: [] } }),
};

function Chosen({ ids }: { ids: readonly Id[] }) {
  const [userIds, setUserIds] = useState(ids);
  return (
    <ChosenUsers
      user={{ id: 1 } as User}
      member={{ client } as unknown as MessageMember}
      userIds={userIds}
      onChange={setUserIds}
    />
  );
}

function openChosen(ids: readonly Id[]) {
  renderInPage(
    <AppServicesContext value={createScopeServices() as AppServices}>
      <NevisaUi>
        <Chosen ids={ids} />
      </NevisaUi>
    </AppServicesContext>,
  );
}

it.each<[string, readonly Id[], string]>([
  ['the button that clears the people', [7, 8], 'حذف همه'],
  ['that of the last person', [7], 'حذف user7'],
])('X-287: %s leaves the focus on the button beside it', async (_, ids, name) => {
  openChosen(ids);
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByRole('button', { name: 'چسباندن فهرست' })).toHaveFocus();
});

it('X-287: a chosen person is added, and the closed field is empty and ready for the next one', async () => {
  openChosen([7]);
  const field = page.getByRole('combobox');
  await field.fill('user8');
  await page.getByRole('option', { name: 'user8' }).click();
  await expect.element(page.getByRole('button', { name: 'حذف user8' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'حذف user7' })).toBeVisible();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});
