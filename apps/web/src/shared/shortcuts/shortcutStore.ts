import { createObservable } from '../observable.ts';
import { createOnFirstUse } from '../late/createOnFirstUse.ts';
import type { BrowserStorage } from '../storage/browserStorage.ts';

const key = 'nevisa.shortcuts';

export const shortcutNames = ['record', 'pause', 'copy', 'renew', 'save'] as const;
export type ShortcutName = (typeof shortcutNames)[number];

/** A key that is pressed while exactly one other is held. */
export interface KeyPress {
  /** The physical key, as `KeyboardEvent.code`. */
  readonly code: string;
  /** Control, or Command on a Mac. */
  readonly held: 'alt' | 'control';
}

export type KeyPresses = Readonly<Record<ShortcutName, KeyPress>>;

export const defaultPresses: KeyPresses = {
  record: { code: 'KeyR', held: 'alt' },
  pause: { code: 'KeyP', held: 'alt' },
  copy: { code: 'KeyC', held: 'alt' },
  renew: { code: 'KeyN', held: 'alt' },
  save: { code: 'KeyS', held: 'control' },
};

/** The dictation shortcuts, stored in the browser because keyboards differ between devices. */
export interface ShortcutStore {
  /** The same object until another key is chosen. */
  read: () => KeyPresses;
  choose: (name: ShortcutName, press: KeyPress) => void;
  reset: () => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** The dictation shortcuts of this browser. */
export const getShortcutStore = createOnFirstUse(
  ({ storage }: { readonly storage: BrowserStorage }) => createShortcutStore(storage),
);

export function createShortcutStore(storage: BrowserStorage): ShortcutStore {
  const presses = createObservable(readFrom(storage));
  storage.watch((changed) => {
    if (changed === key || changed === null) {
      presses.write(readFrom(storage));
    }
  });
  return {
    read: presses.read,
    subscribe: presses.subscribe,
    choose(name, press) {
      const next = { ...presses.read(), [name]: press };
      storage.write(key, JSON.stringify(next));
      presses.write(next);
    },
    reset() {
      storage.remove(key);
      presses.write(defaultPresses);
    },
  };
}

/** Reads the stored keys; when two names share a key, every name gets its default. */
function readFrom(storage: BrowserStorage): KeyPresses {
  const kept = parseStored(storage.read(key));
  const presses = Object.fromEntries(
    shortcutNames.map((name) => {
      const press = kept[name];
      return [name, isKeyPress(press) ? press : defaultPresses[name]];
    }),
  ) as unknown as KeyPresses;
  const different = new Set(shortcutNames.map((name) => writeShortcuts(presses[name])));
  return different.size === shortcutNames.length ? presses : defaultPresses;
}

function isKeyPress(value: unknown): value is KeyPress {
  const { code, held } = (value ?? {}) as Partial<KeyPress>;
  return typeof code === 'string' && code !== '' && (held === 'alt' || held === 'control');
}

function writeShortcuts({ code, held }: KeyPress): string {
  return `${held} ${code}`;
}

function parseStored(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
