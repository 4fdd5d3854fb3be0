import type { Page } from 'playwright';

/**
 * How many records each store of the device has, that of the keys too; without the empty ones,
 * and without the count of deletions, whose key is empty.
 */
export function countStoredRecords(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const readAnswer = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('unreadable')));
      });
    const database = await readAnswer(indexedDB.open('nevisa-drafts'));
    const owned = IDBKeyRange.lowerBound('', true);
    const found: Record<string, number> = {};
    for (const name of database.objectStoreNames) {
      const count = await readAnswer(database.transaction(name).objectStore(name).count(owned));
      if (count > 0) {
        found[name] = count;
      }
    }
    database.close();
    return found;
  });
}
