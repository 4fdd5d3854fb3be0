import { useAppServices } from '../../../../app/appServices.ts';
import { hasModalDialog } from '../../../../shared/shortcuts/isInDialog.ts';
import { findPressedShortcut } from '../../../../shared/shortcuts/keyPress.ts';
import { getShortcutStore, type ShortcutName } from '../../../../shared/shortcuts/shortcutStore.ts';
import { useKeyPress } from '../../../../shared/shortcuts/useKeyPress.ts';

/** The commands that a dialog keeps away: it asks about the text that they would take off the sheet, or save. */
const offInDialogs: ReadonlySet<ShortcutName> = new Set(['renew', 'save']);

/** Runs the commands of the chosen shortcuts, wherever the focus is. */
export function useShortcuts(commands: Readonly<Record<ShortcutName, () => void>>): void {
  const shortcuts = getShortcutStore(useAppServices());
  useKeyPress((event) => {
    const name = findPressedShortcut(event, shortcuts.read());
    if (name === null || event.defaultPrevented) {
      return;
    }
    event.preventDefault();
    if (!hasModalDialog() || !offInDialogs.has(name)) {
      commands[name]();
    }
  });
}
