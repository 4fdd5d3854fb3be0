import { NevisaUi } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { useState } from 'react';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { DiscountMember } from '../data/discountMember.ts';
import { UserChooser } from './UserChooser.tsx';

it('X-274: the people of a form that was put back have their names', async () => {
  const asked: unknown[] = [];
  const findRecipients = (payload: unknown) => {
    asked.push(payload);
    const users = [
      { id: 7, username: 'sara', name: 'سارا محمدی', phone: null },
      { id: 8, username: 'reza', name: null, phone: null },
    ];
    return Promise.resolve({ ok: true, answer: { users, unknown: [] } });
  };
  const member = {
    client: { findRecipients },
    queries: new QueryClient(),
  } as unknown as Pick<DiscountMember, 'client' | 'queries'>;
  const { host } = renderInPage(
    <NevisaUi>
      <UserChooser
        name="user_ids"
        ids={['5', '7', '8']}
        known={[{ id: 5, name: 'مریم احمدی' }]}
        hint=""
        error={undefined}
        disabled={false}
        member={member}
        onChange={() => undefined}
      />
    </NevisaUi>,
  );
  await expect.poll(() => host.textContent).toContain('سارا محمدی');
  expect(host.textContent).toContain('reza');
  expect(host.textContent).toContain('مریم احمدی');
  expect(asked).toEqual([{ search: '', names: [], ids: ['7', '8'] }]);
});

it('X-274: the focus is in the search after a person is added, and after the last one is removed', async () => {
  const found = { id: 7, username: 'sara', profile: { first_name: null, last_name: null } };
  const member = {
    client: { listUsers: () => Promise.resolve({ ok: true, answer: { results: [found] } }) },
    queries: new QueryClient(),
  } as unknown as Pick<DiscountMember, 'client' | 'queries'>;
  function Chooser() {
    const [ids, setIds] = useState<readonly string[]>([]);
    return (
      <UserChooser
        name="user_ids"
        ids={ids}
        known={[]}
        hint=""
        error={undefined}
        disabled={false}
        member={member}
        onChange={setIds}
      />
    );
  }
  renderInPage(
    <NevisaUi>
      <Chooser />
    </NevisaUi>,
  );
  const search = page.getByRole('searchbox');
  await search.fill('sara');
  await page.getByRole('button', { name: /^افزودن/ }).click();
  await expect.element(search).toHaveFocus();
  await page.getByRole('button', { name: /sara/ }).click();
  await expect.element(search).toHaveFocus();
});
