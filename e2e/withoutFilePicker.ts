import type { Page } from 'playwright';

/** Takes the dialog that gives handles from a page, because Playwright answers that of an input only. */
export async function withoutFilePicker(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showOpenFilePicker');
  });
  return page;
}
