import { useEffect, useEffectEvent } from 'react';

/**
 * Handles the keys of a tool on the whole page, but not in a dialog and not what another
 * listener has used.
 *
 * @param isOn whether the tool is there
 * @param read the meaning of a key; null for a key of others
 */
export function usePageKeys<Key>(
  isOn: boolean,
  read: (event: KeyboardEvent) => Key | null,
  onKey: (key: Key) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = read(event);
    const isElsewhere = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (key !== null && !isElsewhere && !event.defaultPrevented) {
      event.preventDefault();
      onKey(key);
    }
  });
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOn]);
}
