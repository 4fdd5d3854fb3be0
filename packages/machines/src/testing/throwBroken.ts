/** A port that throws when it is started. */
export function throwBroken(): never {
  throw new Error('broken port');
}
