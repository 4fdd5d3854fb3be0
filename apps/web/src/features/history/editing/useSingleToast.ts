import type { ToastContent, ToastQueue } from '@nevisa/ui';
import { useRef } from 'react';

/** Shows a sentence once, however often it is added: the toast before goes. */
export function useSingleToast(toasts: ToastQueue): (toast: ToastContent) => void {
  const last = useRef<number | null>(null);
  return (toast) => {
    if (last.current !== null) {
      toasts.dismiss(last.current);
    }
    last.current = toasts.add(toast);
  };
}
