import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Gives the focus to the row of `startAt` when the list appears, and when its key goes and the
 * focus is nowhere: a modal dialog that opened with the list had no row to give the focus back to.
 */
export function useStartRow(
  startAt: string | undefined,
  focusKey: (key: string | undefined) => void,
): void {
  const focus = useEffectEvent(focusKey);
  const last = useRef<string>(undefined);
  const isFirst = useRef(true);
  useEffect(() => {
    const closed = startAt === undefined ? last.current : undefined;
    const isLost = closed !== undefined && document.activeElement === document.body;
    const key = isFirst.current ? startAt : isLost ? closed : undefined;
    last.current = startAt;
    isFirst.current = false;
    if (key !== undefined) {
      // `flushSync` must not run inside an effect.
      queueMicrotask(() => focus(key));
    }
  }, [startAt]);
}
