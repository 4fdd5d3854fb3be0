import { accounts } from '@nevisa/mocks/accounts';
import type { Page } from 'playwright';
import { describe, expect, it, type TestContext, vi } from 'vitest';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { appText } from '../apps/web/src/shared/text/appText.ts';
import { commonText } from '../apps/web/src/shared/text/commonText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { navText } from '../apps/web/src/shared/text/navText.ts';
import { startText } from '../apps/web/src/shared/text/startText.ts';
import { titleText } from '../apps/web/src/shared/text/titleText.ts';
import { updateText } from '../apps/web/src/shared/text/updateText.ts';
import { connectionErrors, toDictationPage } from './openDictation.ts';
import { openPage } from './sharedBrowser.ts';
import { type ServedVersions, serveVersions } from './serveVersions.ts';

/** Opens the app as Sara with the service worker of the build, and waits until it stores the app. */
async function openStored({ onTestFinished }: TestContext) {
  const server = await serveVersions();
  const opened = await openPage({
    microphone: 'three-sentences',
    context: { permissions: ['microphone'], serviceWorkers: 'allow' },
  });
  onTestFinished(async () => {
    await opened.close();
    await server.close();
    const problems = opened.problems.filter(
      (one) => ![...connectionErrors, /ChunkError/].some((pattern) => pattern.test(one)),
    );
    expect(problems).toEqual([]);
  });
  const { page } = opened;
  await page.goto(`${server.url}/favicon.svg`);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accounts.sara.token);
  await openLive(page, server);
  await waitUntilStored(page);
  return { server, page, context: page.context(), dictation: toDictationPage(page) };
}

async function openLive(page: Page, { url }: Pick<ServedVersions, 'url'>): Promise<void> {
  await page.goto(`${url}/nevisa-live`);
  await toDictationPage(page).editor.waitFor();
}

async function waitUntilStored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Lets the browser ask for a newer version, as it does by itself after a navigation or an hour. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

const readVersion = (page: Page) =>
  page.locator('script[type="module"][src]').first().getAttribute('src');

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** On a busy machine the files of a version are stored late. */
const waitForOffer = (page: Page) => page.getByText(updateText.updateReady).waitFor();
const takeIt = (page: Page) =>
  page.getByRole('button', { name: updateText.updateNow, exact: true }).click();

describe('a start without a server', () => {
  it('X-320, X-321, X-322: the app opens, a draft and the settings too, and the text is sent when the server is back', async (test) => {
    const { server, page, context, dictation } = await openStored(test);
    await dictation.editor.focus();
    await page.keyboard.type('پیش از قطع شدن');
    await dictation.waitForText(liveText.savedLocal);
    await page.close();
    await server.stop();

    const later = await context.newPage();
    await later.goto(`${server.url}/`);
    const sheet = toDictationPage(later);
    await later.getByRole('button', { name: liveText.recoverContinue }).click();
    await vi.waitFor(async () => expect(await sheet.text()).toBe('پیش از قطع شدن'));
    await sheet.editor.focus();
    await later.keyboard.press('Control+End');
    await later.keyboard.type(' و پس از آن');
    await sheet.waitForText(liveText.savedLocal);

    await later.getByRole('link', { name: titleText.settings, exact: true }).first().click();
    await later.getByRole('heading', { level: 1, name: titleText.settings }).waitFor();
    await later.getByRole('link', { name: titleText.history, exact: true }).first().click();
    await later.getByRole('heading', { level: 1, name: titleText.history }).waitFor();
    await later.getByRole('link', { name: titleText.live, exact: true }).first().click();
    await vi.waitFor(async () => expect(await sheet.text()).toBe('پیش از قطع شدن و پس از آن'));

    await sheet.button(liveText.recoverSave).click();
    await later.getByRole('button', { name: commonText.save, exact: true }).click();
    await sheet.waitForText(addedText.savingToHistory);
    const { conversations } = server.backend.account('sara');
    expect(conversations).toEqual([]);
    await server.start();
    await vi.waitFor(() =>
      expect(conversations.map(({ text }) => text)).toEqual(['پیش از قطع شدن و پس از آن']),
    );
  });

  it('X-321: a device that does not know the account says that it could not be loaded', async (test) => {
    const { server, page } = await openStored(test);
    await page.evaluate(() => localStorage.removeItem('nevisa.personal'));
    await server.stop();
    await page.reload();
    await page.getByText(appText.initError).waitFor();
  });
});

