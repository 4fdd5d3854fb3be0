/** The digit from 1 to 9 of a key, also of a Persian layout and of the number block; null for any other key. */
export function readDigit(
  event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code)?.[1];
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return digit === undefined || !isPlain ? null : Number(digit);
}
