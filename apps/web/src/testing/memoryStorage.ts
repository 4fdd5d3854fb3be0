import type { BrowserStorage } from '../shared/storage/browserStorage.ts';

/** A browser's storage that lives as long as a test. */
export function createMemoryStorage(kept: Record<string, string> = {}): BrowserStorage {
  const values = new Map(Object.entries(kept));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => {
      values.delete(key);
    },
    watch: () => () => undefined,
  };
}
