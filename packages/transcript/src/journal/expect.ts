/** @throws TypeError for any other value. */
export function expectRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError('Expected an object.');
  }
  return value as Record<string, unknown>;
}

/** @throws TypeError for any other value. */
export function expectArray(value: unknown): unknown[] {
  if (!Array.isArray(value)) {
    throw new TypeError('Expected an array.');
  }
  return value;
}

/** @throws TypeError for any other value. */
export function expectString(value: unknown): string {
  if (typeof value !== 'string') {
    throw new TypeError('Expected a string.');
  }
  return value;
}
