import type { AccountName } from '@nevisa/mocks/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrive, openApp, type OpenedApp, remember } from './openApp.ts';
import { openWithState } from './openWithState.ts';

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const signIn = '/session/signin';
const packages = '/nevisa-packages';
const denied = '/session/401';

/** Where a guest, a user with service, a user without, and an administrator land (specification §2). */
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
  ['R-031, T-7', '/messages', 'user'],
] as const;

const everybody = [
  ['R-032', '/session/signup'],
  ['R-033, R-041', '/session/signup-verify'],
  ['R-035', '/session/forgot-password'],
  ['R-036, R-042', '/session/change-password'],
  ['R-037', '/session/404'],
  ['R-038', '/session/401'],
  ['R-039', '/payment-callback?ref_id=98431207'],
] as const;

/** The pages that take a code exist for one that was sent; without, they lead to where one is sent. */
const needsCode: Record<string, string> = {
  '/session/signup-verify': '/session/signup',
  '/session/change-password': '/session/forgot-password',
};

async function enter(path: string): Promise<string> {
  if (path in needsCode) {
    await openWithState(app.page, app.url, path, { id: '1', type: 'phone' });
    return new URL(app.page.url()).pathname;
  }
  return arrive(app, path);
}

describe('a guest', () => {
  beforeAll(() => remember(app, null));

  it.each(members)('%s, R-050: is sent from %s to sign in', async (_, path) => {
    expect(await arrive(app, path)).toBe(signIn);
  });

  it.each(everybody)('%s: may open %s', async (_, path) => {
    expect(await enter(path)).toBe(path);
  });

  it.each(Object.entries(needsCode))(
    'R-041, R-042, A13: is led from %s to %s when no code was sent',
    async (path, elsewhere) => {
      expect(await arrive(app, path)).toBe(elsewhere);
    },
  );

  it('R-034: may open the sign-in page', async () => {
    expect(await arrive(app, signIn)).toBe(signIn);
  });

  it('R-020: is sent from the root to live dictation and from there to sign in', async () => {
    expect(await arrive(app, '/')).toBe(signIn);
    expect(await app.page.evaluate(() => history.state.usr)).toEqual({ from: '/nevisa-live' });
  });

  it('R-050: has path, query and hash kept for the way back', async () => {
    await arrive(app, '/messages?filter=OFFER#newest');
    expect(await app.page.evaluate(() => history.state.usr)).toEqual({
      from: '/messages?filter=OFFER#newest',
    });
  });
});

describe.each<[AccountName, (access: string, path: string) => string]>([
  ['sara', (access, path) => (access === 'admin' ? denied : path)],
  ['reza', (access, path) => ({ admin: denied, service: packages })[access] ?? path],
  ['newcomer', (access, path) => ({ admin: denied, service: packages })[access] ?? path],
  ['admin', (_, path) => path],
])('%s', (name, destination) => {
  beforeAll(() => remember(app, name));

  it.each(members)('%s, R-051, R-052, R-056: opens %s or is sent on', async (_, path, access) => {
    expect(await arrive(app, path)).toBe(destination(access, path));
  });

  it.each(everybody)('%s, R-054: may open %s', async (_, path) => {
    expect(await enter(path)).toBe(path);
  });

  it('R-020, R-054: is sent from sign-in to the root and on to live dictation', async () => {
    expect(await arrive(app, signIn)).toBe(destination('service', '/nevisa-live'));
  });
});

it('R-021…R-039: every page has a title of its own', async () => {
  await remember(app, 'admin');
  const titles = new Map<string, string>();
  for (const [, path] of [...members, ...everybody]) {
    await enter(path);
    titles.set(await app.page.title(), path);
  }
  await remember(app, null);
  await arrive(app, signIn);
  titles.set(await app.page.title(), signIn);
  expect(titles.size).toBe(members.length + everybody.length + 1);
  expect([...titles.keys()].filter((title) => !title.endsWith(' | نویسا'))).toEqual([]);
});

describe('an administrator without service', () => {
  it('R-026, T-6: is sent from live dictation to the packages as everybody', async () => {
    await remember(app, 'admin');
    await app.page.route('**/account/retrieve', async (route) => {
      const response = await route.fetch();
      const user: { nevisa_service_account: unknown } = await response.json();
      await route.fulfill({ response, json: { ...user, nevisa_service_account: null } });
    });
    expect(await arrive(app, '/nevisa-live')).toBe(packages);
    await expect
      .poll(() => app.page.getByRole('main').innerText())
      .toContain('بستهٔ فعال نیاز دارید');
    await app.page.unroute('**/account/retrieve');
  });
});

