import type { Page } from 'playwright';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';

let app: OpenedApp;
beforeEach(async () => {
  await app?.close();
  app = await openApp();
});
afterAll(() => app.close());

const button = (name: string) => app.page.getByRole('button', { name, exact: true });

async function signIn() {
  const { page } = app;
  await page.getByLabel('نام کاربری، شمارهٔ همراه یا ایمیل').fill('sara');
  await page.getByLabel('رمز عبور', { exact: true }).fill('sara-1405');
  await button('ورود').click();
}

async function fillSignUp() {
  const { page } = app;
  await page.getByLabel('نام کاربری', { exact: true }).fill('nika');
  await page.getByLabel('ایمیل یا شمارهٔ همراه').fill('۰۹۱۳ ۱۲۳ ۴۵۶۷');
  await page.getByLabel('رمز عبور', { exact: true }).fill('nika-1405');
  await page.getByLabel('تکرار رمز عبور').fill('nika-1405');
}

function waitForBody(page: Page, path: string): Promise<unknown> {
  return page
    .waitForRequest((request) => new URL(request.url()).pathname === path)
    .then((request) => request.postDataJSON() as unknown);
}

describe('a registration', () => {
  it.each(['referrer', 'invitation_key', 'ref'])(
    'R-088, R-089, T-11, R-092: sends the key of the query `%s` after a reload and the terms, and the phone without spaces',
    async (name) => {
      const { page } = app;
      await openPath(app, `${paths.signUp}?${name}=SARA-1405`);
      await page.reload();
      await fillSignUp();
      await button('قوانین و مقررات').click();
      await button('می‌پذیرم').click();
      const sent = waitForBody(page, '/account/signup/phone');
      await button('ثبت‌نام').click();
      expect(await sent).toEqual({
        username: 'nika',
        password: 'nika-1405',
        password_confirmation: 'nika-1405',
        phone: '09131234567',
        invitation_key: 'SARA-1405',
      });
    },
  );

  it('R-170, R-201, R-088, R-171: with Google sends the key, and leaves no form in the history', async () => {
    const { page } = app;
    await openPath(app, paths.forgotPassword);
    await openPath(app, `${paths.signUp}?referrer=SARA-1405`);
    await page.getByRole('checkbox').check();
    const sent = waitForBody(page, '/account/social_verify/google/');
    await button('ثبت‌نام با گوگل').click();
    expect(await sent).toEqual({
      credential: 'google:sara@nevisa.test',
      invitation_key: 'SARA-1405',
    });
    await page.waitForURL('**/nevisa-live');
    await page.goBack();
    await page.waitForURL(`**${paths.forgotPassword}`);
  });
});

describe('a sign-out on purpose', () => {
  it('R-057: forgets the page, so that the next user lands at the default one', async () => {
    const { page } = app;
    await storeToken(app, 'admin');
    await openPath(app, paths.adminMessages);
    await button('خروج از حساب').first().click();
    await page.waitForURL(`**${paths.signIn}`);
    await signIn();
    await page.waitForURL('**/nevisa-live');
  });

  it('R-057: a stored page that the new user may not open is dropped', async () => {
    const { page } = app;
    await openPath(app, paths.adminMessages);
    await signIn();
    await page.waitForURL('**/nevisa-live');
  });

  it('R-196: removes own words and ready texts, also on a page without the settings', async () => {
    const { page } = app;
    await storeToken(app, 'sara');
    await leaveWords(page);
    await openPath(app, paths.messages);
    await button('خروج از حساب').first().click();
    await page.waitForURL(`**${paths.signIn}`);
    expect(await page.evaluate(() => localStorage.getItem('nevisa.writing'))).toBeNull();
  });

  it('R-242: the end by a 401 removes them too', async () => {
    const { page } = app;
    await storeToken(app, 'sara');
    await leaveWords(page);
    await page.route('**/communication/message/retrieve_all', (route) =>
      route.fulfill({ status: 401, body: '' }),
    );
    await page.goto(app.url + paths.messages);
    await page.waitForURL(`**${paths.signIn}`);
    expect(await page.evaluate(() => localStorage.getItem('nevisa.writing'))).toBeNull();
  });
});

/** Stores personal settings, as an earlier visit to the settings would. */
async function leaveWords(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem(
      'nevisa.writing',
      JSON.stringify({ ownerId: 'ac000000-0000-4000-8000-000000000001', settings: {} }),
    );
  });
}
