import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { AccountName } from '@nevisa/mocks/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tags } from '../.storybook/accessibility.ts';
import { openPath, openApp, type OpenedApp, storeToken } from './openApp.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Every fault that axe finds on the page, one sentence each. Here, unlike in a story, the whole page is there. */
async function faults(): Promise<string[]> {
  await app.page.evaluate(axe);
  const results = (await app.page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(tags)} })`,
  )) as AxeResults;
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help} (${html.slice(0, 120)})`),
  );
}

async function wear(theme: string, scheme: string): Promise<void> {
  await app.page.evaluate(
    ([newTheme, newScheme]) => {
      document.documentElement.dataset['theme'] = newTheme;
      document.documentElement.dataset['scheme'] = newScheme;
    },
    [theme, scheme],
  );
  // Colours glide for 120 ms; axe must not measure the way.
  await app.page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

describe.each<[string, AccountName | null]>([
  ['/session/signin', null],
  ['/session/signup', null],
  ['/session/404', null],
  ['/session/401', 'sara'],
  ['/nevisa-live', 'sara'],
  ['/nevisa-packages', 'reza'],
  ['/messages', 'admin'],
])('%s', (path, account) => {
  it.each([1440, 360])('has no fault at %i px, in three themes, light and dark', async (width) => {
    await app.page.setViewportSize({ width, height: 800 });
    await storeToken(app, account);
    expect(await openPath(app, path)).toBe(path);
    for (const theme of ['blue', 'olive', 'red']) {
      for (const scheme of ['light', 'dark']) {
        await wear(theme, scheme);
        expect(await faults(), `${theme} ${scheme}`).toEqual([]);
      }
    }
  });
});

describe('what opens', () => {
  it('has no fault: the drawer on a phone', async () => {
    await app.page.setViewportSize({ width: 360, height: 740 });
    await storeToken(app, 'admin');
    await openPath(app, '/messages');
    await app.page.getByRole('button', { name: 'باز کردن منو' }).click();
    await app.page.getByRole('dialog').waitFor();
    await wear('blue', 'light');
    expect(await faults()).toEqual([]);
  });

  it('has no fault: the theme picker', async () => {
    await app.page.setViewportSize({ width: 1440, height: 800 });
    await storeToken(app, 'sara');
    await openPath(app, '/messages');
    await app.page.getByRole('button', { name: 'تم رنگی' }).click();
    await app.page.getByRole('radio', { name: 'زیتونی' }).waitFor({ state: 'attached' });
    await wear('olive', 'dark');
    expect(await faults()).toEqual([]);
  });

  it('has no fault: the sign-in page with every complaint on it', async () => {
    await storeToken(app, null);
    await openPath(app, '/session/signin');
    await app.page.getByRole('button', { name: 'ورود', exact: true }).click();
    await app.page.getByText('این فیلد الزامی است').first().waitFor();
    await wear('blue', 'light');
    expect(await faults()).toEqual([]);
  });
});

describe('by keyboard', () => {
  it('the first stop is the way past the menu, and it leads into the page', async () => {
    await app.page.setViewportSize({ width: 1440, height: 800 });
    await storeToken(app, 'sara');
    await openPath(app, '/messages');
    await app.page.keyboard.press('Tab');
    expect(await app.page.evaluate(() => document.activeElement?.textContent)).toBe(
      'رفتن به محتوای اصلی',
    );
    await app.page.keyboard.press('Enter');
    await app.page.keyboard.press('Tab');
    expect(
      await app.page.evaluate(() => document.activeElement?.closest('nav, header') === null),
    ).toBe(true);
  });
});
