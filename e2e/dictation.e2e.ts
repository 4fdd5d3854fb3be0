import { describe, expect, it } from 'vitest';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { openPath, storeToken } from './openApp.ts';
import { type OpenedDictation, openDictationFor, joinSentences } from './openDictation.ts';

/** Changes the permission of the microphone in the settings of the browser, while the page is open. */
async function setMicrophone(
  { page, browser, url }: OpenedDictation,
  setting: 'denied' | 'granted',
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  const ofBrowser = await browser.newBrowserCDPSession();
  await ofBrowser.send('Browser.setPermission', {
    permission: { name: 'microphone' },
    setting,
    origin: url,
    browserContextId: targetInfo.browserContextId!,
  });
}

describe.concurrent('live dictation', () => {
  it('a demo user signs in, dictates and copies three sentences by keyboard', async (test) => {
    const dictation = await openDictationFor(test);
    const { page } = dictation;
    await storeToken(dictation, null);
    await openPath(dictation, '/session/signin');
    await page.getByLabel('نام کاربری، شمارهٔ همراه یا ایمیل').focus();
    await page.keyboard.type('sara');
    await page.keyboard.press('Tab');
    await page.keyboard.type('sara-1405');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nevisa-live');
    await dictation.button(liveText.start).focus();
    await page.keyboard.press('Enter');
    await dictation.waitForText(liveText.listening);
    await dictation.waitForSentence(3);
    expect(await dictation.interimTexts()).not.toEqual([]);
    await dictation.button(liveText.stop).focus();
    await page.keyboard.press('Enter');
    await dictation.waitForText(liveText.stopped);
    await dictation.button(liveText.copyAll).click();
    await dictation.waitForText('کپی شد');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(joinSentences(3));
    expect(await dictation.text()).toBe(joinSentences(3));
  });

  // The gain control of the browser raises a steady noise for more than ten seconds.
  it.for([
    ['silence', 4],
    ['noise', 20],
  ] as const)(
    'the transcript stays empty for %s of %i seconds',
    async ([microphone, seconds], test) => {
      const dictation = await openDictationFor(test, { microphone });
      await dictation.start();
      await dictation.waitForText(liveText.listening);
      await dictation.waitForDuration(seconds);
      await dictation.stop();
      await dictation.waitForText(liveText.stopped);
      expect(await dictation.text()).toBe('');
    },
  );

  it('S01: clearing the site data while dictating raises no error', async (test) => {
    const dictation = await openDictationFor(test);
    const { page, url } = dictation;
    await dictation.start();
    await dictation.waitForSentence(1);
    const devtools = await page.context().newCDPSession(page);
    for (let time = 0; time < 3; time += 1) {
      await devtools.send('Storage.clearDataForOrigin', {
        origin: url,
        storageTypes: 'indexeddb,cache_storage,file_systems',
      });
      await dictation.waitForInterimText();
    }
    await dictation.waitForSentence(2);
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
  });

  it('X-31: a page that loses the focus goes on recording', async (test) => {
    const dictation = await openDictationFor(test);
    const { page } = dictation;
    await dictation.start();
    await dictation.waitForSentence(1);
    const other = await page.context().newPage();
    await other.bringToFront();
    await page.evaluate(() => {
      window.dispatchEvent(new Event('blur'));
      (document.activeElement as HTMLElement | null)?.blur();
    });
    await dictation.waitForSentence(3);
    expect(await dictation.text()).toBe(joinSentences(3));
    await dictation.button(liveText.stop).waitFor();
  });

  it('X-20, D01: the page explains how to allow a refused microphone and offers another try', async (test) => {
    const dictation = await openDictationFor(test, { microphone: 'refused' });
    await dictation.start();
    await dictation.waitForText(liveText.deniedTitle);
    await dictation.waitForText(liveText.deniedText);
    await dictation.button(liveText.deniedRetry).click();
    await dictation.waitForText(liveText.deniedTitle);
    await dictation.button(liveText.start).waitFor();
  });

  it('X-20: the recording starts after a refusal when the person allows the microphone', async (test) => {
    const dictation = await openDictationFor(test);
    await dictation.page.evaluate(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = () => {
        mediaDevices.getUserMedia = open;
        return Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await dictation.start();
    await dictation.waitForText(liveText.deniedTitle);
    await dictation.button(liveText.deniedRetry).click();
    await dictation.waitForText(liveText.listening);
  });

  it('D03, X-22: a microphone that is revoked while recording is reported, loses no words, and can be used again', async (test) => {
    const dictation = await openDictationFor(test);
    await dictation.start();
    await dictation.waitForSentence(1);
    await dictation.waitForInterimText();
    await setMicrophone(dictation, 'denied');
    await dictation.waitForText(liveText.micLost);
    await dictation.waitForSentence(2);
    expect(await dictation.text()).toBe(joinSentences(2));
    await setMicrophone(dictation, 'granted');
    await dictation.button(liveText.start).click();
    await dictation.waitForText(liveText.listening);
    await dictation.waitForSentence(3);
    expect(await dictation.text()).toBe(joinSentences(3));
  });

  it('R-242, R-058: the transcript remains for a person who is signed out in another tab and signs in again', async (test) => {
    const dictation = await openDictationFor(test);
    await dictation.start();
    await dictation.waitForSentence(1);
    const other = await dictation.page.context().newPage();
    await other.goto(`${dictation.url}/favicon.svg`);
    await other.evaluate(() => localStorage.clear());
    await dictation.page.waitForURL('**/session/signin');
    await dictation.page.getByLabel('نام کاربری، شمارهٔ همراه یا ایمیل').fill('sara');
    await dictation.page.getByLabel('رمز عبور', { exact: true }).fill('sara-1405');
    await dictation.page.keyboard.press('Enter');
    await dictation.page.waitForURL('**/nevisa-live');
    await dictation.waitForSentence(1);
  });
});
