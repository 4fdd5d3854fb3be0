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

it.each<[string, readonly Id[], string]>([
  ['the button that clears the people', [7, 8], 'حذف همه'],
  ['that of the last person', [7], 'حذف user7'],
])('X-287: %s leaves the focus on the button beside it', async (_, ids, name) => {
  const services = createScopeServices();
  renderInPage(
    <AppServicesContext value={services as AppServices}>
      <NevisaUi>
        <Chosen ids={ids} />
      </NevisaUi>
    </AppServicesContext>,
  );
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByRole('button', { name: 'چسباندن فهرست' })).toHaveFocus();
});
