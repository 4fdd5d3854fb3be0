import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright';
import { describe, expect, it, type TestContext, vi } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { historyText } from '../apps/web/src/shared/text/historyText.ts';
import { a11yText } from '../apps/web/src/shared/text/a11yText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { profileText } from '../apps/web/src/shared/text/profileText.ts';
import { signinText } from '../apps/web/src/shared/text/signinText.ts';
import { readArchive } from '../apps/web/src/testing/readArchive.ts';
import { connectionErrors, openDictationFor, getSentence } from './openDictation.ts';
import { countStoredRecords } from './countStoredRecords.ts';

/** What the browser prints of a call that is refused on purpose. */
const refusedCall = /Failed to load resource: the server responded with a status of/;

async function openProfile(page: Page, url: string): Promise<void> {
  await page.goto(url + paths.profile);
  await page.getByRole('combobox', { name: profileText.province }).waitFor();
}

const getToken = (request: Request) => request.headers()['authorization']?.replace('token ', '');

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

describe.concurrent('the own account', () => {
  it('X-234, T-73: the password is changed in one tab while another one dictates, which goes on with the new token', async (test) => {
    const dictation = await openDictationFor(test, {
      allowedProblems: [...connectionErrors, refusedCall],
    });
    const { backend, page, url } = dictation;
    const account = backend.account('sara');
    const before = account.token;
    await dictation.start();
    await dictation.waitForSentence(1);
    const other = await page.context().newPage();
    await openProfile(other, url);
    await changePassword(other);
    await other.getByText(profileText.passwordChanged).waitFor();
    expect(account.token).not.toBe(before);
    expect(await storedToken(page)).toBe(account.token);
    await dictation.waitForSentence(2);
    // The connection breaks: the next one is asked for with the new token.
    const opening = page.waitForRequest(/\/nevisa\/live\/create_session$/u);
    backend.live.dropConnections();
    expect(getToken(await opening)).toBe(account.token);
    await dictation.waitForSentence(3);
    await dictation.waitForNotice(a11yText.connectionBack);
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    const [saving] = await Promise.all([
      page.waitForRequest(/\/nevisa\/history\/create$/u),
      dictation.button(liveText.newDoc).click(),
    ]);
    expect(getToken(saving)).toBe(account.token);
    await vi.waitFor(() =>
      expect(account.conversations.map(({ text }) => text).join()).toContain(getSentence(3)),
    );
    expect(new URL(page.url()).pathname).toBe(paths.live);
  });

  it('X-237: nothing of the device is touched before the account is deleted; then all of it goes', async (test) => {
    const { page, backend, url } = await openWithText(test);
    const kept = await countStoredRecords(page);
    const token = await storedToken(page);
    expect(Object.keys(kept).length).toBeGreaterThan(1);
    await openProfile(page, url);
    const answers = [400, 500, 'cut'] as const;
    let at = 0;
    await page.route('**/account/delete', (route) => {
      const answer = answers[at];
      at += 1;
      return answer === undefined
        ? route.continue()
        : answer === 'cut'
          ? route.abort()
          : route.fulfill({ status: answer, json: { non_field_errors: ['پذیرفته نشد.'] } });
    });
    await page.getByRole('button', { name: profileText.deleteAccount }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel(profileText.username).fill('sara');
    await question.getByLabel(signinText.password, { exact: true }).fill('sara-1405');
    for (const step of answers.keys()) {
      await question.getByRole('button', { name: historyText.deleteForever }).click();
      await vi.waitFor(() => expect(at).toBe(step + 1));
      await question.getByRole('alert').last().waitFor();
      expect([await countStoredRecords(page), await storedToken(page)]).toEqual([kept, token]);
      expect(backend.people.known('sara')).toBeDefined();
    }
    await question.getByRole('button', { name: historyText.deleteForever }).click();
    await page.waitForURL(`**${paths.signIn}`);
    await page.getByText('حساب شما و همهٔ نوشته‌های آن حذف شد.').waitFor();
    expect([await countStoredRecords(page), await storedToken(page)]).toEqual([{}, null]);
    expect(backend.people.known('sara')).toBeUndefined();
  });

  it('X-236: the archive of all data is made in the built app, with the text of this device', async (test) => {
    const { page, backend, url } = await openWithText(test);
    backend.fillHistory('sara');
    await openProfile(page, url);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: profileText.exportData }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^نویسا-.*\.zip$/u);
    const files = readArchive(await readFile(await download.path()));
    const names = Object.keys(files);
    expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(33);
    expect(names.filter((name) => name.startsWith('روی این دستگاه/'))).toHaveLength(2);
    expect(Object.values(files)).toContain('\uFEFFمتنی که فقط این‌جاست\n');
  });
});

/** Live dictation of Sara with a text that stays on the device. */
async function openWithText(test: TestContext) {
  const dictation = await openDictationFor(test, { allowedProblems: [refusedCall, /net::ERR_/] });
  await dictation.editor.focus();
  await dictation.page.keyboard.insertText('متنی که فقط این‌جاست');
  await dictation.waitForText(liveText.savedLocal);
  return dictation;
}

async function changePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: profileText.changePassword }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(profileText.oldPassword).fill('sara-1405');
  await dialog.getByLabel(profileText.newPassword, { exact: true }).fill('sara-1406');
  await dialog.getByLabel(profileText.newPasswordConfirmation).fill('sara-1406');
  await dialog.getByRole('button', { name: profileText.changePassword }).click();
}
