/** The storage of the browser. No other file uses it. */
export interface BrowserStorage {
  read(key: string): string | null;
  /** Returns false when the storage is full or forbidden. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Reports changes by other tabs; `null` means that any key may have changed. Returns the unsubscribe function. */
  watch(listener: (key: string | null) => void): () => void;
}

/**
 * Creates the browser storage; when it is forbidden or full, the values live as long as the tab.
 *
 * @param life `session` for values that end with the tab
 */
export function createBrowserStorage(life: 'visits' | 'session' = 'visits'): BrowserStorage {
  const getArea = () => (life === 'visits' ? localStorage : sessionStorage);
  const inMemory = new Map<string, string | null>();
  return {
    read(key) {
      const kept = inMemory.get(key);
      return kept === undefined ? attempt(() => getArea().getItem(key), null) : kept;
    },
    write(key, value) {
      const remembered = attempt(() => {
        getArea().setItem(key, value);
        return true;
      }, false);
      if (remembered) {
        inMemory.delete(key);
      } else {
        inMemory.set(key, value);
      }
      return remembered;
    },
    remove(key) {
      const removed = attempt(() => {
        getArea().removeItem(key);
        return true;
      }, false);
      if (removed) {
        inMemory.delete(key);
      } else {
        inMemory.set(key, null);
      }
    },
    watch(listener) {
      const hear = (event: StorageEvent) => listener(event.key);
      // A page restored from the back/forward cache has missed the changes of other tabs (G07).
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        if (persisted) {
          listener(null);
        }
      };
      window.addEventListener('storage', hear);
      window.addEventListener('pageshow', comeBack);
      return () => {
        window.removeEventListener('storage', hear);
        window.removeEventListener('pageshow', comeBack);
      };
    },
  };
}

// Reading the property throws when the user has forbidden storage.
function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