describe('a newer version', () => {
  it('X-323, G03: it is offered, waits for a recording, and comes with one reload', async (test) => {
    const { server, page, dictation } = await openStored(test);
    const before = await readVersion(page);
    const loads = countLoads(page);
    await dictation.start();
    await dictation.waitForSentence(1);
    await server.deploy();
    await lookForUpdate(page);
    await waitForOffer(page);
    await takeIt(page);
    await page.getByText(addedText.updateWaits).waitFor();
    await dictation.button(liveText.stop).waitFor();
    expect([loads(), await readVersion(page)]).toEqual([0, before]);
    const text = await dictation.text();
    await dictation.stop();
    await vi.waitFor(async () => expect(await readVersion(page)).not.toBe(before));
    await page.getByRole('button', { name: liveText.recoverContinue }).click();
    await vi.waitFor(async () => expect(await dictation.text()).toContain(text));
    await vi.waitFor(() => expect(loads()).toBe(1));
    expect(await page.getByText(updateText.updateReady).count()).toBe(0);
  });

  it('X-324: another tab keeps its version until a press there', async (test) => {
    const { server, page, context } = await openStored(test);
    const other = await context.newPage();
    await openLive(other, server);
    const before = await readVersion(other);
    const loads = countLoads(other);
    await server.deploy();
    await lookForUpdate(page);
    await waitForOffer(page);
    await waitForOffer(other);
    await takeIt(page);
    await vi.waitFor(async () => expect(await readVersion(page)).not.toBe(before));
    expect([loads(), await readVersion(other)]).toEqual([0, before]);
    // Its stored files are still there.
    await other.getByRole('link', { name: titleText.settings, exact: true }).first().click();
    await other.getByRole('heading', { level: 1, name: titleText.settings }).waitFor();
    await takeIt(other);
    await vi.waitFor(async () => expect(await readVersion(other)).not.toBe(before));
    await vi.waitFor(() => expect(loads()).toBe(1));
  });

  it.for(['at once', 'after the offer'])(
    'X-325, G01: an old page that asks for a file that is gone says so, and its reload %s brings the new version',
    async (moment, test) => {
      const { server, page, dictation } = await openStored(test);
      await dictation.editor.focus();
      await page.keyboard.type('این نوشته می‌ماند');
      await dictation.waitForText(liveText.savedLocal);
      const before = await readVersion(page);
      const loads = countLoads(page);
      await server.deploy();
      const profile = page.getByRole('link', { name: /سارا/ }).last();
      await profile.click();
      await page.getByText(startText.pageNotLoaded).filter({ visible: true }).waitFor();
      if (moment === 'after the offer') {
        await waitForOffer(page);
      }
      expect([loads(), await readVersion(page)]).toEqual([0, before]);
      await page.getByRole('button', { name: appText.reload }).click();
      await page.getByRole('heading', { level: 1, name: titleText.profile }).waitFor();
      await vi.waitFor(() => expect(loads()).toBe(1));
      expect(await readVersion(page)).not.toBe(before);
      await openLive(page, server);
      await page.getByRole('button', { name: liveText.recoverContinue }).click();
      await vi.waitFor(async () => expect(await dictation.text()).toBe('این نوشته می‌ماند'));
    },
  );
});

describe('the stored files', () => {
  it('X-326: they are files of the build, without an answer, a token or an address of a payment', async (test) => {
    const { server, page } = await openStored(test);
    await page.getByRole('link', { name: titleText.history, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: titleText.history }).waitFor();
    const result = `${server.url}/payment-callback?status=success&ref_id=9081726354`;
    await page.goto(result);
    await page.locator('h1').first().waitFor();
    const found = await page.evaluate(async () => {
      const entries: { cache: string; path: string; text: string }[] = [];
      for (const cache of await caches.keys()) {
        const opened = await caches.open(cache);
        for (const request of await opened.keys()) {
          const { pathname, origin } = new URL(request.url);
          const answer = await opened.match(request);
          entries.push({
            cache,
            path: (origin === location.origin ? '' : origin) + pathname,
            text: [...(answer?.headers ?? [])].join() + ((await answer?.text()) ?? ''),
          });
        }
      }
      return entries;
    });
    expect(found.length).toBeGreaterThan(50);
    expect([...new Set(found.map(({ cache }) => cache))]).toEqual(['nevisa-files']);
    const foreign = found.filter(
      ({ path }) =>
        !/^\/(?:assets\/[\w.-]+|index\.html|favicon\.svg|manifest\.webmanifest|page-check\.js|theme-boot\.js)$/.test(
          path,
        ),
    );
    expect(foreign).toEqual([]);
    const secrets = [accounts.sara.token, '9081726354', '09120000001'];
    expect(
      found
        .filter(({ text }) => secrets.some((secret) => text.includes(secret)))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('X-326: a sign-out leaves the files of the build and no account', async (test) => {
    const { server, page } = await openStored(test);
    const stored = () => page.evaluate(() => localStorage.getItem('nevisa.personal'));
    expect(await stored()).toContain('sara');
    await page.getByRole('button', { name: navText.logout, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: titleText.signin }).waitFor();
    expect(await stored()).toBeNull();
    expect(await page.evaluate(async () => caches.keys())).toEqual(['nevisa-files']);
    await server.stop();
    await page.goto(`${server.url}/nevisa-history`);
    await page.getByRole('heading', { level: 1, name: titleText.signin }).waitFor();
    expect(await page.content()).not.toContain('سارا');
  });

  it('G04: a deployment without a service worker removes it and its files, and the text stays', async (test) => {
    const { server, page, dictation } = await openStored(test);
    await dictation.editor.focus();
    await page.keyboard.type('این نوشته می‌ماند');
    await dictation.waitForText(liveText.savedLocal);
    await server.deployWithoutWorker();
    await lookForUpdate(page);
    await vi.waitFor(async () => {
      const left = await page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
      expect(left).toEqual([0, 0]);
    });
    await page.reload();
    await page.getByRole('button', { name: liveText.recoverContinue }).click();
    await vi.waitFor(async () => expect(await dictation.text()).toBe('این نوشته می‌ماند'));
  });
});
