import type { BrowserStorage } from './browserStorage.ts';

const key = 'nevisa.personal';

/**
 * Readable values of one user that leave this browser with them: a saved view may
 * have the text of a search.
 */
export interface PersonalStorage {
  /** The values of this user. A write removes those of any other user. */
  of: (userId: string) => BrowserStorage;
  /**
   * Lets only this user write: a form of another one may be taken away after the sign-in. The
   * device has again what this tab holds of the user.
   */
  open: (userId: string) => void;
  /** Removes the values of any user; no value is written before the next sign-in. */
  forget: () => void;
  /** Removes the values of any user from the device; this tab holds them, and what is written late, until it closes, or until another user writes. */
  hold: () => void;
}

export function createPersonalStorage(storage: BrowserStorage): PersonalStorage {
  let held: HeldEntry | null = null;
  /** Who is signed in; null where no person is, undefined before it is known. */
  let writer: string | null | undefined;
  const readEntry = (userId: string): Entry | null => {
    const entry = readPersonalEntry(storage) ?? held;
    return entry?.ownerId === userId ? entry : null;
  };
  const store = (entry: Entry) => {
    held = null;
    return storage.write(key, JSON.stringify(entry));
  };
  return {
    of(userId) {
      const readValues = () => ({ ...readEntry(userId)?.values });
      const write = (values: Entry['values'], late: Entry['values'] = {}) => {
        if (writer !== undefined && writer !== userId) {
          if (held?.ownerId !== userId) {
            return false;
          }
          held = { ownerId: userId, values, late: { ...held.late, ...late } };
          return true;
        }
        return store({ ownerId: userId, values });
      };
      return {
        read(name) {
          const value = readValues()[name];
          return typeof value === 'string' ? value : null;
        },
        write: (name, value) => write({ ...readValues(), [name]: value }, { [name]: value }),
        remove(name) {
          const { [name]: _, ...others } = readValues();
          write(others);
        },
        watch: (listener) => watchEntry(storage, listener),
      };
    },
    open(userId) {
      writer = userId;
      if (held?.ownerId === userId) {
        store({ ownerId: userId, values: joinValues(held, readEntry(userId)) });
      }
    },
    forget() {
      held = null;
      writer = null;
      storage.remove(key);
    },
    hold() {
      held =
        readPersonalEntry(storage) ??
        held ??
        (typeof writer === 'string' ? { ownerId: writer, values: {} } : null);
      writer = null;
      storage.remove(key);
    },
  };
}

interface Entry {
  readonly ownerId: string;
  readonly values: Readonly<Record<string, unknown>>;
}

interface HeldEntry extends Entry {
  /** What was written since the values left the device. */
  readonly late?: Entry['values'];
}

/** One entry has all values, so that any of them may have changed. */
function watchEntry(storage: BrowserStorage, listener: (name: null) => void): () => void {
  return storage.watch((changed) => {
    if (changed === key || changed === null) {
      listener(null);
    }
  });
}

/** Another tab of the user may have written since the values left the device. */
function joinValues({ values, late }: HeldEntry, stored: Entry | null): Entry['values'] {
  return { ...values, ...stored?.values, ...late };
}

/** The stored values and whose they are, before it is known who is signed in. */
export function readPersonalEntry(storage: Pick<BrowserStorage, 'read'>): Entry | null {
  try {
    const value = JSON.parse(storage.read(key) ?? 'null') as Partial<Entry> | null;
    const isEntry =
      typeof value?.ownerId === 'string' &&
      typeof value.values === 'object' &&
      (value.values as object | null) !== null;
    return isEntry ? (value as Entry) : null;
  } catch {
    return null;
  }
}
