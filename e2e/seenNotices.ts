import type { Page } from 'playwright';
import { expect, vi } from 'vitest';

/** Records each notice and announcement of a page, also one that is gone before a test on a busy machine looks. */
export async function recordNotices(page: Page): Promise<void> {
  await page.addInitScript(record);
}

/** The notices since the page was opened, in their order. */
export function readNotices(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { seenNotices: string[] }).seenNotices);
}

/** Returns a wait for the next notice with a text; the search goes on behind the notice that was found last. */
export function createNoticeWait(page: Page): (text: string) => Promise<void> {
  let from = 0;
  return (text) =>
    vi.waitFor(async () => {
      const seen = await readNotices(page);
      const found = seen.findIndex((notice, index) => index >= from && notice.includes(text));
      expect(found, `${text} in ${seen.slice(from).join(' / ')}`).toBeGreaterThanOrEqual(0);
      from = found + 1;
    });
}

// Runs in the page, before the scripts of the app.
function record(): void {
  const seen: string[] = [];
  const shown = new Map<Element, string>();
  Object.assign(globalThis, { seenNotices: seen });
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll('[role="status"], [role="alert"]')) {
      const text = notice.textContent;
      if (text !== '' && shown.get(notice) !== text) {
        seen.push(text);
      }
      shown.set(notice, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
