import { isInDialog } from './isInDialog.ts';
import { useKeyPress } from './useKeyPress.ts';

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
  useKeyPress((event) => {
    const key = read(event);
    if (key !== null && !isInDialog(event.target) && !event.defaultPrevented) {
      event.preventDefault();
      onKey(key);
    }
  }, isOn);
}
