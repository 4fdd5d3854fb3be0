import { accounts } from '@nevisa/mocks/accounts';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { type AuthFacts, guestFacts } from '../features/auth/authSession/authFacts.ts';
import { createObservable } from '../shared/observable.ts';
import { paths } from '../shared/paths.ts';
import { renderInPage } from '../testing/renderInPage.ts';
import { type AppServices, AppServicesContext } from './appServices.ts';
import { Guard } from './guards.tsx';

/** Shows the current address and the kind of the last navigation. */
function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>;
}

/** Opens the sign-in page as a guest; `from` is the page that a guard has stored. */
function openSignIn(from?: string) {
  const facts = createObservable<AuthFacts>(guestFacts);
  const authStore = { facts: facts.read, subscribe: facts.subscribe };
  const { host } = renderInPage(
    <MemoryRouter initialEntries={[{ pathname: paths.signIn, state: { from } }]}>
      <AppServicesContext value={{ authStore } as AppServices}>
        <Routes>
          <Route path={paths.signIn} element={<Guard page={{ access: 'guest' }}>form</Guard>} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </AppServicesContext>
    </MemoryRouter>,
  );
  return {
    readAddress: () => host.querySelector('output')?.textContent,
    signIn: () => facts.write({ ...guestFacts, user: { ...accounts.sara, new_messages_count: 0 } }),
  };
}

describe('a sign-in', () => {
  it.each([
    [undefined, paths.home],
    ['/messages?filter=OFFER', '/messages?filter=OFFER'],
  ])('R-076: with the stored path %s, the location is replaced by %s', async (from, expected) => {
    const { readAddress, signIn } = openSignIn(from);
    await vi.waitFor(() => expect(readAddress()).toBe(`POP ${paths.signIn}`));
    signIn();
    await vi.waitFor(() => expect(readAddress()).toBe(`REPLACE ${expected}`));
  });
});
