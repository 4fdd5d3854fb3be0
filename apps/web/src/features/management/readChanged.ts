import type { Outcome } from '@nevisa/api/types';

/**
 * The record that a change has made, asked for where the answer of the change does not have it;
 * null where it cannot be read either: the change is made all the same.
 */
export async function readChanged<Row>(
  changed: Outcome<Row | null>,
  retrieve: () => Promise<Outcome<Row>>,
): Promise<Outcome<Row | null>> {
  if (!changed.ok || changed.answer !== null) {
    return changed;
  }
  const present = await retrieve();
  return present.ok ? present : changed;
}
