import { describe, expect, it, vi } from 'vitest';
import { fill } from '../apps/web/src/shared/text/fill.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { navText } from '../apps/web/src/shared/text/navText.ts';
import { settingsText } from '../apps/web/src/shared/text/settingsText.ts';
import { deskFor, type OpenedDesk } from './openDesk.ts';

const patience = { timeout: 25_000, interval: 100 };

/** Opens the desk in front of somebody who says these, stretch by stretch. */
async function deskWhere(test: Parameters<typeof deskFor>[0], ...script: string[]) {
  const desk = await deskFor(test);
  desk.backend.live.faults.script = script;
  return desk;
}

async function reads(desk: OpenedDesk, text: string): Promise<void> {
  await vi.waitFor(async () => {
    expect(await desk.text()).toBe(text);
  }, patience);
}

async function chooseLatinDigits({ page }: OpenedDesk): Promise<void> {
  await page.getByRole('link', { name: navText.writing }).first().click();
  await page.getByRole('switch', { name: settingsText.showDigitsInEnglish }).check();
  await page.getByRole('link', { name: navText.live }).first().click();
}

describe.concurrent('what is said at the desk', () => {
  it('X-40, X-43, X-65: is written with its marks and figures, also where a number was cut in two', async (test) => {
    const desk = await deskWhere(
      test,
      'سلام  ویرگول  قیمت کتاب ها بیست',
      'و سه هزار تومان است  نقطه',
      'خط بعد پایان خبر',
    );
    await desk.start();
    await reads(desk, 'سلام، قیمت کتاب‌ها ۲۰');
    await reads(desk, 'سلام، قیمت کتاب‌ها ۲۳۰۰۰ تومان است.');
    await reads(desk, 'سلام، قیمت کتاب‌ها ۲۳۰۰۰ تومان است.\nپایان خبر');
  });

  it('X-64: gives the word back where no mark was meant', async (test) => {
    const desk = await deskWhere(test, 'این علامت را  ویرگول  می‌نامند', 'بله', 'بله');
    await desk.start();
    await desk.says(fill(liveText.commandApplied, { name: 'ویرگول' }));
    await desk.button(liveText.commandUndo).click();
    await reads(desk, 'این علامت را ویرگول می‌نامند بله بله');
  });

  it('X-40: is carried out where all of it is an order, and saved and ended without being written', async (test) => {
    const desk = await deskWhere(test, 'این می‌ماند', 'ذخیره کن', 'پایان دیکته');
    await desk.start();
    await desk.says(liveText.savedServer);
    await desk.says(liveText.stopped);
    expect(await desk.text()).toBe('این می‌ماند');
  });

  it('X-43, X-65: is written anew after a changed setting, and still after a reload', async (test) => {
    const desk = await deskWhere(test, 'قیمت بیست', 'و سه هزار تومان', 'است  نقطه');
    await desk.start();
    await reads(desk, 'قیمت ۲۳۰۰۰ تومان است.');
    await desk.stop();
    await desk.says(liveText.stopped);
    await chooseLatinDigits(desk);
    await reads(desk, 'قیمت 23000 تومان است.');
    await desk.says(liveText.savedLocal);
    await desk.page.reload();
    await desk.page
      .getByRole('dialog', { name: liveText.recoverTitle })
      .getByRole('button', { name: liveText.recoverContinue })
      .click();
    await reads(desk, 'قیمت 23000 تومان است.');
  });
});
