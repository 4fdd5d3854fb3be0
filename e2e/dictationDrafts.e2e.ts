import { readFile } from 'node:fs/promises';
import type { Dialog, Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { commonText } from '../apps/web/src/shared/text/commonText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { navText } from '../apps/web/src/shared/text/navText.ts';
import { openPath, storeToken } from './openApp.ts';
import {
  openDictationFor,
  connectionErrors,
  type OpenedDictation,
  getSentence,
  joinSentences,
} from './openDictation.ts';

const dialog = ({ page }: OpenedDictation) =>
  page.getByRole('dialog', { name: liveText.recoverTitle });

/** Reloads the page, accepts every dialog, and returns their types. */
async function reload({ page }: OpenedDictation): Promise<string[]> {
  const asked: string[] = [];
  const agree = (question: Dialog) => {
    asked.push(question.type());
    void question.accept();
  };
  page.on('dialog', agree);
  await page.reload();
  await page.locator('h1').first().waitFor();
  page.off('dialog', agree);
  return asked;
}

/** Dictates the first sentence and stops. */
async function dictateOne(dictation: OpenedDictation): Promise<void> {
  await dictation.start();
  await dictation.waitForSentence(1);
  await dictation.stop();
  await dictation.waitForText(liveText.stopped);
}

describe.concurrent('a draft', () => {
  it('X-27, D07: a draft is offered after a reload while recording, with the half sentence, whose audio is still recognised', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    await dictation.start();
    await dictation.waitForSentence(1);
    await dictation.waitForInterimText();
    await dictation.waitForText(liveText.savedLocal);
    dictation.backend.breakDown('createLiveSession', 'network');
    expect(await reload(dictation)).toEqual(['beforeunload']);
    await dialog(dictation).getByRole('button', { name: liveText.recoverContinue }).click();
    await dictation.waitForSentence(1);
    const [half = ''] = (await dictation.text()).split(getSentence(1)).slice(1);
    expect(half.trim().length).toBeGreaterThan(0);
    // On a busy machine the reload comes when more was said.
    expect(joinSentences(3).slice(getSentence(1).length).trim().startsWith(half.trim())).toBe(true);
    dictation.backend.repair('createLiveSession');
    await dictation.waitForSentence(2);
    expect((await dictation.text()).startsWith(joinSentences(2))).toBe(true);
  });

  it('X-27: a draft that was only typed is offered after a reload', async (test) => {
    const dictation = await openDictationFor(test);
    await dictation.editor.focus();
    await dictation.page.keyboard.type('تنها نوشته و نه گفته');
    await dictation.waitForText(liveText.savedLocal);
    await reload(dictation);
    await dialog(dictation).getByText('۵ کلمه').waitFor();
    await dialog(dictation).getByRole('button', { name: liveText.recoverContinue }).click();
    await dialog(dictation).waitFor({ state: 'hidden' });
    expect(await dictation.text()).toBe('تنها نوشته و نه گفته');
  });

  it('X-27, S09: a draft is saved to the history once despite a network failure and a reload', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    const { conversations } = dictation.backend.account('sara');
    await dictateOne(dictation);
    const text = await dictation.text();
    dictation.backend.breakDown('createHistory', 'network');
    await dictation.button(liveText.recoverSave).click();
    await dictation.page.getByRole('button', { name: commonText.save, exact: true }).click();
    await dictation.waitForText(addedText.savingToHistory);
    await vi.waitFor(async () => {
      expect(await dictation.asksOnLeaving()).toBe(false);
    });
    await reload(dictation);
    await dictation.button(liveText.start).waitFor();
    expect(conversations).toEqual([]);
    dictation.backend.repair('createHistory');
    await vi.waitFor(() => expect(conversations.map((one) => one.text)).toEqual([text]));
    await reload(dictation);
    await dictation.editor.waitFor();
    await dictation.page.context().setOffline(true);
    await dictation.page.context().setOffline(false);
    expect(await dialog(dictation).count()).toBe(0);
    expect(conversations.map((one) => one.text)).toEqual([text]);
  });

  it('S10, A04: a draft is offered only to its owner, and discarded only after a confirmation', async (test) => {
    const dictation = await openDictationFor(test);
    const { page } = dictation;
    await dictateOne(dictation);
    await dictation.button(navText.logout).click();
    await page.getByRole('alertdialog', { name: navText.logoutTitle }).waitFor();
    await dictation.button(commonText.cancel).click();
    await dictation.waitForSentence(1);

    await storeToken(dictation, 'admin');
    await openPath(dictation, '/nevisa-live');
    await dictation.editor.waitFor();
    await dictation.button(liveText.start).waitFor();
    expect(await dialog(dictation).count()).toBe(0);
    expect(await page.content()).not.toContain(getSentence(1));

    await storeToken(dictation, 'sara');
    await openPath(dictation, '/nevisa-live');
    await dialog(dictation).getByRole('button', { name: liveText.recoverDiscard }).click();
    const question = page.getByRole('alertdialog', { name: liveText.recoverDiscard });
    await question.getByText(liveText.recoverDiscardConfirm).waitFor();
    await question.getByRole('button', { name: commonText.cancel }).click();
    await dialog(dictation).getByRole('button', { name: liveText.recoverDiscard }).click();
    await question.getByRole('button', { name: liveText.recoverDiscard }).click();
    await question.waitFor({ state: 'hidden' });
    await dialog(dictation).waitFor({ state: 'hidden' });
    await dictation.reopen();
    await dictation.editor.waitFor();
    expect(await dialog(dictation).count()).toBe(0);
    expect(await dictation.text()).toBe('');
  });
});

