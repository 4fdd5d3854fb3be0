import { script } from '@nevisa/mocks/script';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { playGoogle } from '../../../e2e/google/playGoogle.ts';
import { type OpenedApp, openPath, storeToken } from '../../../e2e/openApp.ts';
import { launchBrowser } from '../../../e2e/openBrowser.ts';
import { openWithState } from '../../../e2e/openWithState.ts';
import { paths } from '../../../apps/web/src/shared/paths.ts';
import { liveText } from '../../../apps/web/src/shared/text/liveText.ts';
import { signinText } from '../../../apps/web/src/shared/text/signinText.ts';
import { openSite } from './openSite.ts';
import { listApiOrigins } from './startApi.ts';

const { calls, socket } = listApiOrigins();
const openings = { connect: [calls, socket], images: [calls], media: [calls] };

/** Pages that only a code that was sent opens. */
const codePages: ReadonlySet<string> = new Set([paths.verifySignUp, paths.changePassword]);

let browser: Browser;
let app: OpenedApp;
beforeAll(async () => {
  // The option of a context does not reach a service worker.
  browser = await launchBrowser('three-sentences', ['--ignore-certificate-errors']);
});
afterAll(() => browser.close());
afterEach(() => app.close());

const violations = () => app.problems.filter((problem) => problem.startsWith('policy'));

/** Opens every route, and returns the addresses where the guards ended. */
async function openEveryRoute(): Promise<string[]> {
  const ends: string[] = [];
  for (const path of Object.values(paths)) {
    if (codePages.has(path)) {
      await openWithState(app.page, app.url, path, { id: '1', type: 'phone' });
      ends.push(new URL(app.page.url()).pathname);
    } else {
      // The payment result needs an address of a gateway.
      const query = path === paths.paymentCallback ? '?ref_id=98431207' : '';
      ends.push((await openPath(app, path + query)).replace(query, ''));
    }
  }
  return ends;
}

/** Opens a socket from the page, and says whether the policy lets it. */
function trySocket(address: string): Promise<string> {
  return app.page.evaluate(
    (to) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve('refused'));
        new WebSocket(to).addEventListener('close', () => resolve('asked'));
      }),
    address,
  );
}

describe('the built app behind nginx with an API at another origin', () => {
  it('no route violates the content policy, as a guest and as an administrator', async () => {
    app = await openSite(browser, openings);
    await storeToken(app, null);
    expect(await openEveryRoute()).toContain(paths.signIn);
    await storeToken(app, 'admin');
    const ends = await openEveryRoute();
    // The root and the pages of guests lead to live dictation.
    const own = Object.values(paths).filter((path) => path !== paths.home);
    expect(own.filter((path) => !ends.includes(path))).toEqual([paths.signIn]);
    expect(app.problems).toEqual([]);
  });

  it('R-180: a dictation goes through the opened socket, and a picture comes from the API', async () => {
    app = await openSite(browser, openings);
    await storeToken(app, 'admin');
    await openPath(app, paths.live);
    await app.page.getByRole('button', { name: liveText.start, exact: true }).click();
    const sheet = app.page.getByRole('textbox', { name: liveText.finalLabel });
    await expect
      .poll(() => sheet.innerText(), { timeout: 30_000 })
      .toContain((script[0] ?? '').slice(0, 12));
    await app.page.getByRole('button', { name: liveText.stop, exact: true }).click();
    await app.page.getByText(liveText.stopped).first().waitFor();
    const picture = await app.page.evaluate(
      (address) =>
        new Promise<boolean>((resolve) => {
          const image = new Image();
          image.addEventListener('load', () => resolve(true));
          image.addEventListener('error', () => resolve(false));
          image.src = address;
        }),
      `${calls}/media/avatars/reza.svg`,
    );
    expect(picture).toBe(true);
    expect(violations()).toEqual([]);
  });

  it('the service worker starts under the headers, and a page opens from its files', async () => {
    app = await openSite(browser, openings, { serviceWorkers: 'allow' });
    await storeToken(app, 'admin');
    await openPath(app, paths.live);
    const state = () => app.page.evaluate(() => navigator.serviceWorker.controller?.state);
    await expect.poll(state, { timeout: 60_000 }).toBe('activated');
    await openPath(app, paths.live);
    expect(violations()).toEqual([]);
  });

  it('without the opening of the API its calls and sockets are refused', async () => {
    app = await openSite(browser, {});
    await storeToken(app, null);
    await app.page.goto(app.url + paths.signIn);
    await app.page.locator('h1').first().waitFor();
    const call = await app.page.evaluate(
      (address) =>
        fetch(address).then(
          () => 'sent',
          () => 'refused',
        ),
      `${calls}/account/retrieve`,
    );
    expect(call).toBe('refused');
    expect(await trySocket(`${socket}/nevisa/live`)).toBe('refused');
    await expect
      .poll(violations)
      .toContain(`policy: connect-src blocked ${calls}/account/retrieve`);
  });

  it('R-074: with the opening for Google, its sign-in works from the button to the API', async () => {
    app = await openSite(browser, { ...openings, google: true });
    await playGoogle(app.page);
    await storeToken(app, null);
    await openPath(app, paths.signIn);
    const sent = app.page.waitForRequest((request) =>
      (request.postData() ?? '').includes('a-credential'),
    );
    await app.page.getByRole('button', { name: signinText.social }).click();
    expect(new URL((await sent).url()).origin).toBe(calls);
    expect(violations()).toEqual([]);
  });

  it('R-172: without it, the script of Google is refused', async () => {
    app = await openSite(browser, openings);
    await playGoogle(app.page);
    await storeToken(app, null);
    await openPath(app, paths.signIn);
    await app.page.getByRole('button', { name: signinText.social }).click();
    await expect.poll(() => violations().join()).toContain('script-src');
  });
});
