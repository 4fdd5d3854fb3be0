import { readFileSync } from 'node:fs';
import { script } from '@nevisa/mocks/script';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type OpenedApp, arrive, remember } from './openApp.ts';
import type { Microphone } from './openBrowser.ts';

let app: OpenedApp;
afterEach(() => app.close());

const start = () => app.page.getByRole('button', { name: 'شروع تایپ صوتی' });
const stop = () => app.page.getByRole('button', { name: 'پایان', exact: true });
const sheet = () => app.page.getByRole('log');
const deck = JSON.parse(
  readFileSync(new URL('../docs/copy.fa.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const shows = (key: string) => app.page.getByText(deck[key]!, { exact: true }).first().waitFor();

async function openDesk(microphone: Microphone): Promise<void> {
  app = await openApp({
    microphone,
    context: {
      permissions:
        microphone === 'refused' ? [] : ['microphone', 'clipboard-read', 'clipboard-write'],
    },
  });
  await remember(app, 'sara');
  await arrive(app, '/nevisa-live');
}

/** The person takes the permission back in the browser's own settings, while the page is open. */
async function revokeMicrophone(): Promise<void> {
  const browser = await app.browser.newBrowserCDPSession();
  const { browserContextIds } = await browser.send('Target.getBrowserContexts');
  await browser.send('Browser.setPermission', {
    permission: { name: 'microphone' },
    setting: 'denied',
    origin: app.url,
    browserContextId: browserContextIds[0]!,
  });
}

describe('live dictation', () => {
  it('goes from the keyboard of a demo user through three spoken stretches to three sentences', async () => {
    app = await openApp({
      microphone: 'three-sentences',
      context: { permissions: ['microphone', 'clipboard-read', 'clipboard-write'] },
    });
    const { page } = app;
    await arrive(app, '/session/signin');
    await page.getByLabel('نام کاربری، شمارهٔ همراه یا ایمیل').focus();
    await page.keyboard.type('sara');
    await page.keyboard.press('Tab');
    await page.keyboard.type('sara-1405');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nevisa-live');
    await start().focus();
    await page.keyboard.press('Enter');
    await shows('live.listening');
    await page.locator('[data-interim]').filter({ hasText: /\S/ }).waitFor();
    await expect.poll(() => sheet().innerText(), { timeout: 30_000 }).toContain(script[2]);
    await stop().focus();
    await page.keyboard.press('Enter');
    await shows('live.stopped');
    await page.getByRole('button', { name: 'کپی همهٔ متن' }).click();
    await shows('common.copied');
    const expected = script.slice(0, 3).join(' ');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
    expect((await sheet().innerText()).replaceAll(/\s+/g, ' ').trim()).toBe(expected);
    expect(app.troubles).toEqual([]);
  });

  it.each(['silence', 'noise'] as const)('writes nothing for %s', async (microphone) => {
    await openDesk(microphone);
    await start().click();
    await shows('live.listening');
    await app.page.waitForTimeout(4_000);
    await stop().click();
    await shows('live.stopped');
    await shows('live.placeholder');
    expect(app.troubles).toEqual([]);
  });

  it('says how to allow a refused microphone, and can be tried again', async () => {
    await openDesk('refused');
    await start().click();
    await shows('live.deniedTitle');
    await shows('live.deniedText');
    await app.page.getByRole('button', { name: deck['live.deniedRetry']! }).click();
    await shows('live.deniedTitle');
    await start().waitFor();
  });

  it('listens after a refusal as soon as the person allows the microphone', async () => {
    await openDesk('three-sentences');
    await app.page.evaluate(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = () => {
        mediaDevices.getUserMedia = open;
        return Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await start().click();
    await shows('live.deniedTitle');
    await app.page.getByRole('button', { name: deck['live.deniedRetry']! }).click();
    await shows('live.listening');
  });

  it('D03: keeps the words and says so when the microphone is taken away in the middle', async () => {
    await openDesk('three-sentences');
    await start().click();
    await expect.poll(() => sheet().innerText(), { timeout: 20_000 }).toContain(script[0]);
    await revokeMicrophone();
    await app.page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    expect(await sheet().innerText()).toContain(script[0]);
    await start().waitFor();
  });

  it('R-242, R-058: keeps the words of a person who is signed out elsewhere and comes back', async () => {
    await openDesk('three-sentences');
    await start().click();
    await expect.poll(() => sheet().innerText(), { timeout: 20_000 }).toContain(script[0]);
    const other = await app.page.context().newPage();
    await other.goto(`${app.url}/favicon.svg`);
    await other.evaluate(() => {
      localStorage.clear();
    });
    await app.page.waitForURL('**/session/signin');
    await app.page.getByLabel('نام کاربری، شمارهٔ همراه یا ایمیل').fill('sara');
    await app.page.getByLabel('رمز عبور', { exact: true }).fill('sara-1405');
    await app.page.keyboard.press('Enter');
    await app.page.waitForURL('**/nevisa-live');
    await expect.poll(() => sheet().innerText()).toContain(script[0]);
  });

  it('keeps what was said when the server dies in the middle of a sentence, and goes on', async () => {
    await openDesk('three-sentences');
    await start().click();
    await expect.poll(() => sheet().innerText(), { timeout: 20_000 }).toContain(script[0]);
    const interim = app.page.locator('[data-interim]').filter({ hasText: /\S/ });
    await interim.waitFor();
    app.backend.live.dropConnections();
    await shows('live.serverLost');
    const kept = await sheet().innerText();
    expect(kept).toContain(script[0]);
    expect(kept.replaceAll(/\s+/g, ' ').trim().length).toBeGreaterThan(script[0]!.length);
    await app.page.getByRole('button', { name: 'تلاش دوباره' }).click();
    await shows('live.listening');
    await expect.poll(() => sheet().innerText(), { timeout: 20_000 }).toContain(script[1]);
    const text = await sheet().innerText();
    expect(text.split(script[0]!).length - 1).toBe(1);
    expect(text.split(script[1]!).length - 1).toBe(1);
  });

  it('X-30: keeps the text when the credit ends, and offers a package', async () => {
    await openDesk('three-sentences');
    await start().click();
    await expect.poll(() => sheet().innerText(), { timeout: 20_000 }).toContain(script[0]);
    app.backend.live.endCredit();
    await shows('live.noCreditTitle');
    await shows('live.noCreditText');
    expect(await sheet().innerText()).toContain(script[0]);
    await app.page.getByRole('link', { name: deck['nav.buyNow']! }).click();
    await app.page.waitForURL('**/nevisa-packages');
    await app.page.goBack();
    await expect.poll(() => sheet().innerText()).toContain(script[0]);
  });

  it('says that the service cannot be reached, and starts when it can', async () => {
    await openDesk('three-sentences');
    app.backend.breakDown('createLiveSession', 'network');
    await start().click();
    await shows('live.serverLost');
    app.backend.repair('createLiveSession');
    await app.page.getByRole('button', { name: 'تلاش دوباره' }).click();
    await shows('live.listening');
  });
});
