import type { UploadQueueEvent } from '@nevisa/machines';
import { fromCallback } from 'xstate';

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
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && navigator.onLine) {
        returned();
      }
    },
    { signal },
  );
  return () => ending.abort();
});
