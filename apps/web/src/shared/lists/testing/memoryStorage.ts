import type { BrowserStorage } from '../../storage/browserStorage.ts';

/** A browser storage in memory; `change` writes as another tab does. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}) {
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
