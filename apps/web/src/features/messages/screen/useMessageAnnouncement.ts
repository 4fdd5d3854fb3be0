import { useState } from 'react';
import { isEqual } from '../../../shared/isEqual.ts';
import type { Messages } from '../useMessages.ts';
import { describeListChange, type ListFacts } from './describeListChange.ts';

/** Announces changes of the list to screen readers. */
export function useMessageAnnouncement({ phase, all, newCount, filter, shown }: Messages): string {
  const now: ListFacts = { phase, count: all.length, newCount, filter, shown: shown.length };
  const [said, setSaid] = useState({ facts: now, words: '' });
  if (!isEqual(said.facts, now)) {
    setSaid({ facts: now, words: describeListChange(said.facts, now) ?? said.words });
  }
  return said.words;
}