interface Refusal {
  refusedAt?: number;
  shownAt?: number;
}

/** Refuses all storage, and records when it first did so after a user action and when the page showed the notice. */
function refuseStorage([title, refused]: readonly [string, 'open' | 'write']): void {
  const times: Refusal = {};
  Object.assign(globalThis, { refusal: times });
  const refuseWith = (name: string) => () => {
    if (navigator.userActivation.hasBeenActive) {
      times.refusedAt ??= performance.now();
    }
    throw new DOMException('', name);
  };
  if (refused === 'open') {
    IDBFactory.prototype.open = refuseWith('SecurityError');
  } else {
    IDBObjectStore.prototype.put = refuseWith('QuotaExceededError');
    IDBObjectStore.prototype.add = refuseWith('QuotaExceededError');
  }
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(title)) {
        times.shownAt ??= performance.now();
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const readTimes = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { refusal: Refusal }).refusal);

// One after the other: these tests measure the time until the notice.
describe('a device without storage', () => {
  it.for([
    ['X-33, S01: a browser that refuses the storage', 'open'],
    ['X-33, S03: a full storage', 'write'],
  ] as const)(
    '%s is reported at once, and the transcript can be downloaded byte for byte (D13)',
    async ([, refused], test) => {
      const dictation = await openDictationFor(test);
      const { page } = dictation;
      await page.addInitScript(refuseStorage, [addedText.notKeptTitle, refused] as const);
      await dictation.reopen();
      await dictation.start();
      await dictation.waitForText(addedText.notKeptTitle);
      const { refusedAt = 0, shownAt = Infinity } = await readTimes(page);
      // The notice waits for nothing; a page without a processor paints it seconds later.
      expect(shownAt - refusedAt).toBeLessThan(5_000);
      await dictation.waitForSentence(2);
      await dictation.stop();
      await dictation.waitForText(liveText.stopped);
      const dictated = await dictation.text();
      const typed = 'می\u200cخواهم\u200f ۱۲٫۵ ABC 34 كتاب ';
      await dictation.editor.focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.insertText(typed);
      const coming = page.waitForEvent('download');
      await dictation.button(liveText.download).first().click();
      const file = await (await coming).path();
      expect(await readFile(file, 'utf8')).toBe(`\uFEFF${typed}${dictated}`);
    },
  );
});
