import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { openPath, openApp, type OpenedApp, storeToken } from './openApp.ts';

let app: OpenedApp;
beforeEach(async () => {
  app = await openApp();
  await storeToken(app, 'sara');
});
afterEach(() => app.close());

const numbers = () => app.page.getByRole('switch', { name: 'تبدیل عددهای گفته‌شده به رقم' });
const said = (text: string | RegExp) => app.page.getByText(text).first().waitFor();
const stored = () => app.backend.account('sara').nevisa_service_account.configuration;
const words = () => app.page.getByRole('region', { name: 'کلمه‌های من' });
const importInput = () => app.page.getByLabel('وارد کردن از فایل: کلمه‌های من');
const rootData = (name: string) =>
  app.page.evaluate((key) => document.documentElement.dataset[key], name);

describe('the writing settings', () => {
  it('X-40, X-53: the chosen settings remain after a reload, and the text size applies before the first paint', async () => {
    await openPath(app, paths.settings);
    await numbers().uncheck();
    await app.page.getByRole('radio', { name: 'درشت‌تر', exact: true }).check({ force: true });
    await said('تنظیمات ذخیره شد');
    expect(stored()?.convert_numbers).toBe(false);

    await app.page.reload();
    await numbers().waitFor();
    expect(await numbers().isChecked()).toBe(false);
    await app.page.route('**/*.js', (route) =>
      route.request().url().endsWith('theme-boot.js') ? route.continue() : route.abort(),
    );
    await app.page.goto(app.url + paths.settings);
    expect(await rootData('textSize')).toBe('largest');
    const size = await app.page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--nv-transcript-size'),
    );
    expect(size).toBe('2rem');
  });

  it('X-40: a refused setting returns to the stored value, with the sentence of the server', async () => {
    await openPath(app, paths.settings);
    app.backend.breakDown('setConfig', { status: 400, body: { convert_numbers: ['نمی‌شود.'] } });
    // The refusal may undo the change before a look at it.
    await numbers().click();
    await said('ذخیره نشد؛ تنظیمات قبلی برگردانده شد.');
    await said('نمی‌شود.');
    expect([await numbers().isChecked(), stored()?.convert_numbers]).toEqual([true, true]);
    app.backend.repair('setConfig');
    await app.page.getByRole('button', { name: 'تلاش دوباره' }).click();
    await said('تنظیمات ذخیره شد');
    expect([await numbers().isChecked(), stored()?.convert_numbers]).toEqual([false, false]);
  });

  it('X-25: a setting chosen without a network survives a reload and is saved later', async () => {
    await openPath(app, paths.settings);
    app.backend.breakDown('setConfig', 'network');
    await numbers().uncheck();
    await said(/اتصال اینترنت قطع است/);
    await app.page.reload();
    await numbers().waitFor();
    expect([await numbers().isChecked(), stored()?.convert_numbers]).toEqual([false, true]);
    app.backend.repair('setConfig');
    await said('تنظیمات ذخیره شد');
    expect(stored()?.convert_numbers).toBe(false);
  });

  it('X-51: the own words can be exported to a file and imported from it', async () => {
    const vocabulary = [{ word: 'پی‌دی‌اف', sounds: 'پی دی اف' }, { word: 'نویسا' }];
    app.backend.setConfig(app.backend.account('sara'), { preferences: { vocabulary } });
    await openPath(app, paths.settings);
    const waiting = app.page.waitForEvent('download');
    await words().getByRole('button', { name: 'دانلود فهرست' }).click();
    const file = await (await waiting).path();

    for (const { word } of vocabulary) {
      await words()
        .getByRole('button', { name: `حذف «${word}»` })
        .click();
    }
    await said('هنوز کلمه‌ای اضافه نکرده‌اید');
    await expect.poll(() => stored()?.preferences.vocabulary).toEqual([]);
    await importInput().setInputFiles({
      name: 'words.json',
      mimeType: 'application/json',
      buffer: await readFile(file),
    });
    await said('۲ مورد افزوده شد.');
    await expect.poll(() => stored()?.preferences.vocabulary).toEqual(vocabulary);
  });

  it('X-51: an invalid file is reported with its line and changes nothing', async () => {
    app.backend.setConfig(app.backend.account('sara'), {
      preferences: { vocabulary: [{ word: 'نویسا' }] },
    });
    await openPath(app, paths.settings);
    await importInput().setInputFiles({
      name: 'words.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('تایپ\n, پی دی اف'),
    });
    await said('خط ۲ فایل درست نیست: نام ندارد. چیزی تغییر نکرد.');
    expect(await words().getByText('نویسا', { exact: true }).count()).toBe(1);
    expect(stored()?.preferences.vocabulary).toEqual([{ word: 'نویسا' }]);
  });

  it('X-53, WCAG 2.1.1: every setting can be reached by keyboard, and a chosen key is used in live dictation', async () => {
    await openPath(app, paths.settings);
    const { keyboard } = app.page;
    await numbers().focus();
    await keyboard.press('Space');
    expect(await numbers().isChecked()).toBe(false);
    await keyboard.press('Space');

    const key = app.page.getByRole('button', { name: /تغییر کلید «نوشتهٔ جدید»|تغییر کلید «ذخیره/ });
    await key.last().focus();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    expect(await key.count(), 'Tab moves the focus and chooses no key').toBeGreaterThan(0);
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await keyboard.press('Alt+KeyG');
    await app.page.getByRole('button', { name: /Alt \+ G/ }).waitFor();

    await app.page.getByRole('button', { name: 'بازگشت به پیش‌فرض' }).focus();
    await keyboard.press('Enter');
    const dialog = app.page.getByRole('alertdialog');
    await dialog.waitFor();
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await openPath(app, paths.live);
    await app.page.getByRole('button', { name: 'تنظیمات شنیدن' }).click();
    await app.page.getByText('Alt+G').waitFor();
  });
});
