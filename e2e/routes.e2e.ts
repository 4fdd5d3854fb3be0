import type { AccountName } from '@nevisa/mocks/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, openPath, type OpenedApp, storeToken } from './openApp.ts';
import { openWithState } from './openWithState.ts';

let app: OpenedApp;
/** The title of each page, by its path. */
const titles = new Map<string, string>();
const signIn = '/session/signin';
const packages = '/nevisa-packages';
const denied = '/session/401';

/** Paths that need an account, with the access they need (specification §2). */
const members = [
  ['R-021', '/dashboard/user-info', 'user'],
  ['R-022', '/dashboard/analytics', 'admin'],
  ['R-023', '/nevisa-packages', 'user'],
  ['R-024', '/user-profile', 'user'],
  ['R-025', '/settings', 'user'],
  ['R-026', '/nevisa-live', 'service'],
  ['R-027', '/nevisa-history', 'user'],
  ['R-028', '/admin/user-management', 'admin'],
  ['R-029', '/admin/discount-code', 'admin'],
  ['R-030, T-7', '/admin/messages', 'admin'],
  ['R-031, R-053, T-7', '/messages', 'user'],
] as const;

const open = [
  ['R-032', '/session/signup'],
  ['R-033, R-041', '/session/signup-verify'],
  ['R-035', '/session/forgot-password'],
  ['R-036, R-042', '/session/change-password'],
  ['R-037', '/session/404'],
  ['R-038', '/session/401'],
  ['R-039', '/payment-callback?ref_id=98431207'],
] as const;

/** Pages that need a code that was sent; without one, they redirect to the page that sends it. */
const needsCode: Record<string, string> = {
  '/session/signup-verify': '/session/signup',
  '/session/change-password': '/session/forgot-password',
};

const firstOfEachAccess = members.filter(
  ([, , access], place) => place === members.findIndex((each) => each[2] === access),
);

/** One path for each access, which every kind of person also opens with a page load. */
const onePathOfEachAccess = [
  '/dashboard/user-info',
  '/dashboard/analytics',
  '/nevisa-live',
  '/payment-callback?ref_id=98431207',
  '/session/signup-verify',
];

const codeState = { id: '1', type: 'phone' };

beforeAll(async () => {
  app = await openApp();
  await storeToken(app, 'admin');
  for (const [, path] of [...members, ...open]) {
    expect(await load(path)).toBe(path);
    titles.set(path, await app.page.title());
  }
  await storeToken(app, null);
  await load(signIn);
  titles.set(signIn, await app.page.title());
});
afterAll(() => app.close());

/** Opens a path with a page load and returns the address that the guards choose. */
async function load(path: string): Promise<string> {
  if (path in needsCode) {
    await openWithState(app.page, app.url, path, codeState);
    return new URL(app.page.url()).pathname;
  }
  return openPath(app, path);
}

