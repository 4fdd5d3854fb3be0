import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { navText } from '../apps/web/src/shared/text/navText.ts';
import { openPath } from './openApp.ts';
import { connectionErrors, openDictationFor, type OpenedDictation } from './openDictation.ts';
import { countStoredRecords } from './countStoredRecords.ts';

const findList = (page: Page) => page.getByRole('dialog', { name: addedText.deviceTexts });

/** The requests that send a text to the history. */
function recordSavedTexts(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/nevisa/history/')) {
      sent.push(request.postData() ?? '');
    }
  });
  return sent;
}

async function write(dictation: OpenedDictation, text: string): Promise<void> {
  await dictation.editor.focus();
  await dictation.page.keyboard.insertText(text);
  await dictation.waitForText(liveText.savedLocal);
}

async function openFromList({ page, button }: OpenedDictation, name: string): Promise<void> {
  await button(addedText.deviceTexts).first().click();
  await findList(page)
    .getByRole('article', { name })
    .getByRole('button', { name: addedText.openText })
    .click();
  await findList(page).waitFor({ state: 'hidden' });
}

describe.concurrent('the texts of a device', () => {
  it('S11: with the setting off no text is sent, by a new document, a save or a return', async (test) => {
    const dictation = await openDictationFor(test);
    const { backend, page } = dictation;
    const account = backend.account('sara');
    backend.setConfig(account, { save_transcriptions: false });
    await dictation.reopen();
    const sent = recordSavedTexts(page);
    await write(dictation, 'متنی که هیچ‌جا نمی‌رود');
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog', { name: addedText.storesHereOnly }).waitFor();
    await page.keyboard.press('Escape');
    await dictation.button(liveText.newDoc).click();
    await dictation.waitForText(addedText.previousKept);
    expect(await dictation.text()).toBe('');
    await dictation.reopen();
    await openFromList(dictation, 'متنی که هیچ‌جا نمی‌رود');
    await vi.waitFor(async () => expect(await dictation.text()).toBe('متنی که هیچ‌جا نمی‌رود'));
    expect(account.conversations).toEqual([]);
    expect(sent).toEqual([]);
  });

  it.for([400, 413, 500] as const)(
    'S12: a text that the history answers with %i is not lost, and is saved in the end',
    async (status, test) => {
      const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
      const { backend, page } = dictation;
      const refuse = (route: { fulfill: (answer: object) => Promise<void> }) =>
        route.fulfill({ status, json: { detail: 'پذیرفته نشد.' } });
      await page.route('**/nevisa/history/create', refuse);
      await write(dictation, 'تنها نسخهٔ این متن');
      await dictation.button(liveText.newDoc).click();
      await vi.waitFor(async () => expect(await dictation.text()).toBe(''));
      await dictation.reopen();
      await openFromList(dictation, liveText.defaultTitle.split(' ')[0] ?? '');
      await vi.waitFor(async () => expect(await dictation.text()).toBe('تنها نسخهٔ این متن'));
      const coming = page.waitForEvent('download');
      await dictation.button(liveText.download).first().click();
      const file = await readFile(await (await coming).path(), 'utf8');
      expect(file).toBe('\uFEFFتنها نسخهٔ این متن');
      await page.unroute('**/nevisa/history/create');
      await dictation.reopen();
      await vi.waitFor(() => {
        expect(backend.account('sara').conversations.map(({ text }) => text)).toEqual([
          'تنها نسخهٔ این متن',
        ]);
      });
    },
  );

  it('S12: a text of 100 kB is saved', async (test) => {
    const dictation = await openDictationFor(test);
    const text = 'واژه '.repeat(11_000).trim();
    await write(dictation, text);
    await dictation.button(liveText.newDoc).click();
    await vi.waitFor(() => {
      expect(dictation.backend.account('sara').conversations.map((each) => each.text)).toEqual([
        text,
      ]);
    });
  });

  it('S10: signing out can delete everything from the device', async (test) => {
    const dictation = await openDictationFor(test);
    const { page } = dictation;
    await write(dictation, 'متنی روی دستگاه مشترک');
    await dictation.button(navText.logout).click();
    const question = page.getByRole('alertdialog', { name: navText.logoutTitle });
    await question.getByRole('button', { name: addedText.logoutAndDelete }).click();
    await page
      .getByRole('alertdialog', { name: addedText.logoutAndDelete })
      .getByRole('button', { name: addedText.logoutAndDelete })
      .click();
    await page.waitForURL('**/session/**');
    expect(await countStoredRecords(page)).toEqual({});
  });

  it('S10: signing out deletes the copies of saved texts, with the key', async (test) => {
    const dictation = await openDictationFor(test);
    const { page } = dictation;
    await write(dictation, 'متنی که سرور دارد');
    await dictation.button(liveText.newDoc).click();
    await vi.waitFor(() => expect(dictation.backend.account('sara').conversations).toHaveLength(1));
    await vi.waitFor(async () =>
      expect(await countStoredRecords(page)).not.toHaveProperty('outgoing'),
    );
    await dictation.button(navText.logout).click();
    await page.waitForURL('**/session/**');
    expect(await countStoredRecords(page)).toEqual({});
  });

  it('D07: closing asks during a recording on another page of the app', async (test) => {
    const dictation = await openDictationFor(test);
    const { page } = dictation;
    await dictation.start();
    await dictation.waitForSentence(1);
    await page.getByRole('link', { name: navText.messages }).first().click();
    await page.waitForURL('**/messages');
    expect(await dictation.asksOnLeaving()).toBe(true);
  });

  it('S10: signing out asks when the device could store nothing', async (test) => {
    const dictation = await openDictationFor(test);
    const { page } = dictation;
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('', 'SecurityError');
      };
    });
    await openPath(dictation, '/nevisa-live');
    await dictation.editor.focus();
    await page.keyboard.insertText('تنها در حافظه');
    await dictation.waitForText(addedText.notKeptTitle);
    await dictation.button(navText.logout).click();
    const question = page.getByRole('alertdialog', { name: navText.logoutTitle });
    await question.getByText(addedText.logoutUnkept).waitFor();
  });
});
