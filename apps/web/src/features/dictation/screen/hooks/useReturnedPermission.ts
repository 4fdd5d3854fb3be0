import { useEffect, useEffectEvent } from 'react';
import type { LiveDictation } from './useDictation.ts';

/** Starts the recording when the user grants the microphone after a denial. */
export function useReturnedPermission({
  phase,
  micRefusal,
  workspace,
  start,
}: LiveDictation): void {
  const isAwaited = phase === 'microphone-refused' && micRefusal === 'denied';
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (!isAwaited) {
      return undefined;
    }
    // A dismissed prompt does not change the permission: only a change to `granted` counts.
    let before: string | null = null;
    return workspace.watchPermission((permission) => {
      if (before !== null && before !== 'granted' && permission === 'granted') {
        begin();
      }
      before = permission;
    });
  }, [workspace, isAwaited]);
}
