import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openPath, openApp, type OpenedApp, storeToken } from './openApp.ts';

let app: OpenedApp;
beforeEach(async () => {
  await app?.close();
  app = await openApp();
  await openPath(app, '/session/signin');
});
afterAll(() => app.close());

const identifier = () => app.page.getByLabel('نام کاربری، شمارهٔ همراه یا ایمیل');
const password = () => app.page.getByLabel('رمز عبور', { exact: true });
const submit = () => app.page.getByRole('button', { name: 'ورود', exact: true });

async function fillIn(name: string, secret: string) {
  await identifier().fill(name);
  await password().fill(secret);
}

function calls(): { url: string; body: unknown; headers: Record<string, string> }[] {
  const seen: { url: string; body: unknown; headers: Record<string, string> }[] = [];
  app.page.on('request', (request) => {
    if (request.url().includes('/account/')) {
      seen.push({
        url: new URL(request.url()).pathname,
        body: request.postDataJSON() as unknown,
        headers: request.headers(),
      });
    }
  });
  return seen;
}

describe('signing in', () => {
  it('R-001, X-70: the document is Persian and right-to-left before any script has run', async () => {
    const html = await (await fetch(`${app.url}/session/signin`)).text();
    expect(html).toMatch(/<html lang="fa" dir="rtl"/);
  });

  it('R-070, R-076, R-012, R-197: the form sends exactly two fields, and the app stores the token and sends it', async () => {
    const seen = calls();
    await fillIn('sara', 'sara-1405');
    await submit().click();
    await app.page.waitForURL('**/nevisa-live');
    expect(seen[0]).toMatchObject({
      url: '/account/login',
      body: { username_or_phone_or_email: 'sara', password: 'sara-1405' },
    });
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
    const token = await app.page.evaluate(() => localStorage.getItem('accessToken'));
    await app.page.reload();
    await app.page.locator('h1').waitFor();
    expect(seen.at(-1)).toMatchObject({
      url: '/account/retrieve',
      headers: { authorization: `token ${token}` },
    });
  });

  it('R-057, R-076: the app replaces the location with the requested page', async () => {
    await openPath(app, '/messages?filter=OFFER');
    await fillIn('sara', 'sara-1405');
    await app.page.keyboard.press('Enter');
    await app.page.waitForURL('**/messages?filter=OFFER');
    await app.page.goBack();
    await app.page.locator('h1').waitFor();
    expect(new URL(app.page.url()).pathname).not.toBe('/session/signin');
  });

  it('R-078, T-10: the form sends Persian digits as Latin ones, and the password unchanged', async () => {
    const seen = calls();
    await fillIn(' ۰۹۱۲۱۲۳۴۵۶۷ ', 'رمز ۱۲۳ ');
    await submit().click();
    await app.page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    expect(seen[0]?.body).toEqual({
      username_or_phone_or_email: '09121234567',
      password: 'رمز ۱۲۳ ',
    });
  });

  it('R-071, R-237: the form marks each empty field, focuses the first, and sends nothing', async () => {
    const seen = calls();
    await submit().click();
    expect(await app.page.getByText('این فیلد الزامی است').count()).toBe(2);
    expect(await identifier().evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await identifier().getAttribute('aria-invalid')).toBe('true');
    await identifier().fill('sara');
    expect(await app.page.getByText('این فیلد الزامی است').count()).toBe(1);
    await submit().click();
    expect(await password().evaluate((field) => field === document.activeElement)).toBe(true);
    expect(seen).toEqual([]);
  });

  it('R-077, R-233: the form shows the refusal in red below the fields and keeps their content', async () => {
    await fillIn('sara', 'wrong');
    await submit().click();
    const alert = app.page.getByRole('alert').filter({ hasText: /\S/ });
    await alert.waitFor();
    const [form, message] = [await submit().boundingBox(), await alert.boundingBox()];
    expect(message!.y).toBeGreaterThan(form!.y);
    expect(await identifier().inputValue()).toBe('sara');
    expect(await password().inputValue()).toBe('wrong');
  });

  it('R-230: the form reports a network failure, keeps the content, and can be sent again', async () => {
    await app.page.route('**/account/login', (route) => route.abort());
    await fillIn('sara', 'sara-1405');
    await submit().click();
    await app.page.getByText('خطا در شبکه', { exact: true }).waitFor();
    expect(await password().inputValue()).toBe('sara-1405');
    await app.page.unroute('**/account/login');
    await submit().click();
    await app.page.waitForURL('**/nevisa-live');
  });

  it('R-072, R-076: the form shows progress and sends once for several presses', async () => {
    let logins = 0;
    let endPresses = () => {};
    const presses = new Promise<void>((resolve) => {
      endPresses = resolve;
    });
    await app.page.route('**/account/login', async (route) => {
      logins += 1;
      await presses;
      await route.continue();
    });
    await fillIn('sara', 'sara-1405');
    await app.page.keyboard.press('Enter');
    await app.page.keyboard.press('Enter');
    const busy = app.page.getByRole('button', { name: 'در حال ورود…' });
    expect(await busy.getAttribute('aria-busy')).toBe('true');
    await busy.click({ force: true });
    endPresses();
    await app.page.waitForURL('**/nevisa-live');
    expect(logins).toBe(1);
  });

  it('R-073, R-075, R-007: the page links to sign-up, the forgotten password and the support phone', async () => {
    const readHref = (name: string | RegExp) =>
      app.page.getByRole('link', { name }).getAttribute('href');
    expect(await readHref('ثبت‌نام')).toBe('/session/signup');
    expect(await readHref('رمز عبور را فراموش کرده‌اید؟')).toBe('/session/forgot-password');
    expect(await readHref(/پشتیبانی/)).toBe('tel:02100000000');
  });

  it('R-242: the sign-in page reports an auth session that the server ended', async () => {
    await fillIn('sara', 'sara-1405');
    await submit().click();
    await app.page.waitForURL('**/nevisa-live');
    await app.page.route('**/nevisa/live/create_session', (route) =>
      route.fulfill({ status: 401, body: '' }),
    );
    await app.page.getByRole('button', { name: 'شروع تایپ صوتی' }).click();
    await app.page.waitForURL('**/session/signin');
    await app.page.getByText('زمان نشست شما به پایان رسیده است').waitFor();
    expect(await app.page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  it('the page offers the demo accounts, and one press signs in', async () => {
    await app.page.getByRole('button', { name: 'کاربر با بستهٔ فعال' }).click();
    await app.page.waitForURL('**/nevisa-live');
  });
});

describe('the side menu', () => {
  it.each(['sara', 'admin'] as const)(
    'R-060, R-061, R-062: the menu of %s has its links in order',
    async (name) => {
      await storeToken(app, name);
      await openPath(app, '/messages');
      const links = app.page
        .getByRole('navigation', { name: 'منوی اصلی' })
        .getByRole('listitem')
        .getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual([
        '/dashboard/user-info',
        '/nevisa-live',
        '/nevisa-history',
        '/nevisa-packages',
        '/messages',
        ...(name === 'admin'
          ? [
              '/dashboard/analytics',
              '/admin/user-management',
              '/admin/discount-code',
              '/admin/messages',
            ]
          : []),
        '/user-profile',
        '/settings',
      ]);
    },
  );

  it('R-063: the menu shows the name, and offers the home page and signing out', async () => {
    await storeToken(app, 'sara');
    await openPath(app, '/messages');
    await app.page.getByText('سارا محمدی').first().waitFor();
    expect(await app.page.getByRole('link', { name: 'خانه' }).first().getAttribute('href')).toBe(
      '/',
    );
    await app.page.getByRole('button', { name: 'خروج از حساب' }).first().waitFor();
  });

  it('R-064, T-9: the badge counts new messages in Persian digits after a plus sign', async () => {
    await storeToken(app, 'sara');
    await openPath(app, '/messages');
    const item = app.page
      .getByRole('navigation')
      .getByRole('link', { name: /پیام‌ها، .* پیام جدید/ });
    const badge = item.getByText(/^\+[۰-۹]+$/);
    await badge.waitFor();
    expect(await badge.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  });
});
