import { readFile } from 'node:fs/promises';
import type { Dialog, Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { commonText } from '../apps/web/src/shared/text/commonText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { navText } from '../apps/web/src/shared/text/navText.ts';
import { arrive, remember } from './openApp.ts';
import { deskFor, lineNoise, type OpenedDesk, sentence, sentences } from './openDesk.ts';

const dialog = ({ page }: OpenedDesk) => page.getByRole('dialog', { name: liveText.recoverTitle });

/** Reloads the page, says yes to every question, and tells which were asked. */
async function reload({ page }: OpenedDesk): Promise<string[]> {
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

/** Dictates the first sentence and ends. */
async function dictateOne(desk: OpenedDesk): Promise<void> {
  await desk.start();
  await desk.hears(1);
  await desk.stop();
  await desk.says(liveText.stopped);
}

describe.concurrent('what was dictated', () => {
  it('X-27, D07: is offered again after a reload in the middle, with the half sentence, whose sound still becomes text', async (test) => {
    const desk = await deskFor(test, { printed: lineNoise });
    await desk.start();
    await desk.hears(1);
    await desk.guesses();
    await desk.says(liveText.savedLocal);
    desk.backend.breakDown('createLiveSession', 'network');
    expect(await reload(desk)).toEqual(['beforeunload']);
    await dialog(desk).getByRole('button', { name: liveText.recoverContinue }).click();
    await desk.hears(1);
    const [half = ''] = (await desk.text()).split(sentence(1)).slice(1);
    expect(half.trim().length).toBeGreaterThan(0);
    expect(sentence(2).startsWith(half.trim())).toBe(true);
    desk.backend.repair('createLiveSession');
    await desk.hears(2);
    expect((await desk.text()).startsWith(sentences(2))).toBe(true);
  });

  it('X-27: is offered again also where it was only written by hand', async (test) => {
    const desk = await deskFor(test);
    await desk.sheet.focus();
    await desk.page.keyboard.type('تنها نوشته و نه گفته');
    await desk.says(liveText.savedLocal);
    await reload(desk);
    await dialog(desk).getByText('۵ کلمه').waitFor();
    await dialog(desk).getByRole('button', { name: liveText.recoverContinue }).click();
    await dialog(desk).waitFor({ state: 'hidden' });
    expect(await desk.text()).toBe('تنها نوشته و نه گفته');
  });

  it('X-27, S09: goes to the history once, though the network and the page were gone in between', async (test) => {
    const desk = await deskFor(test, { printed: lineNoise });
    const { conversations } = desk.backend.account('sara');
    await dictateOne(desk);
    const text = await desk.text();
    desk.backend.breakDown('createHistory', 'network');
    await desk.button(liveText.recoverSave).click();
    await desk.page.getByRole('button', { name: commonText.save, exact: true }).click();
    await desk.says(addedText.savingToHistory);
    await vi.waitFor(async () => {
      expect(await desk.asksOnLeaving()).toBe(false);
    });
    await reload(desk);
    await desk.button(liveText.start).waitFor();
    expect(conversations).toEqual([]);
    desk.backend.repair('createHistory');
    await vi.waitFor(() => {
      expect(conversations.map((one) => one.text)).toEqual([text]);
    }, 20_000);
    await reload(desk);
    await desk.sheet.waitFor();
    await desk.page.context().setOffline(true);
    await desk.page.context().setOffline(false);
    expect(await dialog(desk).count()).toBe(0);
    expect(conversations.map((one) => one.text)).toEqual([text]);
  });

  it('S10, A04: stays with its own person, and is thrown away only after being asked again', async (test) => {
    const desk = await deskFor(test);
    const { page } = desk;
    await dictateOne(desk);
    await desk.button(navText.logout).click();
    await page.getByRole('alertdialog', { name: navText.logoutTitle }).waitFor();
    await desk.button(commonText.cancel).click();
    await desk.hears(1);

    await remember(desk, 'admin');
    await arrive(desk, '/nevisa-live');
    await desk.sheet.waitFor();
    await desk.button(liveText.start).waitFor();
    expect(await dialog(desk).count()).toBe(0);
    expect(await page.content()).not.toContain(sentence(1));

    await remember(desk, 'sara');
    await arrive(desk, '/nevisa-live');
    await dialog(desk).getByRole('button', { name: liveText.recoverDiscard }).click();
    const question = page.getByRole('alertdialog', { name: liveText.recoverDiscard });
    await question.getByText(liveText.recoverDiscardConfirm).waitFor();
    await question.getByRole('button', { name: commonText.cancel }).click();
    await dialog(desk).getByRole('button', { name: liveText.recoverDiscard }).click();
    await question.getByRole('button', { name: liveText.recoverDiscard }).click();
    await question.waitFor({ state: 'hidden' });
    await dialog(desk).waitFor({ state: 'hidden' });
    await desk.arrive();
    await desk.sheet.waitFor();
    expect(await dialog(desk).count()).toBe(0);
    expect(await desk.text()).toBe('');
  });
});

interface Refusal {
  refusedAt?: number;
  saidAt?: number;
}

/** Refuses to keep anything, and notes when it first did so to somebody who has begun, and when they were told. */
function refuseToKeep([title, refused]: readonly [string, 'open' | 'write']): void {
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
        times.saidAt ??= performance.now();
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const timesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { refusal: Refusal }).refusal);

describe.concurrent('a device that keeps nothing', () => {
  it.for([
    ['X-33, S01: whose browser refuses the storage', 'open'],
    ['X-33, S03: whose storage is full', 'write'],
  ] as const)(
    '%s is spoken of within a second, and the text can be had as a file, byte for byte (D13)',
    async ([, refused], test) => {
      const desk = await deskFor(test);
      const { page } = desk;
      await page.addInitScript(refuseToKeep, [addedText.notKeptTitle, refused] as const);
      await desk.arrive();
      await desk.start();
      await desk.says(addedText.notKeptTitle);
      const { refusedAt = 0, saidAt = Infinity } = await timesOf(page);
      expect(saidAt - refusedAt).toBeLessThan(1_000);
      await desk.hears(2);
      await desk.stop();
      await desk.says(liveText.stopped);
      const said = await desk.text();
      const typed = 'می\u200cخواهم\u200f ۱۲٫۵ ABC 34 كتاب ';
      await desk.sheet.focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.insertText(typed);
      const coming = page.waitForEvent('download');
      await desk.button(liveText.download).first().click();
      const file = await (await coming).path();
      expect(await readFile(file, 'utf8')).toBe(`\uFEFF${typed}${said}`);
    },
  );
});
