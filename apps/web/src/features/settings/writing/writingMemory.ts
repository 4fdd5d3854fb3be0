import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';

const key = 'nevisa.writing';

/** What this browser remembers of how one person wants to be written. */
export interface WritingMemory {
  /** Null where nothing is remembered of this person, or nothing that can be read. */
  read: (ownerId: string) => unknown;
  /** Takes the place of whatever was remembered, of whomever. */
  write: (ownerId: string, settings: object) => void;
  forget: (ownerId: string) => void;
  /** Hears of what other pages of this browser have written. Returns how to stop. */
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
