import {
  type KeyPress,
  type KeyPresses,
  type ShortcutName,
  shortcutNames,
} from './shortcutStore.ts';

/** Why a key cannot be chosen. `reserved`: browsers or readers of screens answer to it. */
export type ShortcutRefusal =
  | { readonly reason: 'nothing-held' | 'reserved' }
  | { readonly reason: 'taken'; readonly by: ShortcutName };

/**
 * The keys that a press consists of; null for a key that is only held, and for
 * the key that writes a third sign (AltGr).
 */
function readKeyPress(event: KeyboardEvent): KeyPress | null {
  const { code, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  const control = ctrlKey || metaKey;
  if (shiftKey || repeat || altKey === control || event.getModifierState('AltGraph')) {
    return null;
  }
  return isHeld(code) ? null : { code, held: altKey ? 'alt' : 'control' };
}

/** The shortcut that was pressed, if any. */
export function shortcutPressed(event: KeyboardEvent, presses: KeyPresses): ShortcutName | null {
  const press = readKeyPress(event);
  return press === null ? null : findShortcut(press, presses);
}

/** What a press while choosing says: nothing yet, a key, or why it cannot be this one. */
export function readShortcutChoice(
  event: KeyboardEvent,
  name: ShortcutName,
  presses: KeyPresses,
): KeyPress | ShortcutRefusal | null {
  if (isHeld(event.code) || event.repeat) {
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

/** As the keys are written for a person: Ctrl, S. */
export function formatKeys({ code, held }: KeyPress): readonly string[] {
  return [held === 'alt' ? 'Alt' : 'Ctrl', signs[code] ?? code.replace(/^(?:Key|Digit)/, '')];
}

// Keys that move, confirm or leave belong to the page; Insert and Caps Lock lead the readers of screens.
const ordinary =
  /^(?:Key[A-Z]|Backquote|Minus|Equal|Bracket(?:Left|Right)|Backslash|Semicolon|Quote|Comma|Period|Slash)$/;

const reserved: Readonly<Record<KeyPress['held'], readonly string[]>> = {
  // The address, and the menus of the browser.
  alt: ['KeyD', 'KeyE', 'KeyF'],
  control: [
    ...'ACDEFGHJKLNOPQRTUVWXYZ'.split('').map((letter) => `Key${letter}`),
    'Minus',
    'Equal',
    'Comma',
  ],
};

const signs: Readonly<Record<string, string>> = {
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
};

function findShortcut({ code, held }: KeyPress, presses: KeyPresses): ShortcutName | null {
  return (
    shortcutNames.find((name) => presses[name].code === code && presses[name].held === held) ?? null
  );
}

function isHeld(code: string): boolean {
  return /^(?:Alt|Control|Meta|OS|Shift)(?:Left|Right)?$|^Fn/.test(code);
}
