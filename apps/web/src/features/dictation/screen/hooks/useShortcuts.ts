import { useEffect, useEffectEvent } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { findPressedShortcut } from '../../../../shared/shortcuts/keyPress.ts';
import type { ShortcutName } from '../../../../shared/shortcuts/shortcutStore.ts';

/** Runs the commands of the chosen shortcuts, wherever the focus is. */
export function useShortcuts(commands: Readonly<Record<ShortcutName, () => void>>): void {
  const { shortcuts } = useAppServices();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = findPressedShortcut(event, shortcuts.read());
    if (name !== null && !event.defaultPrevented) {
      event.preventDefault();
      commands[name]();
    }
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
