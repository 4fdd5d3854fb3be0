import type { Page } from 'playwright';

/** Opens a page of the app with the navigation state of a previous page, and waits for its heading. */
export async function openWithState(
  page: Page,
  url: string,
  path: string,
  state: object,
): Promise<void> {
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(
    ([target, usr]) => history.replaceState({ usr, key: 'test', idx: 0 }, '', target),
    [path, state] as const,
  );
  await page.reload();
  await page.locator('h1').first().waitFor();
}
