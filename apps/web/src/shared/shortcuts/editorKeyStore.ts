import { createObservable } from '../observable.ts';
import type { PersonalStorage } from '../storage/personalStorage.ts';
import {
  defaultEditorPresses,
  type EditorAction,
  editorActions,
  type EditorPress,
  type EditorPresses,
  hasTwice,
  isEditorPress,
} from './editorPress.ts';

const key = 'editorKeys';

/** The keys that a person has chosen for the page of a text, in this browser. */
export interface EditorKeyStore {
  /** The same object until another key is chosen. */
  readonly read: () => EditorPresses;
  readonly choose: (action: EditorAction, press: EditorPress) => void;
  readonly reset: () => void;
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A member of the user scope: `services.userScope(user.id).get(createEditorKeyStore)`. */
export function createEditorKeyStore(
  { personal }: { personal: PersonalStorage },
  { userId }: { userId: string },
): EditorKeyStore {
  const storage = personal.of(userId);
  const presses = createObservable(readStored(storage.read(key)));
  return {
    read: presses.read,
    subscribe: presses.subscribe,
    choose: (action, press) => {
      const next = { ...presses.read(), [action]: press };
      storage.write(key, JSON.stringify(next));
      presses.write(next);
    },
    reset: () => {
      storage.remove(key);
      presses.write(defaultEditorPresses);
    },
  };
}

/** What cannot be read is the default; where two actions have one key, all are. */
function readStored(text: string | null): EditorPresses {
  const stored = parse(text);
  if (stored === null) {
    return defaultEditorPresses;
  }
  const entries = editorActions.map((action) => {
    const press = stored[action];
    return [action, isEditorPress(press) ? press : defaultEditorPresses[action]] as const;
  });
  const presses = Object.fromEntries(entries) as unknown as EditorPresses;
  return hasTwice(presses) ? defaultEditorPresses : presses;
}

function parse(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
