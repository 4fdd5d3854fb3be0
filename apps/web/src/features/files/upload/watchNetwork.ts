import type { UploadQueueEvent } from '@nevisa/machines';
import { fromCallback } from 'xstate';
import { watchVisibility } from '../../../shared/watchVisibility.ts';

/**
 * The port `watchNetwork` of `uploadQueueMachine`. A page that is shown again, e.g. after the sleep
 * of the device, asks at once; behind a captive portal the browser reports nothing, and the
 * back-off of the machine tries again.
 */
export const watchNetwork = fromCallback<UploadQueueEvent>(({ sendBack }) => {
  const ending = new AbortController();
  const { signal } = ending;
  const returned = () => sendBack({ type: 'network.returned' });
  addEventListener('online', returned, { signal });
  addEventListener('offline', () => sendBack({ type: 'network.lost' }), { signal });
  const stopWatching = watchVisibility((isVisible) => {
    if (isVisible && navigator.onLine) {
      returned();
    }
  });
  return () => {
    ending.abort();
    stopWatching();
  };
});
