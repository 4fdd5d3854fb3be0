import { useEffect } from 'react';
import { useAppServices } from '../appServices.ts';
import { guardLeaving } from './guardLeaving.ts';

/**
 * Guards text and recordings on every page. The status changes with each write of a
 * draft, so it is no state of React: it would render the frame ten times a second.
 */
export function useLeaveGuard(): void {
  const { dictationStatus } = useAppServices();
  useEffect(() => guardLeaving(dictationStatus, window), [dictationStatus]);
}
