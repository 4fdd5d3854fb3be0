import { useSyncExternalStore } from 'react';
import { useAppServices } from '../../app/appServices.ts';
import type { RunningRecording } from '../../features/dictation/workspace/runningRecording.ts';

/** The recording that runs in this tab; null without one. */
export function useRunningRecording(): RunningRecording | null {
  const { recording } = useAppServices();
  return useSyncExternalStore(recording.subscribe, recording.read, recording.read);
}
