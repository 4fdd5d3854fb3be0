import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';

const key = 'nevisa.writing';

/** Stores the writing settings of one user in this browser. */
export interface WritingMemory {
  /** Returns null when nothing readable is stored for this user. */
  read: (ownerId: string) => unknown;
  /** Overwrites the stored value of any user. */
  write: (ownerId: string, settings: object) => void;
  /** Removes the settings of any user. */
  forget: () => void;
  /** Removes the settings of any user from the device; this tab holds them until it closes, or until another user writes. */
  hold: () => void;
  /** The user has signed in again: the device has what this tab holds, unless another tab has written since. */
  open: (ownerId: string) => void;
  /** Reports writes of other tabs. Returns the unsubscribe function. */
  watch: (listener: () => void) => () => void;
}

export function createWritingMemory(storage: BrowserStorage): WritingMemory {
  let held: StoredMemory | null = null;
  const kept = () => parseStored(storage.read(key)) ?? held;
  return {
    read(ownerId) {
      const memory = kept();
      return memory?.ownerId === ownerId ? memory.settings : null;
    },
    write(ownerId, settings) {
      held = null;
      storage.write(key, JSON.stringify({ ownerId, settings }));
    },
    forget() {
      held = null;
      storage.remove(key);
    },
    hold() {
      held = kept();
      storage.remove(key);
    },
    open(ownerId) {
      if (held?.ownerId === ownerId && storage.read(key) === null) {
        storage.write(key, JSON.stringify(held));
        held = null;
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

interface StoredMemory {
  ownerId?: unknown;
  settings?: unknown;
}

function parseStored(text: string | null): StoredMemory | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
