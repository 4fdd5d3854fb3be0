export type FindKey = 'find' | 'replace' | 'next' | 'previous';

/** Reads a key of the search by its place on the keyboard; null for any other. */
export function readFindKey(
  event: Pick<
    KeyboardEvent,
    'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
  >,
): FindKey | null {
  const { code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (altKey || isComposing) {
    return null;
  }
  if (code === 'F3' && !ctrlKey && !metaKey) {
    return shiftKey ? 'previous' : 'next';
  }
  if (!(ctrlKey || metaKey) || shiftKey) {
    return null;
  }
  return code === 'KeyF' ? 'find' : code === 'KeyH' ? 'replace' : null;
}
