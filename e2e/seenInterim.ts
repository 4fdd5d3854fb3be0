import type { Page } from 'playwright';

/** Records each interim text of a page, also one that is gone before a test on a busy machine looks. */
export async function recordInterim(page: Page): Promise<void> {
  await page.addInitScript(record);
}

/** The interim texts since the page was opened, in their order. */
export function readInterim(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { seenInterim: string[] }).seenInterim);
}

/** Waits until interim text is shown. The page looks at each of its frames, so that none passes between two looks. */
export async function waitForInterim(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-interim]')].some(({ textContent }) =>
      /\S/.test(textContent),
    ),
  );
}

// Runs in the page, before the scripts of the app.
function record(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { seenInterim: seen });
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[data-interim]')) {
      const text = textContent.trim();
      if (text !== '' && seen.at(-1) !== text) {
        seen.push(text);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
