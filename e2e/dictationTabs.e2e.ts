import { describe, expect, it } from 'vitest';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import {
  openDictationFor,
  toDictationPage,
  connectionErrors,
  type OpenedDictation,
  type DictationPage,
  getSentence,
} from './openDictation.ts';

/** Opens live dictation in another page of the same context. */
async function openSecondPage(first: OpenedDictation): Promise<DictationPage> {
  const page = await first.page.context().newPage();
  await page.goto(`${first.url}/nevisa-live`);
  await page.locator('h1').first().waitFor();
  return toDictationPage(page);
}

describe.concurrent('two pages of one context', () => {
  it('X-29, S08: one page records at a time; another can take over, and both keep their words', async (test) => {
    const first = await openDictationFor(test, { allowedProblems: connectionErrors });
    await first.start();
    await first.waitForSentence(1);
    const second = await openSecondPage(first);
    await second.start();
    await second.waitForText(liveText.otherTab);
    await first.waitForText(liveText.listening);
    await second.button(liveText.takeOver).click();
    await second.waitForText(liveText.listening);
    await first.waitForText(liveText.otherTab);
    expect(await first.text()).toContain(getSentence(1));
    await second.waitForSentence(1);
    await first.button(liveText.takeOver).click();
    await first.waitForText(liveText.listening);
    await second.waitForText(liveText.otherTab);
    expect(await second.text()).toContain(getSentence(1));
  });

  it('S08: another page can record as soon as the recording page has crashed', async (test) => {
    const first = await openDictationFor(test, { allowedProblems: connectionErrors });
    await first.start();
    await first.waitForSentence(1);
    const second = await openSecondPage(first);
    const crashed = first.page.waitForEvent('crash');
    const devtools = await first.page.context().newCDPSession(first.page);
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await second.start();
    await second.waitForText(liveText.listening);
    await second.waitForSentence(1);
  });
});
