import type { DictationStatusStore } from '../../features/dictation/workspace/dictationStatus.ts';

/**
 * Asks before the window is closed or reloaded during a recording, or while text is
 * not stored on the device. Returns the stop function.
 */
export function guardLeaving(
  status: Pick<DictationStatusStore, 'read' | 'subscribe'>,
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const follow = () => {
    const { recording, unkept } = status.read();
    if (recording || unkept) {
      window.addEventListener('beforeunload', ask);
    } else {
      window.removeEventListener('beforeunload', ask);
    }
  };
  follow();
  const stop = status.subscribe(follow);
  return () => {
    stop();
    window.removeEventListener('beforeunload', ask);
  };
}

function ask(event: Event): void {
  event.preventDefault();
}
