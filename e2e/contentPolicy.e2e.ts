import { join } from 'node:path';
import type { RunningServer } from '@nevisa/mocks/server';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { servePage } from '../scripts/build/servePage.ts';
import type { OpenedBrowser } from './openBrowser.ts';
import { openPage } from './sharedBrowser.ts';

let server: RunningServer;
let opened: OpenedBrowser;
let page: Page;
beforeAll(async () => {
  server = await servePage(join(import.meta.dirname, 'parts'));
});
afterAll(() => server.close());
beforeEach(async () => {
  opened = await openPage();
  ({ page } = opened);
});
afterEach(() => opened.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const close = () => page.keyboard.press('Escape');

describe('the content policy of the app', () => {
  it('no component built on react-aria violates it', async () => {
    await page.goto(server.url);

    await button('کارها').click();
    await page.getByRole('menuitem', { name: 'گرفتن فایل' }).hover();
    await page.getByRole('menuitem', { name: 'متن ساده' }).waitFor();
    await close();
    await close();

    await page.getByRole('button', { name: /شهر/ }).click();
    await page.getByRole('option', { name: 'شیراز' }).click();

    const birthplace = page.getByRole('combobox', { name: 'زادگاه' });
    await birthplace.fill('ميبد');
    await page.getByRole('option', { name: 'می‌بد' }).click();
    await expect.poll(() => birthplace.inputValue()).toBe('می‌بد');

    for (const at of [0, 1]) {
      await page
        .getByRole('button', { name: /باز کردن تقویم/ })
        .nth(at)
        .click();
      await page.getByRole('grid').first().waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await close();
      await page.getByRole('application').waitFor({ state: 'detached' });
    }

    await page.getByRole('spinbutton', { name: 'تعداد' }).fill('۱۲');
    await page.keyboard.press('ArrowUp');
    await page.getByRole('slider', { name: 'سرعت' }).press('ArrowLeft');

    await page.keyboard.press('Tab');
    await page.getByRole('tooltip').waitFor();

    await button('بیشتر').click();
    await button('درون').waitFor();
    await close();

    await page.getByRole('tab', { name: 'صدا' }).click();
    await page.getByText('صدای نشست').waitFor();

    await button('اعلان').click();
    await page.getByText('کپی شد').waitFor();

    await button('پنجره').click();
    await page.getByRole('dialog', { name: 'قوانین' }).waitFor();
    await close();

    // react-aria adds its live region later and removes it again.
    await page.waitForFunction(() => document.querySelector('[data-live-announcer]') !== null);
    expect(opened.problems).toEqual([]);
  });

  it('D13: typing, pasting and dropping in a transcript do not violate it', async () => {
    await page.goto(`${server.url}/?unprotected`);
    const sheet = page.getByRole('textbox', { name: 'نوشته' });
    await sheet.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' دوم.');
    await page.keyboard.press('Enter');
    await sheet.evaluate((element) => {
      const bring = (data: DataTransfer) => {
        data.setData('text/html', '<b onclick="alert(1)">رنگی</b>');
        data.setData('text/plain', 'سوم\nچهارم');
        return data;
      };
      const common = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        new ClipboardEvent('paste', { ...common, clipboardData: bring(new DataTransfer()) }),
      );
      const { x, y } = element.getBoundingClientRect();
      const dataTransfer = bring(new DataTransfer());
      element.dispatchEvent(
        new DragEvent('drop', { ...common, dataTransfer, clientX: x + 2, clientY: y + 8 }),
      );
    });
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+x');
    await page.keyboard.press('Control+v');
    const lines = await sheet.locator('p').allTextContents();
    expect(lines.join(' ')).toContain('دوم.');
    expect(lines.join(' ')).toContain('چهارم');
    expect(await sheet.locator('b').count()).toBe(0);
    expect(opened.problems).toEqual([]);
  });

  it('it allows the empty string as markup, no other markup and no script', async () => {
    await page.goto(server.url);
    const tried = await page.evaluate(() => {
      const element = document.createElement('div');
      const attempt = (task: () => void) => {
        try {
          task();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      };
      return {
        empty: attempt(() => (element.innerHTML = '')),
        markup: attempt(() => (element.innerHTML = '<b>پ</b>')),
        space: attempt(() => element.insertAdjacentHTML('beforeend', ' ')),
        address: attempt(() => (document.createElement('script').src = '/assets/x.js')),
        code: attempt(() => (document.createElement('script').text = '1')),
      };
    });
    expect(tried).toEqual({
      empty: 'done',
      markup: 'refused',
      space: 'refused',
      address: 'refused',
      code: 'refused',
    });
  });

  it('a component violates it without the rule for the empty string', async () => {
    await page.goto(`${server.url}/?unprotected`);
    const day = page.getByRole('spinbutton', { name: /روز/ }).first();
    await day.press('ArrowUp');
    await day.press('ArrowUp');
    await expect.poll(() => opened.problems.join()).toContain('require-trusted-types-for');
  });
});
