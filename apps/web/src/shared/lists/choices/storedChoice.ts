import { createObservable } from '../../observable.ts';
import type { BrowserStorage } from '../../storage/browserStorage.ts';

/** What one person chose for one list, stored in this browser. */
export interface StoredChoice<Value> {
  /** The same object until the choice changes, also in another tab. */
  read: () => Value;
  write: (value: Value) => void;
  /** Removes the stored choice. */
  reset: () => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Ends the watch of other tabs. */
  dispose: () => void;
}

/** Whose choice, for which list. */
export interface ChoiceOwner {
  readonly userId: string;
  /** The name of the list, as in its queries. */
  readonly list: string;
}

/** @param parse reads what was stored: null for nothing, and any value for nonsense. It does not throw. */
export function createStoredChoice<Value>(
  storage: BrowserStorage,
  { userId, list }: ChoiceOwner,
  name: 'views' | 'columns' | 'export',
  parse: (stored: unknown) => Value,
): StoredChoice<Value> {
  const key = `nevisa.${name}.${list}.${userId}`;
  const choice = createObservable(parse(parseStored(storage.read(key))));
  const dispose = storage.watch((changed) => {
    if (changed === key || changed === null) {
      choice.write(parse(parseStored(storage.read(key))));
    }
  });
  return {
    read: choice.read,
    subscribe: choice.subscribe,
    dispose,
    write(value) {
      storage.write(key, JSON.stringify(value));
      choice.write(value);
    },
    reset() {
      storage.remove(key);
      choice.write(parse(null));
    },
  };
}

function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
