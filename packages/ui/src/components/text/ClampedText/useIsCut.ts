import { useCallback, useState } from 'react';

/** Whether an element holds more lines than it shows, and the ref that watches it; it stays as it was while all are shown. */
export function useIsCut(isOpen: boolean) {
  const [isCut, setIsCut] = useState(false);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || isOpen) {
        return undefined;
      }
      const observer = new ResizeObserver(() => {
        setIsCut(element.scrollHeight > element.clientHeight + 1);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [isOpen],
  );
  return { isCut, watch };
}
