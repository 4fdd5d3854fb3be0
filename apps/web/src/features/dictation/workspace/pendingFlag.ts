import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';

const key = 'nevisa.waiting';

/**
 * Whether a person's save queue on this device has revisions. Stored outside of
 * the queue, so that a page without them opens no database.
 */
export interface PendingFlag {
  isSet: (ownerId: string) => boolean;
  set: (ownerId: string, pending: boolean) => void;
}

export function createPendingFlag(storage: BrowserStorage): PendingFlag {
  const owners = () => new Set((storage.read(key) ?? '').split(' ').filter((id) => id !== ''));
  return {
    isSet: (ownerId) => owners().has(ownerId),
    set(ownerId, pending) {
      const marked = owners();
      if (marked.has(ownerId) === pending) {
        return;
      }
      if (pending) {
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
