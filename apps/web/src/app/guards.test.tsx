import type { User } from '@nevisa/api/types';
import { type Direction, Illustration, Logo, NevisaUi } from '@nevisa/ui';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AuthFacts, guestFacts } from '../features/auth/authSession/authFacts.ts';
import type { PageAccess } from './access.ts';
import { type AppServices, AppServicesContext } from './appServices.ts';
import { Guard } from './guards.tsx';
import { appText } from '../shared/text/appText.ts';
import { signinText } from '../shared/text/signinText.ts';
import { openApp, openInHistory } from '../testing/openInHistory.tsx';

const makeUser = (is_staff: boolean, nevisa_service_account: unknown) =>
  ({ id: 1, username: 'sara', is_staff, nevisa_service_account }) as User;

const guest: AuthFacts = guestFacts;
const sara: AuthFacts = { ...guestFacts, user: makeUser(false, { has_service: true }) };
const newcomer: AuthFacts = { ...guestFacts, user: makeUser(false, null) };
const staff: AuthFacts = { ...guestFacts, user: makeUser(true, null) };
const starting: AuthFacts = { ...guestFacts, starting: true };
const unreachable: AuthFacts = { ...guestFacts, unreachable: true };

describe('the guard of a page', () => {
  it('R-050: redirects a guest to the sign-in page and keeps path, query and hash', async () => {
    const { place, shown } = await openGuarded(
      guest,
      { access: 'user' },
      '/messages?filter=OFFER#newest',
    );
    expect(place()).toMatchObject({
      pathname: '/session/signin',
      state: { from: '/messages?filter=OFFER#newest' },
    });
    expect(shown()).toBe('');
  });

  it('X-204: a guest comes back from the sign-in to the purchase of a package with its code', async () => {
    const purchase = '/nevisa-packages?buy=5&code=NOWRUZ1405';
    const { place } = await openGuarded(guest, { access: 'user' }, purchase);
    const { from } = place().state as { from: string };
    const signedIn = await openGuarded(sara, { access: 'guest' }, '/session/signin', { from });
    expect(signedIn.place().pathname + signedIn.place().search).toBe(purchase);
  });

  it('R-057: keeps no address after a sign-out on purpose', async () => {
    const { place } = await openGuarded({ ...guest, left: true }, { access: 'user' }, '/messages');
    expect(place()).toMatchObject({ pathname: '/session/signin', state: null });
  });

  it('R-051: redirects a user without the role to the page that says so', async () => {
    const { place, shown } = await openGuarded(sara, { access: 'admin' }, '/admin/messages');
    expect(place()).toMatchObject({ pathname: '/session/401' });
    expect(shown()).toBe('');
  });

  it.each([
    ['a user', newcomer],
    ['an administrator', staff],
  ])('R-052, R-026, T-8: redirects %s without a service to the packages', async (_, facts) => {
    const { place, shown } = await openGuarded(
      facts,
      { access: 'user', service: true },
      '/nevisa-live',
    );
    expect(place()).toMatchObject({
      pathname: '/nevisa-packages',
      state: { reason: 'service-needed' },
    });
    expect(shown()).toBe('');
  });

  it('R-053: a page without a list of roles is open to any user and closed to a guest', async () => {
    const page: PageAccess = { access: 'signed-in' };
    expect((await openGuarded(newcomer, page, '/messages')).shown()).toBe('the page');
    expect((await openGuarded(guest, page, '/messages')).place().pathname).toBe('/session/signin');
  });

  it('R-054: redirects a user from the sign-in page to the root, and from no public page', async () => {
    expect((await openGuarded(sara, { access: 'guest' }, '/session/signin')).place().pathname).toBe(
      '/',
    );
    expect((await openGuarded(guest, { access: 'guest' }, '/session/signin')).shown()).toBe(
      'the page',
    );
    expect((await openGuarded(sara, { access: 'public' }, '/session/signup')).shown()).toBe(
      'the page',
    );
  });

  it.each([
    ['/messages?filter=OFFER', '/messages?filter=OFFER'],
    ['/admin/messages', '/'],
    ['//evil.example', '/'],
  ])('R-057: after the sign-in the stored address %s becomes %s', async (from, expected) => {
    const { place } = await openGuarded(sara, { access: 'guest' }, '/session/signin', { from });
    expect(place().pathname + place().search).toBe(expected);
  });

  it.each<PageAccess['access']>(['guest', 'signed-in', 'user', 'admin'])(
    'R-055: shows only the loading logo and redirects nowhere before the user is known: %s',
    async (access) => {
      const { place, shown, find } = await openGuarded(starting, { access }, '/messages');
      expect(place().pathname).toBe('/messages');
      expect(shown()).toBe('');
      expect(find('[role=img]')?.ariaLabel).toBe('نشان نویسا، در حال آماده‌سازی');
      const logo = await openInHistory(<NevisaUi>{<Logo label="" />}</NevisaUi>, '/', '/', null);
      expect(find('[role=img]')?.innerHTML).toBe(logo.find('svg')?.innerHTML);
    },
  );

  it.each([
    ['before the user is known', starting],
    ['when the account was not loaded', unreachable],
  ])('R-039, R-055: shows a public page %s', async (_, facts) => {
    const { shown } = await openGuarded(facts, { access: 'public' }, '/payment-callback');
    expect(shown()).toBe('the page');
  });

  it.each<PageAccess['access']>(['guest', 'user'])(
    'R-194: says that the account was not loaded, in place of the page and of the sign-in: %s',
    async (access) => {
      const { place, find } = await openGuarded(unreachable, { access }, '/messages');
      expect(place().pathname).toBe('/messages');
      expect(find('h1')?.textContent).toBe(appText.initError);
    },
  );

  it('R-056: asks for the start, then for a user, then for the role, then for the service', async () => {
    const page: PageAccess = { access: 'admin', service: true };
    const destinations: string[] = [];
    for (const facts of [starting, guest, newcomer, staff]) {
      destinations.push((await openGuarded(facts, page, '/x')).place().pathname);
    }
    expect(destinations).toEqual(['/x', '/session/signin', '/session/401', '/nevisa-packages']);
  });

  it.each<[string, AuthFacts, PageAccess]>([
    ['R-050: to the sign-in page', guest, { access: 'user' }],
    ['R-051: for the role', sara, { access: 'admin' }],
    ['R-052: for the service', newcomer, { access: 'user', service: true }],
    ['R-054: from the sign-in page', sara, { access: 'guest' }],
  ])(
    '%s the redirect replaces the entry, so that Back returns to the page before',
    async (_, ...open) => {
      const { place, goBack } = await openGuarded(...open, '/x');
      expect(place().pathname).not.toBe('/x');
      await goBack();
      await expect.poll(() => place().pathname).toBe('/before');
    },
  );
});

