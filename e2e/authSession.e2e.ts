import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, openPath, type OpenedApp, storeToken } from './openApp.ts';

const signIn = '/session/signin';

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('before the account is loaded', () => {
  it('R-055, R-190, R-191: the app shows the loading logo, and neither the page nor the sign-in form', async () => {
    await storeToken(app, 'sara');
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

  it('R-055: public pages are shown at once', async () => {
    await storeToken(app, 'sara');
    await app.page.route('**/account/retrieve', () => undefined);
    expect(await openPath(app, '/payment-callback?ref_id=1')).toBe('/payment-callback?ref_id=1');
    expect(await openPath(app, '/session/404')).toBe('/session/404');
    await app.page.unroute('**/account/retrieve');
  });
});

describe('the auth session', () => {
  it('R-193, R-240: a 401 at the start removes the token and leads to sign-in', async () => {
    await storeToken(app, 'sara');
    await app.page.evaluate(() => localStorage.setItem('accessToken', 'token-of-no-account'));
    expect(await openPath(app, '/messages')).toBe(signIn);
    expect(await app.page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  it('R-194: a start without the server keeps the token and offers to try again', async () => {
    await storeToken(app, 'sara');
    await app.page.route('**/account/retrieve', (route) => route.abort());
    await app.page.goto(`${app.url}/messages`);
    await app.page.getByText('خطا در شبکه').waitFor();
    expect(await app.page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
    await app.page.unroute('**/account/retrieve');
    await app.page.getByRole('button', { name: 'تلاش دوباره' }).click();
    await app.page.getByRole('heading', { level: 1, name: 'پیام‌ها' }).waitFor();
  });

  it('R-058: the auth session ends when another tab signs out', async () => {
    await storeToken(app, 'sara');
    await openPath(app, '/messages');
    const other = await app.page.context().newPage();
    await other.goto(`${app.url}/favicon.svg`);
    await other.evaluate(() => localStorage.clear());
    await app.page.waitForURL(`**${signIn}`);
    await other.close();
  });

  it('R-196: the button of the user block ends the auth session, and Back opens no page of it', async () => {
    await storeToken(app, 'sara');
    await openPath(app, '/settings');
    await openPath(app, '/messages');
    await app.page.getByRole('button', { name: 'خروج از حساب' }).first().click();
    await app.page.waitForURL(`**${signIn}`);
    expect(await app.page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await app.page.goBack();
    await app.page.locator('h1').waitFor();
    expect(new URL(app.page.url()).pathname).toBe(signIn);
  });
});

it('no test above caused an error, a policy violation or a request to another host', () => {
  const expected = /Failed to load resource|ERR_FAILED/;
  expect(app.problems.filter((problem) => !expected.test(problem))).toEqual([]);
});
