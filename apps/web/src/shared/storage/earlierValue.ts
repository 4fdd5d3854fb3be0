import type { BrowserStorage } from './browserStorage.ts';

type Values = Pick<BrowserStorage, 'read' | 'write' | 'remove'>;

/** Puts a value over another one, which comes back with `bringBack`. @returns false where this device has no room for it */
export function writeOver(storage: Values, name: string, value: string): boolean {
  const earlier = storage.read(name);
  if (earlier !== null && earlier !== value) {
    writeOver(storage, nameEarlier(name), earlier);
  }
  return storage.write(name, value);
}

/** Brings the earlier value of a name back, where there is one, in place of the present one. */
export function bringBack(storage: Values, name: string): void {
  const earlier = storage.read(nameEarlier(name));
  if (earlier !== null) {
    storage.write(name, earlier);
    storage.remove(nameEarlier(name));
    bringBack(storage, nameEarlier(name));
  }
}

function nameEarlier(name: string): string {
  return `${name}.earlier`;
}