describe('the app of a guest', () => {
  it('R-020: the root is live dictation, and the redirect replaces it', async () => {
    const { place, goBack } = await openApp('/');
    await expect.poll(() => place().state).toEqual({ from: '/nevisa-live' });
    await goBack();
    await expect.poll(() => place().pathname).toBe('/session/401');
  });

  it.each(['/nowhere', '/Messages', '/%6Dessages', '/nevisa-live/x', '/session/whatever'])(
    'R-040: %s becomes /session/404, and the redirect replaces it',
    async (path) => {
      const { place, goBack } = await openApp(path);
      await expect.poll(() => place().pathname).toBe('/session/404');
      await goBack();
      await expect.poll(() => place().pathname).toBe('/session/401');
    },
  );

  it.each([
    ['R-041', '/session/signup-verify', '/session/signup'],
    ['R-042', '/session/change-password', '/session/forgot-password'],
  ])('%s, A13: %s without a code becomes %s', async (_, path, destination) => {
    const { place, goBack } = await openApp(path);
    await expect.poll(() => place().pathname).toBe(destination);
    await goBack();
    await expect.poll(() => place().pathname).toBe('/session/401');
  });

  it.each([
    ['R-041', '/session/signup-verify'],
    ['R-042', '/session/change-password'],
  ])('%s: %s opens with the id and the type of the state', async (_, path) => {
    const { place, find } = await openApp(path, { state: { id: 7, type: 'email' } });
    await expect.poll(() => find('h1')).not.toBeNull();
    expect(place().pathname).toBe(path);
    expect(find('form')?.parentElement?.parentElement?.textContent).toContain('ایمیل');
  });

  it.each([
    ['R-037, R-043', '404', 'تصویر صفحهٔ پیدانشده'],
    ['R-038, R-044', '401', 'تصویر نداشتن دسترسی'],
  ] as const)('%s: /session/%s shows its illustration and the way back', async (_, name, art) => {
    const { find } = await openApp(`/session/${name}`);
    await expect.poll(() => find('main [role=img]')?.ariaLabel).toBe(art);
    const drawing = <Illustration name={name} />;
    const alone = await openInHistory(<NevisaUi>{drawing}</NevisaUi>, '/', '/', null);
    expect(find('main [role=img]')?.innerHTML).toBe(alone.find('svg')?.innerHTML);
    const links = [...(find('main')?.querySelectorAll('a') ?? [])];
    const back = links.find(({ textContent }) => textContent === 'بازگشت به داشبورد');
    expect(back?.getAttribute('href')).toBe('/');
  });
});

