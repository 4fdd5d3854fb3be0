import { paths } from '../apps/web/src/shared/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
  await app.page.setViewportSize({ width: 1280, height: 800 });
  await storeToken(app, 'admin');
});
afterAll(() => app.close());

describe('text at 200 % in a window of 1280 px', () => {
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
    const { scrollWidth, innerWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      innerWidth: window.innerWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
  });
});
