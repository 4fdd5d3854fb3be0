import { describe, expect, it, vi } from 'vitest';
import { fill } from '../apps/web/src/text/fill.ts';
import { liveText } from '../apps/web/src/text/liveText.ts';
import { navText } from '../apps/web/src/text/navText.ts';
import { settingsText } from '../apps/web/src/text/settingsText.ts';
import { openDictationFor, type OpenedDictation } from './openDictation.ts';

const patience = { timeout: 25_000, interval: 100 };

/** Opens the dictation in front of somebody who says these, stretch by stretch. */
async function openDictationOf(test: Parameters<typeof openDictationFor>[0], ...script: string[]) {
  const dictation = await openDictationFor(test);
  dictation.backend.live.faults.script = script;
  return dictation;
}

async function reads(dictation: OpenedDictation, text: string): Promise<void> {
  await vi.waitFor(async () => {
    expect(await dictation.text()).toBe(text);
  }, patience);
}

async function chooseLatinDigits({ page }: OpenedDictation): Promise<void> {
  await page.getByRole('link', { name: navText.writing }).first().click();
  await page.getByRole('switch', { name: settingsText.showDigitsInEnglish }).check();
  await page.getByRole('link', { name: navText.live }).first().click();
}

describe.concurrent('what is said at the desk', () => {
  it('X-40, X-43, X-65: is written with its marks and figures, also where a number was cut in two', async (test) => {
    const dictation = await openDictationOf(
      test,
      'سلام  ویرگول  قیمت کتاب ها بیست',
      'و سه هزار تومان است  نقطه',
      'خط بعد پایان خبر',
    );
    await dictation.start();
    await reads(dictation, 'سلام، قیمت کتاب‌ها ۲۰');
    await reads(dictation, 'سلام، قیمت کتاب‌ها ۲۳۰۰۰ تومان است.');
    await reads(dictation, 'سلام، قیمت کتاب‌ها ۲۳۰۰۰ تومان است.\nپایان خبر');
  });

  it('X-64: gives the word back where no mark was meant', async (test) => {
    const dictation = await openDictationOf(test, 'این علامت را  ویرگول  می‌نامند', 'بله', 'بله');
    await dictation.start();
    await dictation.waitForText(fill(liveText.commandApplied, { name: 'ویرگول' }));
    await dictation.button(liveText.commandUndo).click();
    await reads(dictation, 'این علامت را ویرگول می‌نامند بله بله');
  });

  it('X-40: is carried out where all of it is an order, and saved and ended without being written', async (test) => {
    const dictation = await openDictationOf(test, 'این می‌ماند', 'ذخیره کن', 'پایان دیکته');
    await dictation.start();
    await dictation.waitForText(liveText.savedServer);
    await dictation.waitForText(liveText.stopped);
    expect(await dictation.text()).toBe('این می‌ماند');
  });

  it('X-43, X-65: is written anew after a changed setting, and still after a reload', async (test) => {
    const dictation = await openDictationOf(test, 'قیمت بیست', 'و سه هزار تومان', 'است  نقطه');
    await dictation.start();
    await reads(dictation, 'قیمت ۲۳۰۰۰ تومان است.');
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    await chooseLatinDigits(dictation);
    await reads(dictation, 'قیمت 23000 تومان است.');
    await dictation.waitForText(liveText.savedLocal);
    await dictation.page.reload();
    await dictation.page
      .getByRole('dialog', { name: liveText.recoverTitle })
      .getByRole('button', { name: liveText.recoverContinue })
      .click();
    await reads(dictation, 'قیمت 23000 تومان است.');
  });
});
