import { useEffect } from 'react';
import { useAppServices } from '../appServices.ts';
import { guardLeaving } from './guardLeaving.ts';
import { listLeaveSources } from './leaveSources.ts';

/**
 * Guards text, recordings, forms and files under way when the window is closed, on every page. The status of dictation changes with
 * each write of a draft, so it is no state of React: it would render the frame ten times a
 * second.
 */
export function useLeaveGuard(): void {
  const services = useAppServices();
  useEffect(() => guardLeaving(listLeaveSources(services), window), [services]);
}
