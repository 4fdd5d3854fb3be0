/** A value that reports each change. `read` and `subscribe` fit `useSyncExternalStore`. */
export interface Observable<Value> {
  read: () => Value;
  write: (value: Value) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function createObservable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    write(next) {
      value = next;
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
