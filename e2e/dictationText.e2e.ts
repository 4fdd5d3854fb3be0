import { describe, expect, it } from 'vitest';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { commonText } from '../apps/web/src/shared/text/commonText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { deskFor, type OpenedDesk, sentence, sentences } from './openDesk.ts';

/** Presses a key as a Persian keyboard does: its place is that of the Latin one, its letter is not. */
async function press({ page }: OpenedDesk, code: string, modifier: 'alt' | 'control') {
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

const title = ({ page }: OpenedDesk) => page.title();

describe.concurrent('the text that is dictated', () => {
  it('X-32, D12: takes what is typed in an earlier sentence while others arrive, and gives back sentence by sentence', async (test) => {
    const desk = await deskFor(test);
    const { keyboard } = desk.page;
    await desk.start();
    await desk.hears(1);
    await desk.sheet.focus();
    await keyboard.press('Control+Home');
    const words = 'نوشتهٔ خودم میان گفتن ';
    for (let count = 1; !(await desk.text()).includes(sentence(3)); count += 1) {
      expect(count).toBeLessThan(100);
      await keyboard.type(words, { delay: 15 });
      const text = await desk.text();
      expect(text.startsWith(words.repeat(count).trim())).toBe(true);
      expect(text).toContain(sentence(1));
    }
    await desk.stop();
    await desk.says(liveText.stopped);
    // What was typed is long enough for a new paragraph to begin among the sentences.
    const typed = (await desk.text()).replaceAll('\n', ' ').replace(sentences(3), '');
    expect(typed).toBe(words.repeat(typed.length / words.length));
  });

  it('X-32: is taken back sentence by sentence, and takes only the words of what is pasted', async (test) => {
    const desk = await deskFor(test);
    await desk.start();
    await desk.hears(3);
    await desk.stop();
    await desk.says(liveText.stopped);
    await desk.button(liveText.undo).click();
    expect(await desk.text()).toBe(sentences(2));
    await desk.button(liveText.undo).click();
    expect(await desk.text()).toBe(sentence(1));
    await desk.button(liveText.undo).click();
    expect(await desk.text()).toBe('');
    await desk.button(liveText.redo).click();
    expect(await desk.text()).toBe(sentence(1));
    await desk.page.evaluate(async () => {
      const html = new Blob(['<h1>تیتر <b>درشت</b></h1><img src="x">'], {
        type: 'text/html',
      });
      const plain = new Blob(['تیتر درشت'], { type: 'text/plain' });
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/html': html, 'text/plain': plain }),
      ]);
    });
    await desk.sheet.focus();
    await desk.page.keyboard.press('Control+End');
    await desk.page.keyboard.press('Control+v');
    expect(await desk.text()).toBe(`${sentence(1)}تیتر درشت`);
    expect(await desk.sheet.locator('h1, b, img, [style]').count()).toBe(0);
  });

  it('is begun, paused, copied, ended and saved by the places of keys; a pause costs nothing', async (test) => {
    const desk = await deskFor(test);
    const account = desk.backend.account('sara');
    const credit = () => account.nevisa_service_account.usage_remained;
    const before = await title(desk);
    await press(desk, 'KeyR', 'alt');
    await desk.hears(1);
    expect(await title(desk)).toBe(liveText.tabTitle);
    expect(await desk.asksOnLeaving()).toBe(true);
    await press(desk, 'KeyP', 'alt');
    await desk.says(liveText.paused);
    await desk.says(liveText.savedLocal);
    expect(await title(desk)).toBe(before);
    const left = credit();
    await press(desk, 'KeyC', 'alt');
    await desk.says(commonText.copied);
    const copied = await desk.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await desk.text());
    await desk.page.getByText(commonText.copied).first().waitFor({ state: 'hidden' });
    expect(credit()).toBe(left);
    await press(desk, 'KeyP', 'alt');
    await desk.hears(2);
    expect(credit()).toBeLessThan(left);
    await press(desk, 'KeyR', 'alt');
    await desk.says(liveText.stopped);
    await desk.says(liveText.savedLocal);
    expect(await desk.asksOnLeaving()).toBe(false);
    await press(desk, 'KeyS', 'control');
    await desk.page.getByRole('button', { name: commonText.save, exact: true }).click();
    await desk.says(liveText.savedServer);
    expect(account.conversations.map(({ text }) => text)).toEqual([await desk.text()]);
  });

  it('is shown only at the end when the person wants it so', async (test) => {
    const desk = await deskFor(test);
    await desk.button(addedText.listeningOptions).click();
    await desk.page.getByRole('radio', { name: addedText.textAtEnd }).check({ force: true });
    await desk.page.keyboard.press('Escape');
    await desk.start();
    await desk.lasts(5);
    expect(await desk.text()).toBe('');
    expect(await desk.page.locator('[data-interim]').count()).toBe(0);
    await desk.stop();
    await desk.hears(1);
    expect((await desk.text()).startsWith(sentence(1))).toBe(true);
  });

  it('G01: is read and dictated on while the code of the editor cannot be had, and edited at the next visit', async (test) => {
    const desk = await deskFor(test, { printed: [/Failed to load resource: net::ERR_FAILED/] });
    const { page } = desk;
    const code = /\/assets\/transcriptChunk-[^/]*\.js$/;
    await page.route(code, (route) => route.abort());
    await desk.arrive();
    await desk.says(addedText.editorMissing);
    await desk.start();
    await page
      .locator('[data-interim]')
      .filter({ hasText: sentence(2).slice(0, 12) })
      .waitFor();
    await page
      .locator('main p')
      .filter({ hasText: sentence(1) })
      .waitFor();
    await desk.stop();
    await desk.says(liveText.stopped);
    await page.unroute(code);
    await page.reload();
    await desk.button(liveText.recoverContinue).click();
    await desk.hears(2);
    expect((await desk.text()).startsWith(sentences(2))).toBe(true);
  });
});
