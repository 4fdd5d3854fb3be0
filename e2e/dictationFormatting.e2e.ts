import { describe, expect, it, vi } from 'vitest';
import { fill } from '../apps/web/src/shared/text/fill.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { navText } from '../apps/web/src/shared/text/navText.ts';
import { settingsText } from '../apps/web/src/shared/text/settingsText.ts';
import { openDictationFor, type OpenedDictation } from './openDictation.ts';

/** Opens live dictation for a person who speaks these texts with pauses between them. */
async function openScriptedDictation(
  test: Parameters<typeof openDictationFor>[0],
  ...script: string[]
) {
  const dictation = await openDictationFor(test);
  dictation.backend.live.faults.script = script;
  return dictation;
}

async function waitForTranscript(dictation: OpenedDictation, text: string): Promise<void> {
  await vi.waitFor(async () => {
    expect(await dictation.text()).toBe(text);
  });
}

/** Focuses the button of a chip as soon as it is there, because a chip without focus lasts 4 s. */
async function holdChip({ page }: OpenedDictation): Promise<void> {
  await page.evaluate((action) => {
    new MutationObserver((_, observer) => {
      const buttons = [...document.querySelectorAll('button')];
      const button = buttons.find(({ textContent }) => textContent === action);
      if (button !== undefined) {
        button.focus();
        observer.disconnect();
      }
    }).observe(document.body, { subtree: true, childList: true });
  }, liveText.commandUndo);
}

async function chooseLatinDigits({ page }: OpenedDictation): Promise<void> {
  await page.getByRole('link', { name: navText.writing }).first().click();
  await page.getByRole('switch', { name: settingsText.showDigitsInEnglish }).check();
  await page.getByRole('link', { name: navText.live }).first().click();
}

describe.concurrent('the formatting of dictated text', () => {
  it('X-40, X-43, X-65: spoken marks and numbers are formatted, also a number in two segments', async (test) => {
    const dictation = await openScriptedDictation(
      test,
      'سلام  ویرگول  قیمت کتاب ها بیست',
      'و سه هزار تومان است  نقطه',
      'خط بعد پایان خبر',
    );
    await dictation.start();
    await waitForTranscript(dictation, 'سلام، قیمت کتاب‌ها ۲۳۰۰۰ تومان است.\nپایان خبر');
  });

  it('X-64: undoing a spoken mark restores its word', async (test) => {
    const dictation = await openScriptedDictation(
      test,
      'این علامت را  ویرگول  می‌نامند',
      'بله',
      'بله',
    );
    await holdChip(dictation);
    await dictation.start();
    await dictation.waitForText(fill(liveText.commandApplied, { name: 'ویرگول' }));
    await dictation.button(liveText.commandUndo).click();
    await waitForTranscript(dictation, 'این علامت را ویرگول می‌نامند بله بله');
  });

  it('X-40: voice commands save and stop, and are not written', async (test) => {
    const dictation = await openScriptedDictation(test, 'این می‌ماند', 'ذخیره کن', 'پایان دیکته');
    await dictation.start();
    // The last command is heard at once: where the text is stored is shown for less time than a test may need to look.
    await dictation.waitForNotice(liveText.savedServer);
    await dictation.waitForText(liveText.stopped);
    expect(await dictation.text()).toBe('این می‌ماند');
    const [saved] = dictation.backend.account('sara').conversations;
    expect(saved?.text).toBe('این می‌ماند');
  });

  it('X-40, X-121: a save by voice is confirmed, also when its answer comes after further words', async (test) => {
    const dictation = await openScriptedDictation(test, 'این می‌ماند', 'ذخیره کن', 'پایان دیکته');
    let sendAnswer = (): void => undefined;
    const permission = new Promise<void>((resolve) => {
      sendAnswer = resolve;
    });
    await dictation.page.route('**/nevisa/history/create', async (route) => {
      await permission;
      await route.continue();
    });
    await dictation.start();
    await dictation.waitForText(liveText.stopped);
    sendAnswer();
    await dictation.waitForNotice(liveText.savedServer);
  });

  it('X-43, X-65: a changed setting formats the transcript again, also after a reload', async (test) => {
    const dictation = await openScriptedDictation(
      test,
      'قیمت بیست',
      'و سه هزار تومان',
      'است  نقطه',
    );
    await dictation.start();
    await waitForTranscript(dictation, 'قیمت ۲۳۰۰۰ تومان است.');
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    await chooseLatinDigits(dictation);
    await waitForTranscript(dictation, 'قیمت 23000 تومان است.');
    await dictation.waitForText(liveText.savedLocal);
    await dictation.page.reload();
    await dictation.page
      .getByRole('dialog', { name: liveText.recoverTitle })
      .getByRole('button', { name: liveText.recoverContinue })
      .click();
    await waitForTranscript(dictation, 'قیمت 23000 تومان است.');
  });
});
