import { closeHistory } from 'prosemirror-history';
import type { Transaction } from 'prosemirror-state';

/** Makes a change an undo step of its own: neither the typing before it nor the one after it joins it. */
export function toOneStep(transaction: Transaction): Transaction {
  // The history groups changes by the time between them; after the time 0 it begins a new group.
  return closeHistory(transaction).setTime(0);
}
