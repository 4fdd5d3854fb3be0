import { beforeAll } from 'vitest';
import { page } from 'vitest/browser';

// The files share a page: each begins in the window that Vitest opens, and finds it and its databases empty.
beforeAll(async () => {
  await page.viewport(414, 896);
  document.body.replaceChildren();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => deleteDatabase(name ?? '')));
});

/** Deletes what an earlier file wrote after its last test. A connection that stays open delays only the deletion. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) {
      request.addEventListener(end, () => resolve());
    }
  });
}
