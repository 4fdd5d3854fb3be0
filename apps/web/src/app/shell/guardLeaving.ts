/** What would be lost if the window were closed. */
export interface LeaveSource {
  /** Whether something would be lost now. */
  holds: () => boolean;
  /** Reports that the answer may have changed. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Asks before the window is closed or reloaded while one of the sources holds it: during a
 * recording, while text is not stored on the device, or while a form is not saved. It
 * listens only then, because a page with such a listener is not kept for Back. Returns the
 * stop function.
 */
export function guardLeaving(
  sources: readonly LeaveSource[],
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const follow = () => {
    if (sources.some(({ holds }) => holds())) {
      window.addEventListener('beforeunload', ask);
    } else {
      window.removeEventListener('beforeunload', ask);
    }
  };
  follow();
  const stops = sources.map(({ subscribe }) => subscribe(follow));
  return () => {
    stops.forEach((stop) => stop());
    window.removeEventListener('beforeunload', ask);
  };
}

function ask(event: Event): void {
  event.preventDefault();
}
