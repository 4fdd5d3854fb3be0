/** `danger` stays until it is put away; the others leave by themselves. */
export const toastTones = ['success', 'information', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastContent {
  text: string;
  /** @default 'information' */
  tone?: ToastTone;
  /** The one thing one can do about it, such as taking it back. A press puts the toast away. */
  action?: { label: string; onPress: () => void };
}

export interface Toast extends ToastContent {
  id: number;
}

export interface ToastQueue {
  /** Shows a toast, or lets it wait until there is room. */
  add: (toast: ToastContent) => number;
  dismiss: (id: number) => void;
  /** At most three, the oldest first; the same array until something changes. */
  shown: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

/** More at once would not be read. */
const room = 3;

/** Holds what is to be said in passing. Make one for the application and give it to a `ToastRegion`. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let shown: readonly Toast[] = [];
  let lastId = 0;

  const change = (next: readonly Toast[]) => {
    toasts = next;
    shown = next.slice(0, room);
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
