/** Notifies listeners of values. */
export interface Emitter<Value> {
  /** Returns the unsubscribe function. */
  subscribe: (listener: (value: Value) => void) => () => void;
  emit: (value: Value) => void;
}

export function createEmitter<Value = void>(): Emitter<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit(value) {
      for (const listener of listeners) {
        listener(value);
      }
    },
  };
}
