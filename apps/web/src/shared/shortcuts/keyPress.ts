import { isModifier, nameOfKey } from './keyNames.ts';
import {
  type KeyPress,
  type KeyPresses,
  type ShortcutName,
  shortcutNames,
} from './shortcutStore.ts';

/** Why a key cannot be chosen. `reserved`: browsers or screen readers use it. */
export type ShortcutRefusal =
  | { readonly reason: 'nothing-held' | 'reserved' }
  | { readonly reason: 'taken'; readonly by: ShortcutName };

/**
 * Reads the keys of a press; null for a modifier alone, and for AltGr, which
 * writes a character.
 */
function readKeyPress(event: KeyboardEvent): KeyPress | null {
  const { code, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  const control = ctrlKey || metaKey;
  if (shiftKey || repeat || altKey === control || event.getModifierState('AltGraph')) {
    return null;
  }
  return isModifier(code) ? null : { code, held: altKey ? 'alt' : 'control' };
}

/** Returns the pressed shortcut; null without one. */
export function findPressedShortcut(
  event: KeyboardEvent,
  presses: KeyPresses,
): ShortcutName | null {
  const press = readKeyPress(event);
  return press === null ? null : findShortcut(press, presses);
}

/** Reads a key press while the user chooses a shortcut: null for none yet, the key, or why it is refused. */
export function readShortcutChoice(
  event: KeyboardEvent,
  name: ShortcutName,
  presses: KeyPresses,
): KeyPress | ShortcutRefusal | null {
  if (isModifier(event.code) || event.repeat) {
    return null;
  }
  const press = readKeyPress(event);
  if (press === null) {
    const nothing = !event.altKey && !event.ctrlKey && !event.metaKey;
    return { reason: nothing ? 'nothing-held' : 'reserved' };
  }
  if (!ordinary.test(press.code) || reserved[press.held].includes(press.code)) {
    return { reason: 'reserved' };
  }
  const taken = findShortcut(press, presses);
  return taken === null || taken === name ? press : { reason: 'taken', by: taken };
}

/** Formats the keys for display: Ctrl, S. */
export function formatKeys({ code, held }: KeyPress): readonly string[] {
  return [held === 'alt' ? 'Alt' : 'Ctrl', nameOfKey(code)];
}

// Navigation keys belong to the page; Insert and Caps Lock are modifiers of screen readers.
const ordinary =
  /^(?:Key[A-Z]|Backquote|Minus|Equal|Bracket(?:Left|Right)|Backslash|Semicolon|Quote|Comma|Period|Slash)$/;

const reserved: Readonly<Record<KeyPress['held'], readonly string[]>> = {
  // The address bar and the menus of the browser.
  alt: ['KeyD', 'KeyE', 'KeyF'],
  control: [
    ...'ACDEFGHJKLNOPQRTUVWXYZ'.split('').map((letter) => `Key${letter}`),
    'Minus',
    'Equal',
    'Comma',
  ],
};

function findShortcut({ code, held }: KeyPress, presses: KeyPresses): ShortcutName | null {
  return (
    shortcutNames.find((name) => presses[name].code === code && presses[name].held === held) ?? null
  );
}
