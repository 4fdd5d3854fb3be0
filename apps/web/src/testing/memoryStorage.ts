import type { BrowserStorage } from '../shared/storage/browserStorage.ts';

/** A browser's storage that lives as long as a test. */
export function createMemoryStorage(
  entries: Readonly<Record<string, string>> = {},
): BrowserStorage {
  return createSharedStorage(entries).storage;
}

/** A browser's storage in memory, its values, and `change`, which writes as another tab does. */
export function createSharedStorage(entries: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(entries));
  const listeners = new Set<(key: string | null) => void>();
  const storage: BrowserStorage = {
    read: (key) => values.get(key) ?? null,
    write(key, value) {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    storage,
    values,
    change(key: string, value: string) {
      values.set(key, value);
      listeners.forEach((listener) => listener(key));
    },
  };
}
