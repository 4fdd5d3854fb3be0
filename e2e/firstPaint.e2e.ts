import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { checkoutWords } from '../apps/web/src/shared/text/checkoutWords.ts';
import { errorText } from '../apps/web/src/shared/text/errorText.ts';
import { paymentText } from '../apps/web/src/shared/text/paymentText.ts';
import { signinText } from '../apps/web/src/shared/text/signinText.ts';
import { titleText } from '../apps/web/src/shared/text/titleText.ts';
import { accounts } from '@nevisa/mocks/accounts';
import { paidQuery } from '@nevisa/mocks/gatewayReturn';
import { themes } from '../packages/ui/src/tokens/themes.ts';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';
import { toCallbackAddress } from './openPayment.ts';

const prerendered = [
  [paths.signIn, titleText.signin],
  [paths.signUp, titleText.signup],
  [paths.forgotPassword, titleText.forgot],
  [paths.notFound, errorText['404Title']],
  [paths.notAllowed, errorText['401Title']],
] as const;

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

interface WaitingPage {
  page: Page;
  /** What the page has reported: lines of the console and errors. React reports a hydration error nowhere else. */
  problems: string[];
  release: () => void;
}

/** Opens a page whose scripts wait until they are let through. */
async function openWithoutScripts(path: string): Promise<WaitingPage> {
  const page = await app.page.context().newPage();
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(app.url + path, { waitUntil: 'commit' });
  return { page, problems, release };
}

const readContent = (page: Page) => page.locator('#root').evaluate((root) => root.innerHTML);

const begun = (page: Page) => page.locator('#root:not([data-prerendered])').waitFor();

describe('a prerendered page', () => {
  it.each(prerendered)(
    '%s is painted without a script, and becomes the app unchanged',
    async (path, title) => {
      app.problems.length = 0;
      const { page, problems, release } = await openWithoutScripts(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const before = await readContent(page);
      release();
      await begun(page);
      expect(await readContent(page)).toBe(before);
      expect(await page.title()).toContain(title);
      expect([...problems, ...app.problems]).toEqual([]);
      await page.close();
    },
  );

  it('keeps what is typed before the scripts come, and sends it when it was sent', async () => {
    const { page, release } = await openWithoutScripts(paths.signIn);
    const { username, password } = accounts.sara;
    await page.locator('[name=username_or_phone_or_email]').fill(username);
    await page.locator('[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.locator('#root[data-sent]').waitFor();
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForURL(`**${paths.live}`);
    await storeToken(app, null);
    await page.close();
  });

  it('with a notice of the router is drawn by the app, without a fault', async () => {
    await openPath(app, paths.signIn);
    app.problems.length = 0;
    const { page, problems } = app;
    await page.evaluate(() =>
      history.replaceState({ usr: { notice: 'signed-up' }, key: 'k', idx: 0 }, ''),
    );
    await page.reload();
    await page.getByText(signinText.afterSignup).waitFor();
    expect(problems).toEqual([]);
  });

  it('says that the app did not start when its script is missing', async () => {
    const page = await app.page.context().newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(app.url + paths.signIn);
    await page.getByRole('alert').filter({ hasText: 'نویسا بارگذاری نشد' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    await page.close();
  });

  it('of a guest is not painted for a user, who is sent to the live page', async () => {
    await storeToken(app, 'sara');
    const { page, release } = await openWithoutScripts(paths.signIn);
    await page.locator('h1').waitFor({ state: 'attached' });
    expect(await page.locator('h1').isVisible()).toBe(false);
    release();
    await page.waitForURL(`**${paths.live}`);
    await storeToken(app, null);
    await page.close();
  });

  it.each([
    ['blue', paths.signIn],
    ['olive', paths.signUp],
    ['rose', paths.paymentCallback],
  ] as const)('has the colours of the theme %s in its first frame (%s)', async (theme, path) => {
    await app.page.goto(`${app.url}/favicon.svg`);
    for (const scheme of ['light', 'dark'] as const) {
      await app.page.evaluate(
        ([name, shade]) => {
          localStorage.setItem('nevisa.theme', name);
          localStorage.setItem('nevisa.scheme', shade);
        },
        [theme, scheme] as const,
      );
      const { page, release } = await openWithoutScripts(path);
      await page.locator('h1').waitFor();
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const expected = await page.evaluate((color) => {
        document.body.style.backgroundColor = color;
        return getComputedStyle(document.body).backgroundColor;
      }, themes[theme][scheme].surface);
      expect(ground).toBe(expected);
      release();
      await page.close();
    }
  });
});

describe('the prerendered sign-up', () => {
  const key = 'SARA-1405';
  const invitation = (page: Page) => page.getByText(key);

  it('R-088: shows the key of an invitation after the app has taken it over, and keeps what is typed', async () => {
    app.problems.length = 0;
    const { page, problems, release } = await openWithoutScripts(
      `${paths.signUp}?invitation_key=${key}`,
    );
    const username = page.locator('[name=username]');
    await username.fill('nasrin');
    expect(await page.content()).not.toContain(key);
    release();
    await begun(page);
    await invitation(page).waitFor();
    expect(await username.inputValue()).toBe('nasrin');
    expect([...problems, ...app.problems]).toEqual([]);
    await page.close();
  });

  it('shows no invitation where the address has none', async () => {
    const { page, problems, release } = await openWithoutScripts(`${paths.signUp}?from=${key}`);
    await page.locator('[name=username]').fill('nasrin');
    release();
    await begun(page);
    expect(await invitation(page).count()).toBe(0);
    expect(await page.locator('[name=username]').inputValue()).toBe('nasrin');
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe('the prerendered result of a payment', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  it.each([
    ['a success', 'True', paymentText.successTitle],
    ['a failure', 'False', paymentText.failureTitle],
    ['an unknown state', 'pending', paymentText.failureTitle],
  ])(
    'R-150: says first that the payment is being verified, then %s',
    async (_what, success, title) => {
      app.problems.length = 0;
      const { page, problems, release } = await openWithoutScripts(
        toCallbackAddress({ ...paidQuery, success }),
      );
      await heading(page, checkoutWords.verifying).waitFor();
      const before = await page.content();
      for (const value of Object.values({ ...paidQuery, success })) {
        expect(before).not.toContain(value);
      }
      release();
      await heading(page, title).waitFor();
      expect(await page.title()).toContain(title);
      expect([...problems, ...app.problems]).toEqual([]);
      await page.close();
    },
  );

  it('X-215: says so until the server has answered for an order of the user', async () => {
    const order = paidQuery.order_number;
    await storeToken(app, 'sara');
    const { page, problems, release } = await openWithoutScripts(toCallbackAddress(paidQuery));
    let ask = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    await page.route('**/nevisa/purchase/retrieve?*', () => ask());
    await page.evaluate(
      ([userId, orderNumber]) => {
        const purchase = {
          userId,
          serviceId: 1,
          code: null,
          payable: 1,
          clientId: 'c',
          orderNumber,
        };
        sessionStorage.setItem('nevisa.purchases', JSON.stringify([purchase]));
      },
      [accounts.sara.id, order] as const,
    );
    await heading(page, checkoutWords.verifying).waitFor();
    release();
    await asked;
    expect(await page.locator('h1').allInnerTexts()).toEqual([checkoutWords.verifying]);
    expect(problems).toEqual([]);
    await page.close();
    await storeToken(app, null);
  });
});
