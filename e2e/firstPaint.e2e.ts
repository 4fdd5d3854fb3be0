import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '../apps/web/src/shared/text/errorText.ts';
import { paths } from '../apps/web/src/shared/paths.ts';
import { signinText } from '../apps/web/src/shared/text/signinText.ts';
import { titleText } from '../apps/web/src/shared/text/titleText.ts';
import { accounts } from '@nevisa/mocks/accounts';
import { themes } from '../packages/ui/src/tokens/themes.ts';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';

const prerendered = [
  [paths.signIn, titleText.signin],
  [paths.forgotPassword, titleText.forgot],
  [paths.notFound, errorText['404Title']],
  [paths.notAllowed, errorText['401Title']],
] as const;

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Opens a page whose scripts wait until they are let through. */
async function openWithoutScripts(path: string): Promise<{ page: Page; release: () => void }> {
  const page = await app.page.context().newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(app.url + path, { waitUntil: 'commit' });
  return { page, release };
}

const contentOf = (page: Page) => page.locator('#root').evaluate((root) => root.innerHTML);

const begun = (page: Page) => page.locator('#root:not([data-prerendered])').waitFor();

describe('a prerendered page', () => {
  it.each(prerendered)(
    '%s is painted without a script, and becomes the app unchanged',
    async (path, title) => {
      app.problems.length = 0;
      const { page, release } = await openWithoutScripts(path);
      const problems: string[] = [];
      page.on('console', (message) => problems.push(message.text()));
      page.on('pageerror', ({ message }) => problems.push(message));
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const before = await contentOf(page);
      release();
      await begun(page);
      expect(await contentOf(page)).toBe(before);
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
    await page.evaluate(() => {
      history.replaceState({ usr: { notice: 'signed-up' }, key: 'k', idx: 0 }, '');
    });
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

  it.each(['blue', 'olive', 'rose'] as const)(
    'has the colours of the theme %s in its first frame',
    async (theme) => {
      await app.page.goto(`${app.url}/favicon.svg`);
      for (const scheme of ['light', 'dark'] as const) {
        await app.page.evaluate(
          ([name, shade]) => {
            localStorage.setItem('nevisa.theme', name);
            localStorage.setItem('nevisa.scheme', shade);
          },
          [theme, scheme] as const,
        );
        const { page, release } = await openWithoutScripts(paths.signIn);
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
    },
  );
});
