import { addedText } from '../../text/addedText.ts';
import { liveText } from '../../text/liveText.ts';

export type ShortcutName = 'record' | 'pause' | 'copy' | 'save' | 'renew';

export interface Shortcut {
  name: ShortcutName;
  label: string;
  /** The place of the key, whatever the layout writes with it. */
  code: string;
  alt: boolean;
  /** Control, or Command on a Mac. */
  control: boolean;
  /** As it is written for a person. */
  keys: readonly string[];
}

/** What the keyboard does at the desk; each needs a key held besides (WCAG 2.1.4). */
export const shortcuts: readonly Shortcut[] = [
  alt('record', addedText.startOrStop, 'KeyR'),
  alt('pause', addedText.pauseOrResume, 'KeyP'),
  alt('copy', liveText.copyAll, 'KeyC'),
  alt('renew', liveText.newDoc, 'KeyN'),
  {
    name: 'save',
    label: liveText.recoverSave,
    code: 'KeyS',
    alt: false,
    control: true,
    keys: ['Ctrl', 'S'],
  },
];

/** The shortcut that was pressed, if any. The key that writes a third sign (AltGr) is no shortcut. */
export function shortcutOf(event: KeyboardEvent): ShortcutName | null {
  const { code, altKey, shiftKey, repeat } = event;
  const control = event.ctrlKey || event.metaKey;
  if (shiftKey || repeat || event.getModifierState('AltGraph')) {
    return null;
  }
  const pressed = shortcuts.find(
    (one) => one.code === code && one.alt === altKey && one.control === control,
  );
  return pressed?.name ?? null;
}

function alt(name: ShortcutName, label: string, code: string): Shortcut {
  return { name, label, code, alt: true, control: false, keys: ['Alt', code.slice(-1)] };
}
