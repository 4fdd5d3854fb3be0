import { useSyncExternalStore } from 'react';

const coarse = '(pointer: coarse)';

/** Whether the main pointer is a finger: such devices have no keys, and a focused text opens their keyboard. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(notify: () => void): () => void {
  const list = window.matchMedia(coarse);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

function read(): boolean {
  return window.matchMedia(coarse).matches;
}
