import { paths } from '../apps/web/src/shared/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';

const desktop = { width: 1280, height: 800 };

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
  await app.page.setViewportSize(desktop);
  await storeToken(app, 'admin');
});
afterAll(() => app.close());

describe('text at 200 % in windows of 1280 and 768 px', () => {
  it.each([
    paths.dashboard,
    paths.live,
    paths.history,
    paths.packages,
    paths.messages,
    paths.settings,
    paths.users,
  ])('WCAG 1.4.4: %s does not scroll sideways, and its bar is complete', async (path) => {
    const { page } = app;
    expect(await openPath(app, path)).toBe(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    // The menu becomes a drawer, because the window has the room of a phone.
    await page.getByRole('button', { name: 'باز کردن منو' }).waitFor();
    const bar = page.getByRole('banner');
    const ends = await bar
      .locator('a, button')
      .evaluateAll((controls) => controls.map((each) => each.getBoundingClientRect().left));
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(0);
    expect(await readExcess(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ ...desktop, width: 768 });
    expect(await readExcess(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(desktop);
  });
});

/** By how much the page is wider than its window, in px. */
function readExcess(page: OpenedApp['page']): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