describe('an unknown address', () => {
  beforeAll(() => remember(app, 'sara'));

  it.each(['/nowhere', '/session/whatever', '/nevisa-live/x', '/messages/12'])(
    'R-040: %s becomes /session/404',
    async (path) => {
      expect(await arrive(app, path)).toBe('/session/404');
    },
  );

  it('R-040: is replaced, so that Back leads to where the person was', async () => {
    await arrive(app, '/messages');
    await arrive(app, '/nowhere');
    await app.page.goBack();
    await app.page.waitForURL('**/messages');
  });

  it.each([
    ['/utilities/color'],
    ['/utilities/misc'],
    ['/material/table'],
    ['/material/snackbar'],
    ['/charts/echarts'],
    ['/others/drag-and-drop'],
    ['/forms/basic'],
    ['/forms/upload'],
    ['/map'],
  ])('R-009: the showcase path %s is none of ours', async (path) => {
    expect(await arrive(app, path)).toBe('/session/404');
  });
});

describe('the pages that turn people away', () => {
  it.each([
    ['R-043', '/session/404', 'تصویر صفحهٔ پیدانشده'],
    ['R-044', '/session/401', 'تصویر نداشتن دسترسی'],
  ])('%s: %s shows its drawing and a button back to the dashboard', async (_, path, drawing) => {
    await remember(app, 'sara');
    await arrive(app, path);
    await app.page.getByRole('img', { name: drawing }).waitFor();
    await app.page.getByRole('link', { name: 'بازگشت به داشبورد' }).click();
    await app.page.waitForURL('**/nevisa-live');
  });
});

describe('before it is known who is here', () => {
  it('R-055, R-190, R-191: the loading logo shows, and neither the page nor the sign-in form', async () => {
    await remember(app, 'sara');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await app.page.route('**/account/retrieve', async (route) => {
      await held;
      await route.continue();
    });
    await app.page.goto(`${app.url}/messages`);
    await app.page.getByRole('img', { name: /نشان نویسا/ }).waitFor();
    expect(new URL(app.page.url()).pathname).toBe('/messages');
    expect(await app.page.locator('h1, form').count()).toBe(0);
    answer();
    await app.page.getByRole('heading', { level: 1, name: 'پیام‌ها' }).waitFor();
    await app.page.unroute('**/account/retrieve');
  });

  it('R-055: pages that need nobody show at once', async () => {
    await remember(app, 'sara');
    await app.page.route('**/account/retrieve', () => undefined);
    expect(await arrive(app, '/payment-callback?ref_id=1')).toBe('/payment-callback?ref_id=1');
    expect(await arrive(app, '/session/404')).toBe('/session/404');
    await app.page.unroute('**/account/retrieve');
  });
});

describe('the session', () => {
  it('R-193, R-240: a 401 at the start removes the token and leads to sign-in', async () => {
    await remember(app, 'sara');
    await app.page.evaluate(() => {
      localStorage.setItem('accessToken', 'token-of-nobody');
    });
    expect(await arrive(app, '/messages')).toBe(signIn);
    expect(await app.page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  it('R-194: a start without the server keeps the token and offers to try again', async () => {
    await remember(app, 'sara');
    await app.page.route('**/account/retrieve', (route) => route.abort());
    await app.page.goto(`${app.url}/messages`);
    await app.page.getByText('خطا در شبکه').waitFor();
    expect(await app.page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
    await app.page.unroute('**/account/retrieve');
    await app.page.getByRole('button', { name: 'تلاش دوباره' }).click();
    await app.page.getByRole('heading', { level: 1, name: 'پیام‌ها' }).waitFor();
  });

  it('R-058: ends here when another tab signs out', async () => {
    await remember(app, 'sara');
    await arrive(app, '/messages');
    const other = await app.page.context().newPage();
    await other.goto(`${app.url}/favicon.svg`);
    await other.evaluate(() => {
      localStorage.clear();
    });
    await app.page.waitForURL(`**${signIn}`);
    await other.close();
  });

  it('R-053, R-196: ends by the button of the user block, and Back opens nothing', async () => {
    await remember(app, 'sara');
    await arrive(app, '/settings');
    await arrive(app, '/messages');
    await app.page.getByRole('button', { name: 'خروج از حساب' }).first().click();
    await app.page.waitForURL(`**${signIn}`);
    expect(await app.page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await app.page.goBack();
    await app.page.locator('h1').waitFor();
    expect(new URL(app.page.url()).pathname).toBe(signIn);
  });
});

it('nothing went wrong on the way: no error, no policy breach, no other host', () => {
  const expected = /Failed to load resource|ERR_FAILED/;
  expect(app.problems.filter((problem) => !expected.test(problem))).toEqual([]);
});
