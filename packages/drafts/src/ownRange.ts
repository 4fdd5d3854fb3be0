import { sealedStores } from './draftDatabase.ts';

/** All stores in which a person has records. */
export const ownedStores = [...sealedStores, 'quarantine'] as const;

/** Every key that begins with these parts: an array is greater than any text or number in its place. */
export function ownRange(...beginning: readonly (string | number)[]): IDBKeyRange {
  return IDBKeyRange.bound([...beginning], [...beginning, []]);
}
