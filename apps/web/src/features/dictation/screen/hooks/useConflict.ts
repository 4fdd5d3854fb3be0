import { useState } from 'react';
import type { LiveDictation } from './useDictation.ts';

export interface Conflict {
  /** The question is shown. */
  isOpen: boolean;
  /** The person answers it later. */
  isPostponed: boolean;
  open: () => void;
  postpone: () => void;
}

/** The question about a text that was changed elsewhere, too: a postponed one is opened again by its notice. */
export function useConflict({ synced }: Pick<LiveDictation, 'synced'>): Conflict {
  const [wasPostponed, setPostponed] = useState(false);
  const isAsked = synced === 'conflict';
  if (wasPostponed && !isAsked) {
    setPostponed(false);
  }
  return {
    isOpen: isAsked && !wasPostponed,
    isPostponed: isAsked && wasPostponed,
    open: () => setPostponed(false),
    postpone: () => setPostponed(true),
  };
}
