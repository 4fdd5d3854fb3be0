/** What a key of the review does (A3d). */
export type ReviewKey = 'next' | 'previous' | 'accept';

/** Reads the physical key, so that every keyboard layout has the same keys; null for any other. */
export function readReviewKey(
  event: Pick<
    KeyboardEvent,
    'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
  > & { getModifierState: (key: string) => boolean },
): ReviewKey | null {
  const { code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (ctrlKey || metaKey || isComposing || event.getModifierState('AltGraph')) {
    return null;
  }
  if (code === 'F7' && !altKey) {
    return shiftKey ? 'previous' : 'next';
  }
  const withAlt: Readonly<Record<string, ReviewKey>> = {
    Period: 'next',
    Comma: 'previous',
    KeyA: 'accept',
  };
  return altKey && !shiftKey ? (withAlt[code] ?? null) : null;
}
