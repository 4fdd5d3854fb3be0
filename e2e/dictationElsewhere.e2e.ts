import { describe, expect, it } from 'vitest';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { type OpenedDictation, openDictationFor } from './openDictation.ts';

const mark = ({ page }: OpenedDictation) =>
  page.getByRole('banner').getByRole('group', { name: addedText.recordingRuns });

async function openMessages({ page }: OpenedDictation): Promise<void> {
  await page
    .getByRole('link', { name: /^پیام‌ها/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'پیام‌ها' }).waitFor();
}

describe.concurrent('a recording while another page of the app is open', () => {
  it('the top bar and the title of the tab show it, and its button ends it', async (test) => {
    const dictation = await openDictationFor(test);
    const { page } = dictation;
    await dictation.start();
    await dictation.waitForSentence(1);
    await openMessages(dictation);
    await mark(dictation).waitFor();
    expect(await page.title()).toBe(`${liveText.tabTitle} | پیام‌ها | نویسا`);
    await dictation.button(addedText.stopRecording).click();
    await mark(dictation).waitFor({ state: 'detached' });
    expect(await page.title()).toBe('پیام‌ها | نویسا');
    await page.getByRole('link', { name: 'تایپ صوتی زنده' }).first().click();
    await dictation.waitForText(liveText.stopped);
    await dictation.waitForSentence(1);
  });

  it('its mark leads back to the recording, which still runs', async (test) => {
    const dictation = await openDictationFor(test);
    await dictation.start();
    await dictation.waitForSentence(1);
    await openMessages(dictation);
    await mark(dictation).getByRole('link').click();
    await dictation.waitForText(liveText.listening);
    await dictation.waitForSentence(2);
    expect(await mark(dictation).count()).toBe(0);
  });
});
