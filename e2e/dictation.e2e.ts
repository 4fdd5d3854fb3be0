import { afterEach, describe, expect, it } from 'vitest';
import { liveText } from '../apps/web/src/text/liveText.ts';
import { arrive, openApp, type OpenedApp } from './openApp.ts';
import { deskOn, openDesk, sentences } from './openDesk.ts';

let app: OpenedApp;
afterEach(async () => {
  await app.close();
  expect(app.problems).toEqual([]);
});

/** The person takes the permission back, or gives it, in the browser's own settings while the page is open. */
async function setMicrophone(setting: 'denied' | 'granted'): Promise<void> {
  const devtools = await app.page.context().newCDPSession(app.page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  const browser = await app.browser.newBrowserCDPSession();
  await browser.send('Browser.setPermission', {
    permission: { name: 'microphone' },
    setting,
    origin: app.url,
    browserContextId: targetInfo.browserContextId!,
  });
}

describe('live dictation', () => {
  it('goes from the keyboard of a demo user through three spoken stretches to three sentences', async () => {
    app = await openApp({
      microphone: 'three-sentences',
      context: { permissions: ['microphone', 'clipboard-read', 'clipboard-write'] },
    });
    const { page } = app;
    const desk = deskOn(page);
    await arrive(app, '/session/signin');
    await page.getByLabel('نام کاربری، شمارهٔ همراه یا ایمیل').focus();
    await page.keyboard.type('sara');
    await page.keyboard.press('Tab');
    await page.keyboard.type('sara-1405');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nevisa-live');
    await desk.button(liveText.start).focus();
    await page.keyboard.press('Enter');
    await desk.says(liveText.listening);
    await desk.guesses();
    await desk.hears(3);
    await desk.button(liveText.stop).focus();
    await page.keyboard.press('Enter');
    await desk.says(liveText.stopped);
    await desk.button(liveText.copyAll).click();
    await desk.says('کپی شد');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sentences(3));
    expect(await desk.text()).toBe(sentences(3));
  });

  it.each(['silence', 'noise'] as const)('writes nothing for %s', async (microphone) => {
    const desk = await openDesk({ microphone });
    app = desk;
    await desk.start();
    await desk.says(liveText.listening);
    await desk.lasts(4);
    await desk.stop();
    await desk.says(liveText.stopped);
    expect(await desk.text()).toBe('');
  });

  it('X-20, D01: says how to allow a refused microphone, and can be tried again', async () => {
    const desk = await openDesk({ microphone: 'refused' });
    app = desk;
    await desk.start();
    await desk.says(liveText.deniedTitle);
    await desk.says(liveText.deniedText);
    await desk.button(liveText.deniedRetry).click();
    await desk.says(liveText.deniedTitle);
    await desk.button(liveText.start).waitFor();
  });

  it('X-20: listens after a refusal as soon as the person allows the microphone', async () => {
    const desk = await openDesk();
    app = desk;
    await app.page.evaluate(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = () => {
        mediaDevices.getUserMedia = open;
        return Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await desk.start();
    await desk.says(liveText.deniedTitle);
    await desk.button(liveText.deniedRetry).click();
    await desk.says(liveText.listening);
  });

  it('D03, X-22: keeps the last words and says so when the microphone is taken away in the middle, and goes on in the same text', async () => {
    const desk = await openDesk();
    app = desk;
    await desk.start();
    await desk.hears(1);
    await desk.guesses();
    await setMicrophone('denied');
    await desk.says(liveText.micLost);
    await desk.hears(2);
    expect(await desk.text()).toBe(sentences(2));
    await setMicrophone('granted');
    await desk.button(liveText.start).click();
    await desk.says(liveText.listening);
    await desk.hears(3);
    expect(await desk.text()).toBe(sentences(3));
  });

  it('R-242, R-058: keeps the words of a person who is signed out elsewhere and comes back', async () => {
    const desk = await openDesk();
    app = desk;
    await desk.start();
    await desk.hears(1);
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
    await desk.hears(1);
  });
});
