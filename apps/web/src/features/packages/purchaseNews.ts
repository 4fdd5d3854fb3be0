import type { BrowserStorage } from '../../shared/storage/browserStorage.ts';

const key = 'nevisa.purchase-news';

/**
 * The news that a package was paid, for the next page of this tab.
 *
 * @param storage that of the tab
 */
export function createPurchaseNews(storage: Pick<BrowserStorage, 'read' | 'write' | 'remove'>) {
  return {
    keep(userId: string): void {
      storage.write(key, userId);
    },
    /** Whether this user has news, which is forgotten with the answer. */
    take(userId: string): boolean {
      const kept = storage.read(key);
      storage.remove(key);
      return kept === userId;
    },
  };
}
