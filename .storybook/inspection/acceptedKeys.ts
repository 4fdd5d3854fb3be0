/** Contrast keys that were accepted in every set, on any page. */
const accepted = new Set<string>();

/** Adds keys that were accepted here or in another window. */
export function addAccepted(keys: readonly string[]): void {
  for (const key of keys) {
    accepted.add(key);
  }
}

export function isAccepted(key: string): boolean {
  return accepted.has(key);
}

/** The keys after the first `count`. */
export function listAcceptedAfter(count: number): string[] {
  return [...accepted].slice(count);
}

export function countAccepted(): number {
  return accepted.size;
}
