/** `danger` remains until dismissed; the others close after their duration. */
export type ToastTone = 'success' | 'information' | 'danger';

export interface ToastContent {
  text: string;
  /** @default 'information' */
  tone?: ToastTone;
  /** One action, such as undo. A press also closes the toast. */
  action?: { label: string; onPress: () => void };
  /**
   * How long it is shown, in ms.
   * @default 6,000, and 10,000 with an action
   */
  duration?: number;
}

export interface Toast extends ToastContent {
  id: number;
}

export interface ToastQueue {
  /** Shows a toast, or queues it while three are shown. */
  add: (toast: ToastContent) => number;
  dismiss: (id: number) => void;
  /** At most three toasts, the oldest first; the same array until it changes. */
  shown: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

/** The number of toasts shown at once. */
const maxShown = 3;

/** Creates the queue of toasts. Make one for the application and pass it to a `ToastRegion`. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let shown: readonly Toast[] = [];
  let lastId = 0;

  const change = (next: readonly Toast[]) => {
    toasts = next;
    shown = next.slice(0, maxShown);
    for (const listener of listeners) {
      listener();
    }
  };

  return {
    add: (toast) => {
      lastId += 1;
      change([...toasts, { ...toast, id: lastId }]);
      return lastId;
    },
    dismiss: (id) => {
      if (toasts.some((toast) => toast.id === id)) {
        change(toasts.filter((toast) => toast.id !== id));
      }
    },
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