describe('an invitation', () => {
  it.each([
    ['/session/signup?ref=SARA-1405', '/session/signin?referrer=SARA-1405'],
    ['/session/signin?ref=SARA-1405', '/session/signup?referrer=SARA-1405'],
    ['/session/signin?ref=SARA-1405', '/session/forgot-password?referrer=SARA-1405'],
    ['/session/forgot-password?ref=SARA-1405', '/session/signin?referrer=SARA-1405'],
    ['/session/signin', '/session/signup'],
  ])('R-088: %s leads to %s', async (address, link) => {
    const { find } = await openApp(address);
    await expect.poll(() => find(`a[href="${link}"]`)).not.toBeNull();
  });

  it('R-088, R-170: is sent by a provider that makes the account on the sign-in page', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    onTestFinished(() => fetched.mockRestore());
    const social = { getCredential: async () => ({ ok: true, answer: 'credential' }) as const };
    await openApp('/session/signin?ref=SARA-1405', { social });
    const findButton = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.includes(signinText.social),
      );
    await expect.poll(findButton).toBeDefined();
    findButton()?.click();
    await expect
      .poll(() => fetched.mock.calls.map(([, init]) => init?.body))
      .toContain('{"credential":"credential","invitation_key":"SARA-1405"}');
  });
});

describe('the support phone', () => {
  it.each([
    ['/session/signin', undefined, '02100000000', '۰۲۱۰۰۰۰۰۰۰۰'],
    ['/session/signup', '02188776655', '02188776655', '۰۲۱۸۸۷۷۶۶۵۵'],
  ])('R-007: %s shows and dials it, with the setting %s', async (path, setting, dialled, shown) => {
    const env = setting === undefined ? {} : { VITE_SUPPORT_PHONE: setting };
    const { find } = await openApp(path, { env });
    await expect.poll(() => find('a[href^="tel:"]')).not.toBeNull();
    const link = find('a[href^="tel:"]');
    expect(link?.getAttribute('href')).toBe(`tel:${dialled}`);
    expect(link?.textContent).toContain(shown);
    expect(link?.ariaLabel ?? link?.textContent).toContain(link?.textContent.trim());
  });
});

it('R-001, X-70: the app has the styles of a right-to-left page, unless another direction is set', async () => {
  const readStyles = async (direction?: Direction) => {
    const { find } = await openApp('/session/404', { direction });
    await expect.poll(() => find('h1')).not.toBeNull();
    return find('h1')?.className;
  };
  const own = await readStyles();
  expect(own).toBe(await readStyles('rtl'));
  expect(own).not.toBe(await readStyles('ltr'));
});

function openGuarded(facts: AuthFacts, page: PageAccess, address: string, state: unknown = null) {
  const authStore = { facts: () => facts, subscribe: () => () => {} };
  return openInHistory(
    <AppServicesContext value={{ authStore } as unknown as AppServices}>
      <NevisaUi>
        <GuardAt address={address} page={page} />
      </NevisaUi>
    </AppServicesContext>,
    '/before',
    address,
    state,
  );
}

// A redirect leaves the guarded page.
function GuardAt({ address, page }: { address: string; page: PageAccess }) {
  const { pathname } = useLocation();
  return pathname === address.replace(/[?#].*/, '') ? (
    <Guard page={page}>
      <p>the page</p>
    </Guard>
  ) : null;
}
