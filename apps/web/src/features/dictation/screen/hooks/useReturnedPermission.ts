import { useEffect, useEffectEvent } from 'react';
import type { LiveDictation } from './useDictation.ts';

/** Whoever was told to allow the microphone, and does, is heard without pressing once more. */
export function useReturnedPermission({ phase, micRefusal, desk, start }: LiveDictation): void {
  const isAwaited = phase === 'microphone-refused' && micRefusal === 'denied';
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (!isAwaited) {
      return undefined;
    }
    // A prompt that was only closed leaves the permission as it is: only a change counts.
    let before: string | null = null;
    return desk.watchPermission((permission) => {
      if (before !== null && before !== 'granted' && permission === 'granted') {
        begin();
      }
      before = permission;
    });
  }, [desk, isAwaited]);
}
