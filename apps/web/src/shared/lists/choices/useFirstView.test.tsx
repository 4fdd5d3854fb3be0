import type { User } from '@nevisa/api/types';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import {
  MemoryRouter,
  Navigate,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createUserScopes } from '../../../app/userScope.ts';
import { readListAddress } from '../address/listAddress.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createPersonalStorage } from '../../storage/personalStorage.ts';
import { historyAddress } from '../../../features/history/data/historyAddress.ts';
import { createHistoryChoices } from '../../../features/history/data/historyChoices.ts';
import { useFirstView } from './useFirstView.ts';

const user = { id: 1 } as User;

/** Opens the list at an address, with a view of starred texts that is shown first. */
async function open(address: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const scopes = createUserScopes(
    { facts: () => ({ user, expired: false }), subscribe: () => () => undefined },
    () => ({ personal: createPersonalStorage(createMemoryStorage()) }),
  );
  const services = { userScope: (id: number) => scopes.open(id) } as unknown as AppServices;
  const { views } = scopes.open(1).get(createHistoryChoices);
  views.save('نخست', readListAddress(historyAddress, new URLSearchParams('is_starred=1')));
  views.chooseDefault('نخست');
  const shown = {
    search: '',
    path: '',
    navigate: (() => undefined) as unknown as NavigateFunction,
  };
  function List() {
    const view = useFirstView(historyAddress, views);
    return view === null ? null : <Navigate to={`/list?${view}`} replace />;
  }
  function Page() {
    const { pathname, search } = useLocation();
    Object.assign(shown, { path: pathname, search, navigate: useNavigate() });
    return pathname === '/list' ? <List /> : null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    scopes.dispose();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <AppServicesContext value={services}>
          <Page />
        </AppServicesContext>
      </MemoryRouter>,
    ),
  );
  return {
    shown,
    go: async (to: string | number) => {
      await act(async () => void shown.navigate(to as string));
    },
  };
}

it('X-108: the page without parameters shows the first view, an address what it says', async () => {
  expect((await open('/list')).shown.search).toBe('?is_starred=1');
  expect((await open('/list?source=FILE')).shown.search).toBe('?source=FILE');
});

it('X-108: cleared filters stay cleared, also after a way back', async () => {
  const { shown, go } = await open('/list');
  await go('/list');
  expect(shown.search).toBe('');
  await go('/other');
  await go(-1);
  expect([shown.path, shown.search]).toEqual(['/list', '']);
});

it('X-108: a person who comes from another page finds the first view', async () => {
  const { shown, go } = await open('/other');
  await go('/list');
  expect(shown.search).toBe('?is_starred=1');
});
