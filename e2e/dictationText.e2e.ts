import { describe, expect, it, vi } from 'vitest';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { commonText } from '../apps/web/src/shared/text/commonText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import {
  openDictationFor,
  type OpenedDictation,
  getSentence,
  joinSentences,
} from './openDictation.ts';

/** Presses a key as a Persian keyboard does: with the code of the Latin key and a Persian letter. */
async function press({ page }: OpenedDictation, code: string, modifier: 'alt' | 'control') {
  const devtools = await page.context().newCDPSession(page);
  const letter = { KeyR: 'ق', KeyP: 'ح', KeyC: 'ز', KeyS: 'س' }[code] ?? '';
  const key = {
    code,
    key: letter,
    windowsVirtualKeyCode: code.codePointAt(3)!,
    modifiers: modifier === 'alt' ? 1 : 2,
  };
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

const title = ({ page }: OpenedDictation) => page.title();

describe.concurrent('the transcript', () => {
  it('X-32, D12: text typed in an earlier sentence remains while other sentences arrive', async (test) => {
    const dictation = await openDictationFor(test);
    const { keyboard } = dictation.page;
    await dictation.start();
    await dictation.waitForSentence(1);
    // ProseMirror takes a caret that is at the start of the text within 200 ms of a focus without a press for the browser's.
    await dictation.editor.click();
    await keyboard.press('Control+Home');
    const words = 'نوشتهٔ خودم میان گفتن ';
    for (let count = 1; !(await dictation.text()).includes(getSentence(3)); count += 1) {
      expect(count).toBeLessThan(100);
      await keyboard.type(words, { delay: 15 });
      const text = await dictation.text();
      const typed = words.repeat(count).trim();
      expect(text.slice(0, typed.length)).toBe(typed);
      expect(text).toContain(getSentence(1));
    }
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    // The typed text is so long that a new paragraph begins among the sentences.
    const typed = (await dictation.text()).replaceAll('\n', ' ').replace(joinSentences(3), '');
    expect(typed).toBe(words.repeat(typed.length / words.length));
  });

  it('X-32: undo removes one sentence at a time, and pasting inserts only the text', async (test) => {
    const dictation = await openDictationFor(test, { ownBrowser: true });
    await dictation.start();
    await dictation.waitForSentence(3);
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    await dictation.button(liveText.undo).click();
    expect(await dictation.text()).toBe(joinSentences(2));
    await dictation.button(liveText.undo).click();
    expect(await dictation.text()).toBe(getSentence(1));
    await dictation.button(liveText.undo).click();
    expect(await dictation.text()).toBe('');
    await dictation.button(liveText.redo).click();
    expect(await dictation.text()).toBe(getSentence(1));
    await dictation.page.evaluate(async () => {
      const html = new Blob(['<h1>تیتر <b>درشت</b></h1><img src="x">'], {
        type: 'text/html',
      });
      const plain = new Blob(['تیتر درشت'], { type: 'text/plain' });
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/html': html, 'text/plain': plain }),
      ]);
    });
    await dictation.editor.focus();
    await dictation.page.keyboard.press('Control+End');
    await dictation.page.keyboard.press('Control+v');
    expect(await dictation.text()).toBe(`${getSentence(1)}تیتر درشت`);
    expect(await dictation.editor.locator('h1, b, img, [style]').count()).toBe(0);
  });

  it('the shortcuts start, pause, copy, stop and save by key position, and a pause uses no credit', async (test) => {
    const dictation = await openDictationFor(test);
    const account = dictation.backend.account('sara');
    const credit = () => account.nevisa_service_account.usage_remained;
    const before = await title(dictation);
    // Also while the code that records loads: the recording starts afterwards.
    await dictation.button(addedText.preparing).or(dictation.button(liveText.start)).waitFor();
    await press(dictation, 'KeyR', 'alt');
    await dictation.waitForSentence(1);
    expect(await title(dictation)).toBe(liveText.tabTitle);
    expect(await dictation.asksOnLeaving()).toBe(true);
    await press(dictation, 'KeyP', 'alt');
    await dictation.waitForText(liveText.paused);
    await dictation.waitForText(liveText.savedLocal);
    expect(await title(dictation)).toBe(before);
    const left = credit();
    await press(dictation, 'KeyC', 'alt');
    await dictation.waitForText(commonText.copied);
    const copied = await dictation.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await dictation.text());
    await dictation.page.getByText(commonText.copied).first().waitFor({ state: 'hidden' });
    expect(credit()).toBe(left);
    await press(dictation, 'KeyP', 'alt');
    await dictation.waitForSentence(2);
    await vi.waitFor(() => expect(credit()).toBeLessThan(left));
    await press(dictation, 'KeyR', 'alt');
    await dictation.waitForText(liveText.stopped);
    await dictation.waitForText(liveText.savedLocal);
    expect(await dictation.asksOnLeaving()).toBe(false);
    await press(dictation, 'KeyS', 'control');
    await dictation.page.getByRole('button', { name: commonText.save, exact: true }).click();
    await dictation.waitForText(addedText.savedServerAndDevice);
    expect(account.conversations.map(({ text }) => text)).toEqual([await dictation.text()]);
  });

  it('the transcript appears only at the end when the person chooses so', async (test) => {
    const dictation = await openDictationFor(test);
    await dictation.button(addedText.listeningOptions).click();
    await dictation.page.getByRole('radio', { name: addedText.textAtEnd }).check();
    await dictation.page.keyboard.press('Escape');
    await dictation.start();
    await dictation.waitForDuration(5);
    expect(await dictation.text()).toBe('');
    expect(await dictation.page.locator('[data-interim]').count()).toBe(0);
    await dictation.stop();
    await dictation.waitForSentence(1);
    expect((await dictation.text()).startsWith(getSentence(1))).toBe(true);
  });

  it('G01: dictation works while the code of the editor cannot be loaded, and editing works at the next visit', async (test) => {
    const dictation = await openDictationFor(test, {
      allowedProblems: [/Failed to load resource: net::ERR_FAILED/],
    });
    const { page } = dictation;
    const code = /\/assets\/transcriptChunk-[^/]*\.js(?:\?retry=\d+)?$/;
    await page.route(code, (route) => route.abort());
    await dictation.reopen();
    await dictation.waitForText(addedText.editorMissing);
    await dictation.start();
    await page
      .locator('[data-interim]')
      .filter({ hasText: getSentence(2).slice(0, 12) })
      .waitFor();
    await page
      .locator('main p')
      .filter({ hasText: getSentence(1) })
      .waitFor();
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    await page.unroute(code);
    await page.reload();
    await dictation.button(liveText.recoverContinue).click();
    await dictation.waitForSentence(2);
    expect((await dictation.text()).startsWith(joinSentences(2))).toBe(true);
  });
});
