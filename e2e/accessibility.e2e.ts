import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { AccountName } from '@nevisa/mocks/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesOfColour, tags } from '../.storybook/accessibility.ts';
import { openPath, openApp, type OpenedApp, storeToken } from './openApp.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Every violation that axe finds, one sentence each. Here, unlike in a story, the whole page is present. */
async function findViolations(rules: readonly string[] = tags): Promise<string[]> {
  if (!(await app.page.evaluate(() => 'axe' in globalThis))) {
    await app.page.evaluate(axe);
  }
  const results = (await app.page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  )) as AxeResults;
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help} (${html.slice(0, 120)})`),
  );
}

async function setAppearance(theme: string, scheme: string): Promise<void> {
  await app.page.evaluate(
    ([newTheme, newScheme]) => {
      document.documentElement.dataset['theme'] = newTheme;
      document.documentElement.dataset['scheme'] = newScheme;
    },
    [theme, scheme],
  );
  // Colours change over 120 ms; axe must measure the last ones.
  await app.page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

// Each screen has its stories, which axe inspects in every theme and scheme.
const otherAppearances = [
  ['olive', 'dark'],
  ['red', 'light'],
] as const;

describe.each<[string, AccountName | null]>([
  ['/session/signin', null],
  ['/session/signup', null],
  ['/session/404', null],
  ['/session/401', 'sara'],
  ['/nevisa-live', 'sara'],
  ['/nevisa-packages', 'reza'],
  ['/messages', 'admin'],
])('%s', (path, account) => {
  it.each([1440, 360])(
    'axe finds no violation at %i px, in three themes, one of them dark',
    async (width) => {
      await app.page.setViewportSize({ width, height: 800 });
      await storeToken(app, account);
      expect(await openPath(app, path)).toBe(path);
      await setAppearance('blue', 'light');
      expect(await findViolations()).toEqual([]);
      for (const [theme, scheme] of otherAppearances) {
        await setAppearance(theme, scheme);
        expect(await findViolations(rulesOfColour), `${theme} ${scheme}`).toEqual([]);
      }
    },
  );
});

describe('an opened part', () => {
  it('axe finds no violation in the drawer on a phone', async () => {
    await app.page.setViewportSize({ width: 360, height: 740 });
    await storeToken(app, 'admin');
    await openPath(app, '/messages');
    await app.page.getByRole('button', { name: 'باز کردن منو' }).click();
    await app.page.getByRole('dialog').waitFor();
    await setAppearance('blue', 'light');
    expect(await findViolations()).toEqual([]);
  });

  it('axe finds no violation in the theme picker', async () => {
    await app.page.setViewportSize({ width: 1440, height: 800 });
    await storeToken(app, 'sara');
    await openPath(app, '/messages');
    await app.page.getByRole('button', { name: 'تم رنگی' }).click();
    await app.page.getByRole('radio', { name: 'زیتونی' }).waitFor({ state: 'attached' });
    await setAppearance('olive', 'dark');
    expect(await findViolations()).toEqual([]);
  });

  it('axe finds no violation on the sign-in page with every error shown', async () => {
    await storeToken(app, null);
    await openPath(app, '/session/signin');
    await app.page.getByRole('button', { name: 'ورود', exact: true }).click();
    await app.page.getByText('این فیلد الزامی است').first().waitFor();
    await setAppearance('blue', 'light');
    expect(await findViolations()).toEqual([]);
  });
});

describe('by keyboard', () => {
  it('the first stop is the link past the menu, which leads into the page', async () => {
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
