import type { User } from '@nevisa/api/types';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../../app/services.ts';
import { type WritingFacts, type WritingStore, writingStoreOf } from '../writing/writingStore.ts';

export interface WritingSettingsView {
  facts: WritingFacts;
  store: WritingStore;
}

/** How this person is written, and what they can change of it. */
export function useWritingSettings(user: User): WritingSettingsView {
  const store = writingStoreOf(useServices(), user.id);
  return { store, facts: useSyncExternalStore(store.subscribe, store.facts) };
}
