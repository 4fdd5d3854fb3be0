import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';

/** A fact about persons that this browser stores: it holds for those in the list. */
export interface UserFlag {
  isSet: (userId: string) => boolean;
  set: (userId: string, holds: boolean) => void;
}

export const userFlagKeys = {
  /** The save queue on this device has revisions. Stored outside of the queue, so that a page without them opens no database. */
  waiting: 'nevisa.waiting',
  /** A conversation was edited on this device, and perhaps not sent. */
  edited: 'nevisa.edited',
  /** The person has dictated on this device and needs no instruction on the empty sheet. */
  dictated: 'nevisa.dictated',
  /** The person has recordings on this device, which are sent or deleted in their time. */
  sounds: 'nevisa.sounds',
  /** The person has files on this device that are to be sent or converted. */
  uploads: 'nevisa.uploads',
  /** The person has turned off that «؟» opens the list of keys (WCAG 2.1.4). */
  keySheetOff: 'nevisa.keySheetOff',
} as const;

export function createUserFlag(storage: BrowserStorage, name: keyof typeof userFlagKeys): UserFlag {
  const key = userFlagKeys[name];
  const users = () => new Set((storage.read(key) ?? '').split(' ').filter((id) => id !== ''));
  return {
    isSet: (userId) => users().has(userId),
    set(userId, holds) {
      const marked = users();
      if (marked.has(userId) === holds) {
        return;
      }
      if (holds) {
        marked.add(userId);
      } else {
        marked.delete(userId);
      }
      if (marked.size === 0) {
        storage.remove(key);
      } else {
        storage.write(key, [...marked].join(' '));
      }
    },
  };
}
