import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';

const key = 'nevisa.waiting';

/**
 * Whether something on this device waits for a person's history. It is kept
 * beside the queue, so that a page need not open a database to know that there
 * is nothing to do.
 */
export interface PendingFlag {
  isSet: (ownerId: string) => boolean;
  set: (ownerId: string, waits: boolean) => void;
}

export function createPendingFlag(storage: BrowserStorage): PendingFlag {
  const owners = () => new Set((storage.read(key) ?? '').split(' ').filter((id) => id !== ''));
  return {
    isSet: (ownerId) => owners().has(ownerId),
    set(ownerId, waits) {
      const marked = owners();
      if (marked.has(ownerId) === waits) {
        return;
      }
      if (waits) {
        marked.add(ownerId);
      } else {
        marked.delete(ownerId);
      }
      if (marked.size === 0) {
        storage.remove(key);
      } else {
        storage.write(key, [...marked].join(' '));
      }
    },
  };
}
