/** What a key of the spoken word does (A3d). */
export type WordKey = 'play' | 'follow';

/** Reads the physical key, so that every keyboard layout has the same keys; null for any other. */
export function readWordKey(
  event: Pick<
    KeyboardEvent,
    'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
  > & { getModifierState: (key: string) => boolean },
): WordKey | null {
  const { code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event;
  const isAlone = altKey && !ctrlKey && !metaKey && !shiftKey && !repeat && !isComposing;
  if (!isAlone || event.getModifierState('AltGraph')) {
    return null;
  }
  const keys: Readonly<Record<string, WordKey>> = {
    Enter: 'play',
    NumpadEnter: 'play',
    KeyO: 'follow',
  };
  return keys[code] ?? null;
}
