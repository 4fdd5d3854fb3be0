import { useSyncExternalStore } from 'react';
import { useAppServices } from '../../app/appServices.ts';
import type { SoundFacts, SoundStatus } from './soundFacts.ts';

/** What becomes of the sounds of this device. */
export function useSoundFacts(): SoundFacts {
  const { soundFacts } = useAppServices();
  return useSyncExternalStore(soundFacts.subscribe, soundFacts.read);
}

/** What becomes of the sound of one conversation; undefined where nothing is to be said. */
export function useSoundStatus(conversationId: unknown): SoundStatus | undefined {
  const { soundFacts } = useAppServices();
  return useSyncExternalStore(soundFacts.subscribe, () =>
    soundFacts.read().statuses.get(String(conversationId)),
  );
}
