import type { User } from '@nevisa/api/types';
import { useSyncExternalStore } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import {
  createWritingStore,
  type WritingFacts,
  type WritingStore,
} from '../writing/writingStore.ts';

export interface WritingSettingsView {
  facts: WritingFacts;
  store: WritingStore;
}

/** How this person is written, and what they can change of it. */
export function useWritingSettings(user: User): WritingSettingsView {
  const store = useAppServices().userScope(user.id).get(createWritingStore);
  return { store, facts: useSyncExternalStore(store.subscribe, store.facts) };
}
