import type { Client } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
import { useEffect, useState } from 'react';
import { decodePeaks } from './decodePeaks.ts';

/** The peaks of the sound of a conversation: null while they load, undefined where there are none. */
export function usePeaks(
  readClient: () => Pick<Client, 'getHistoryPeaks'>,
  id: Id,
  hasSound: boolean,
): Float32Array | null | undefined {
  const [peaks, setPeaks] = useState<Float32Array | null | undefined>(null);
  useEffect(() => {
    if (!hasSound) {
      return undefined;
    }
    const ending = new AbortController();
    const { signal } = ending;
    void readClient()
      .getHistoryPeaks({ id }, { signal })
      .then((outcome) => {
        if (!signal.aborted) {
          setPeaks((outcome.ok ? decodePeaks(outcome.answer) : null) ?? undefined);
        }
      });
    return () => ending.abort();
  }, [readClient, id, hasSound]);
  return peaks;
}