/** Opens a path within the loaded app, and waits for the page with the title of the expected one. */
async function navigate(path: string, expected = path): Promise<void> {
  await app.page.evaluate(
    ([target, state]) => {
      history.pushState(state, '', target);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    [path, path in needsCode ? { usr: codeState, key: 'test', idx: 0 } : null] as const,
  );
  await expect
    .poll(async () => {
      const { pathname, search, hash } = new URL(app.page.url());
      return [pathname + search + hash, await app.page.title()];
    })
    .toEqual([expected, titles.get(expected)]);
  await app.page.locator('h1').first().waitFor();
}

describe('a guest', () => {
  beforeAll(async () => {
    await storeToken(app, null);
    await load('/session/404');
  });

  it.each(members)('%s, R-050: %s redirects to the sign-in page', async (_, path) => {
    await navigate('/session/404');
    await navigate(path, signIn);
  });

  it.each(open)('%s: %s is open', async (_, path) => {
    await navigate(path);
  });

  it.each(onePathOfEachAccess)('R-050: a page load of %s ends at the same page', async (path) => {
    const isOpen = open.some(([, each]) => each === path || each.startsWith(`${path}?`));
    expect(await load(path)).toBe(isOpen ? path : signIn);
  });

  it.each(Object.entries(needsCode))(
    'R-041, R-042, A13: %s redirects to %s when no code was sent',
    async (path, destination) => {
      await openPath(app, '/session/404');
      expect(await openPath(app, path)).toBe(destination);
    },
  );

  it('R-034: the sign-in page is open', async () => {
    expect(await openPath(app, signIn)).toBe(signIn);
  });

  it('R-020: the root redirects to live dictation, which redirects to the sign-in page', async () => {
    expect(await openPath(app, '/')).toBe(signIn);
    expect(await app.page.evaluate(() => history.state.usr)).toEqual({ from: '/nevisa-live' });
  });

  it('R-020: the redirect of the root replaces it, so that Back returns to the page before', async () => {
    await openPath(app, '/session/401');
    await openPath(app, '/');
    await app.page.goBack();
    await app.page.waitForURL('**/session/401');
  });

  it('R-050: the redirect keeps path, query and hash for the way back', async () => {
    await openPath(app, '/messages?filter=OFFER#newest');
    expect(await app.page.evaluate(() => history.state.usr)).toEqual({
      from: '/messages?filter=OFFER#newest',
    });
  });
});

type Destination = (access: string, path: string) => string;

const withoutService: Destination = (access, path) =>
  ({ admin: denied, service: packages })[access] ?? path;

/** Where each account gets; the guards are tested with every path and account below the browser. */
describe.each<[AccountName, Destination, readonly (typeof members)[number][]]>([
  ['sara', (access, path) => (access === 'admin' ? denied : path), members],
  ['reza', withoutService, firstOfEachAccess],
  ['newcomer', withoutService, firstOfEachAccess],
  ['admin', (_, path) => path, members],
])('%s', (name, destination, paths) => {
  beforeAll(async () => {
    await storeToken(app, name);
    await load('/session/404');
  });

  it.each(paths)(
    '%s, R-051, R-052, R-056: %s opens or redirects by role and service',
    async (_, path, access) => {
      await navigate('/session/404');
      await navigate(path, destination(access, path));
    },
  );

  it.each(name === 'sara' ? open : open.slice(0, 1))('%s, R-054: %s is open', async (_, path) => {
    await navigate(path);
  });

  it.each(onePathOfEachAccess)('R-056: a page load of %s ends at the same page', async (path) => {
    const access = members.find(([, each]) => each === path)?.[2] ?? 'open';
    expect(await load(path)).toBe(destination(access, path));
  });

  it('R-020, R-054: the sign-in page redirects to the root and from there to live dictation', async () => {
    expect(await openPath(app, signIn)).toBe(destination('service', '/nevisa-live'));
  });
});

it('R-021…R-039: every page has a title of its own', () => {
  const distinct = new Set(titles.values());
  expect(distinct.size).toBe(members.length + open.length + 1);
  expect([...distinct].filter((title) => !title.endsWith(' | نویسا'))).toEqual([]);
});

it.each([
  ['/nevisa-history?trash=1', 'سطل زباله'],
  ['/admin/user-management?show=audit', 'تاریخچهٔ فعالیت مدیران'],
  ['/admin/discount-code?id=new', 'کد تخفیف جدید'],
  ['/admin/discount-code?id=bulk', 'ساخت گروهی کد'],
  ['/admin/messages?id=new', 'پیام جدید'],
])('WCAG 2.4.2: the view %s has a title of its own', async (path, title) => {
  await storeToken(app, 'admin');
  await openPath(app, path);
  await expect.poll(() => app.page.title()).toBe(`${title} | نویسا`);
});

describe('an administrator without service', () => {
  it('R-026, T-6: live dictation redirects to the packages, as for any account', async () => {
    await storeToken(app, 'admin');
    await app.page.route('**/account/retrieve', async (route) => {
      const response = await route.fetch();
      const user: { nevisa_service_account: unknown } = await response.json();
      await route.fulfill({ response, json: { ...user, nevisa_service_account: null } });
    });
    expect(await openPath(app, '/nevisa-live')).toBe(packages);
    await expect
      .poll(() => app.page.getByRole('main').innerText())
      .toContain('بستهٔ فعال نیاز دارید');
    await app.page.unroute('**/account/retrieve');
  });
});

describe('an unknown address', () => {
  beforeAll(() => storeToken(app, 'sara'));

  // The guards and the table of routes are tested with more addresses below the browser.
  it.each(['/nowhere', '/session/SignIn', '/%6Dessages'])(
    'R-040: %s becomes /session/404',
    async (path) => {
      expect(await openPath(app, path)).toBe('/session/404');
    },
  );

  it('R-040: the redirect replaces the entry, so that Back returns to the page before', async () => {
    await openPath(app, '/messages');
    await openPath(app, '/nowhere');
    await app.page.goBack();
    await app.page.waitForURL('**/messages');
  });

  it.each([
    '/utilities/color',
    '/utilities/misc',
    '/material/table',
    '/material/snackbar',
    '/charts/echarts',
    '/others/drag-and-drop',
    '/forms/basic',
    '/forms/upload',
    '/map',
  ])('R-009: the showcase path %s does not exist', async (path) => {
    await navigate('/messages');
    await navigate(path, '/session/404');
  });
});

describe('the pages of a refused address', () => {
  it.each([
    ['R-043', '/session/404', 'تصویر صفحهٔ پیدانشده'],
    ['R-044', '/session/401', 'تصویر نداشتن دسترسی'],
  ])('%s: %s shows its drawing and a link to the dashboard', async (_, path, drawing) => {
    await storeToken(app, 'sara');
    await openPath(app, path);
    await app.page.getByRole('img', { name: drawing }).waitFor();
    await app.page.getByRole('link', { name: 'بازگشت به داشبورد' }).click();
    await app.page.waitForURL('**/nevisa-live');
  });
});

it('no test above caused an error, a policy violation or a request to another host', () => {
  const expected = /Failed to load resource|ERR_FAILED/;
  expect(app.problems.filter((problem) => !expected.test(problem))).toEqual([]);
});
