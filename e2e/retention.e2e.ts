import { makeConversation } from '@nevisa/mocks/conversations';
import type { Locator, Page } from 'playwright';
import { expect, it, type TestContext, vi } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { commonText } from '../apps/web/src/shared/text/commonText.ts';
import { editingText } from '../apps/web/src/shared/text/editingText.ts';
import { historyText } from '../apps/web/src/shared/text/historyText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { navText } from '../apps/web/src/shared/text/navText.ts';
import { settingsText } from '../apps/web/src/shared/text/settingsText.ts';
import { openPath, storeToken } from './openApp.ts';
import { getSentence, toDictationPage } from './openDictation.ts';
import { serveDemo } from './serveDemo.ts';
import { openPage } from './sharedBrowser.ts';
import { findWords } from './wire/findWords.ts';
import { startRecordingProxy } from './wire/recordingProxy.ts';

const older = 'نامهٔ قدیمی';
/** Words that a person wrote while texts were stored, and afterwards. */
const stored = 'دانشکدهٔ ادبیات';
const typed = 'زردآلوخانه';
const title = 'پلنگ‌سواران';
/** A word that is dictated. */
const spoken = 'آفتابی';

/** Opens the app behind a proxy that records what the browser sends. */
async function openRecorded({ onTestFinished }: TestContext) {
  const server = await serveDemo();
  const proxy = await startRecordingProxy(server.url);
  const opened = await openPage({
    microphone: 'three-sentences',
    context: { permissions: ['microphone'] },
  });
  onTestFinished(async () => {
    await opened.close();
    await proxy.close();
    await server.close();
    expect(opened.problems).toEqual([]);
  });
  return { ...opened, backend: server.backend, url: proxy.url, proxy };
}

async function write(page: Page, text: string): Promise<void> {
  const dictation = toDictationPage(page);
  await dictation.editor.focus();
  await page.keyboard.insertText(text);
  await dictation.waitForText(liveText.savedLocal);
}

/** F2 opens no field for a name: a name would be sent to the server. */
async function expectNoName(page: Page, row: Locator): Promise<void> {
  await row.locator('h2 a').focus();
  await page.keyboard.press('F2');
  expect(await page.getByRole('textbox', { name: historyText.renameLabel }).count()).toBe(0);
}

it('X-132, S11: with the setting off no word and no sound leaves the device but in the stream to the recogniser', async (test) => {
  const app = await openRecorded(test);
  const { page, backend, proxy } = app;
  const dictation = toDictationPage(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  backend.fillHistory('sara', [
    makeConversation({
      id: 'c1',
      subject: 'letter',
      seed: 1,
      words: 20,
      minutesAgo: 60,
      title: older,
    }),
    makeConversation({ id: 'c2', subject: 'note', seed: 2, words: 20, minutesAgo: 90 }),
  ]);
  await storeToken(app, 'sara');

  // The recorder sees a text that is stored.
  await openPath(app, paths.live);
  await write(page, stored);
  await button(liveText.recoverSave).click();
  await page.getByRole('button', { name: commonText.save, exact: true }).click();
  await dictation.waitForText(addedText.savedServerAndDevice);
  expect(findWords(proxy.sent(), [stored])).not.toEqual([]);
  expect(backend.account('sara').conversations).toHaveLength(3);

  await openPath(app, paths.settings);
  await page.getByRole('switch', { name: settingsText.saveTranscriptions }).uncheck();
  await page.getByText(settingsText.saved).first().waitFor();
  proxy.forget();

  // Dictates and types; asks for a save; puts the text away; leaves the page in the middle of a text.
  await openPath(app, paths.live);
  await dictation.start();
  await dictation.waitForSentence(1);
  await dictation.stop();
  await dictation.waitForText(liveText.stopped);
  await write(page, ` ${typed} `);
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: addedText.storesHereOnly }).waitFor();
  await page.keyboard.press('Escape');
  await button(liveText.newDoc).click();
  await dictation.waitForText(addedText.previousKept);
  await write(page, `${typed} دوم`);
  await page.goto('about:blank');

  // The list has the texts of the device; a search finds them, and so do the keys of a row.
  await openPath(app, paths.history);
  await page.getByText(historyText.saveOff).waitFor();
  const own = page.getByRole('article').filter({ hasText: typed });
  await vi.waitFor(async () => expect(await own.count()).toBe(2));
  expect(await page.getByRole('article', { name: older }).count()).toBe(0);
  await page.getByRole('searchbox').fill(spoken);
  await vi.waitFor(async () => expect(await page.getByRole('article').count()).toBe(1));
  expect(await own.count()).toBe(1);
  await page.getByRole('searchbox').fill('');
  await vi.waitFor(async () => expect(await own.count()).toBe(2));
  await expectNoName(page, own.first());

  // Rows from before can be read and deleted, not named and not starred.
  await page.getByRole('button', { name: /نمایش .* نوشتهٔ پیشین/ }).click();
  const old = page.getByRole('article', { name: older });
  await expectNoName(page, old);
  expect(await page.getByRole('button', { name: historyText.star }).count()).toBe(0);
  await old.locator('h2 a').focus();
  await page.keyboard.press('Delete');
  await vi.waitFor(() =>
    expect(backend.account('sara').conversations.filter((one) => one.deleted_at)).toHaveLength(1),
  );

  // An opened text is written on this device alone, with its name.
  await page.goto(`${app.url}${paths.history}?id=c2`);
  await page.getByText(editingText.savingOff).waitFor();
  await page.getByRole('textbox', { name: editingText.sheet }).focus();
  await page.keyboard.insertText(typed);
  await page.keyboard.press('Control+s');
  const name = page.getByRole('textbox', { name: 'نام نوشته' });
  await name.fill(title);
  await name.press('Enter');
  await page.getByRole('link', { name: navText.dashboard }).first().click();
  await page.waitForURL(`**${paths.dashboard}`);
  await page.goBack();
  await vi.waitFor(async () => expect(await name.inputValue()).toBe(title));
  await page.getByRole('textbox', { name: editingText.sheet }).filter({ hasText: typed }).waitFor();

  // The end of the visit.
  await page.getByRole('link', { name: navText.dashboard }).first().click();
  await page.waitForURL(`**${paths.dashboard}`);
  await button(navText.logout).click();
  const question = page.getByRole('alertdialog', { name: navText.logoutTitle });
  await question.getByRole('button', { name: navText.logout, exact: true }).click();
  await page.waitForURL('**/session/**');
  await page.goto('about:blank');

  const sent = proxy.sent();
  expect(findWords(sent, [typed, spoken, title, stored, getSentence(1).slice(0, 12)])).toEqual([]);
  expect(sent.filter(({ what }) => what === 'PUT /nevisa/history/delete')).toHaveLength(1);
  const types = new Set(sent.map(({ type }) => type.split(';')[0]));
  expect(types).toEqual(new Set(['', 'application/json']));
  const sockets = sent.filter(({ kind }) => kind !== 'request');
  expect(sockets.some(({ kind }) => kind === 'sound')).toBe(true);
  expect(sockets.filter(({ what }) => what !== 'socket /nevisa/live')).toEqual([]);
});
