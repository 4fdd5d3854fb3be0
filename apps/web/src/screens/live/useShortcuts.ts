import { useEffect, useEffectEvent } from 'react';
import { type ShortcutName, shortcutOf } from './shortcuts.ts';

/** Hears the desk's keys wherever the focus is on the page. */
export function useShortcuts(commands: Readonly<Record<ShortcutName, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event);
    if (name !== null && !event.defaultPrevented) {
      event.preventDefault();
      commands[name]();
    }
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      press(event);
    };
    window.addEventListener('keydown', hear);
    return () => {
      window.removeEventListener('keydown', hear);
    };
  }, []);
}
