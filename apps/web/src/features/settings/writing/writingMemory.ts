import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';

const key = 'nevisa.writing';

/** Stores the writing settings of one user in this browser. */
export interface WritingMemory {
  /** Returns null when nothing readable is stored for this user. */
  read: (ownerId: string) => unknown;
  /** Overwrites the stored value of any user. */
  write: (ownerId: string, settings: object) => void;
  forget: (ownerId: string) => void;
  /** Reports writes of other tabs. Returns the unsubscribe function. */
  watch: (listener: () => void) => () => void;
}

export function createWritingMemory(storage: BrowserStorage): WritingMemory {
  const kept = () => parsed(storage.read(key));
  return {
    read(ownerId) {
      const memory = kept();
      return memory?.ownerId === ownerId ? memory.settings : null;
    },
    write(ownerId, settings) {
      storage.write(key, JSON.stringify({ ownerId, settings }));
    },
    forget(ownerId) {
      if (kept()?.ownerId === ownerId) {
        storage.remove(key);
      }
    },
    watch: (listener) =>
      storage.watch((changed) => {
        if (changed === key || changed === null) {
          listener();
        }
      }),
  };
}

function parsed(text: string | null): { ownerId?: unknown; settings?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
