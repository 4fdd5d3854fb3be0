import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPageColors } from '../scripts/brand/brandFiles.ts';
import { openPath, openApp, type OpenedApp, storeToken } from './openApp.ts';

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
  await storeToken(app, 'sara');
});
afterAll(() => app.close());

const rootData = (name: string) =>
  app.page.evaluate((key) => document.documentElement.dataset[key], name);

const browserBar = () => app.page.locator('meta[name=theme-color]').getAttribute('content');

const pageColor = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor);

describe('the appearance', () => {
  it('R-003: the default is blue and light', async () => {
    await openPath(app, '/messages');
    expect([await rootData('theme'), await rootData('scheme')]).toEqual(['blue', 'light']);
  });

  it('R-003: the picker offers 11 themes, and the chosen one applies at once and before the first paint of the next visit', async () => {
    await openPath(app, '/messages');
    await app.page.getByRole('button', { name: 'تم رنگی' }).click();
    const themes = app.page.getByRole('group', { name: 'تم رنگی' }).getByRole('radio');
    expect(await themes.count()).toBe(11);
    await app.page.getByRole('radio', { name: 'زیتونی' }).check({ force: true });
    expect(await rootData('theme')).toBe('olive');
    expect(await browserBar()).toBe(await pageColor());
    await app.page.route('**/*.js', (route) =>
      route.request().url().endsWith('theme-boot.js') ? route.continue() : route.abort(),
    );
    await app.page.goto(`${app.url}/messages`);
    expect(await rootData('theme')).toBe('olive');
    expect(await browserBar()).toBe(listPageColors()['olive']?.[0]);
    await app.page.unroute('**/*.js');
  });

  it('the scheme follows the system until the person chooses one', async () => {
    await app.page.emulateMedia({ colorScheme: 'dark' });
    await openPath(app, '/messages');
    expect(await rootData('scheme')).toBe('dark');
    expect(await browserBar()).toBe(listPageColors()['olive']?.[1]);
    await app.page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => rootData('scheme')).toBe('light');
  });

  it('R-004, R-005, R-006: the menu is 260 px or 80 px wide, and the bar 64 px high', async () => {
    await app.page.setViewportSize({ width: 1440, height: 900 });
    await openPath(app, '/messages');
    const fold = app.page.getByRole('button', { name: 'جمع کردن منو' });
    const menu = app.page.locator(`[id="${await fold.getAttribute('aria-controls')}"]`);
    const bar = app.page.getByRole('banner');
    expect((await bar.boundingBox())?.height).toBe(64);
    expect((await menu.boundingBox())?.width).toBe(260);
    await fold.click();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(80);
    await openPath(app, '/settings');
    await app.page.getByRole('button', { name: 'باز کردن منو' }).waitFor();
  });

  it.each(['/session/signin', '/session/404', '/messages', '/nevisa-live', '/nevisa-packages'])(
    '%s fits a width of 320 px without scrolling sideways (WCAG 1.4.10)',
    async (path) => {
      await app.page.setViewportSize({ width: 320, height: 640 });
      await openPath(app, path);
      const [content, window] = await app.page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(content).toBeLessThanOrEqual(window ?? 0);
    },
  );

  it('every page has its own title and focuses its heading', async () => {
    await app.page.setViewportSize({ width: 1440, height: 900 });
    await openPath(app, '/messages');
    const titles = new Set([await app.page.title()]);
    for (const name of ['تاریخچه', 'بسته‌ها', 'پروفایل']) {
      await app.page
        .getByRole('navigation')
        .getByRole('link', { name, exact: true })
        .first()
        .click();
      await app.page.getByRole('heading', { level: 1, name }).waitFor();
      await expect.poll(() => app.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      titles.add(await app.page.title());
    }
    expect(titles.size).toBe(4);
    expect([...titles]).toContain('تاریخچه | نویسا');
  });
});
