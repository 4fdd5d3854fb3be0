import { beforeAll } from 'vitest';
import { page } from 'vitest/browser';

// The files share a page: each begins in the window that Vitest opens, and finds it empty.
beforeAll(async () => {
  await page.viewport(414, 896);
  document.body.replaceChildren();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
});
