import { useSyncExternalStore } from 'react';

/**
 * False while a prerendered page is rendered, by the build and by the browser that takes it over: what depends on
 * the query waits for the next render. True from the first render on where the app draws the page itself.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const subscribe = () => () => {
  // It changes once, and React reads it after the takeover.
};
