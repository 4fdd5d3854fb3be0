import { encryptedStores } from './draftDatabase.ts';

/** All stores that contain records of a person. */
export const ownedStores = [...encryptedStores, 'quarantine', 'handles'] as const;

/** All keys that begin with these parts: an array sorts after any string or number. */
export function makePrefixRange(...prefix: readonly (string | number)[]): IDBKeyRange {
  return IDBKeyRange.bound([...prefix], [...prefix, []]);
}
