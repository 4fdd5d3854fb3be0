import { createToastQueue, type ToastQueue } from '@nevisa/ui';
import { useState } from 'react';

/** The queue of the toasts of a page. */
export function useToastQueue(): ToastQueue {
  const [toasts] = useState(createToastQueue);
  return toasts;
}
