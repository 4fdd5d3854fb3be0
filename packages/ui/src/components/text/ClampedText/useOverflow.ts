import { useCallback, useState } from 'react';

/**
 * Tracks whether an element has more lines than it shows, with a ref for the element;
 * does not change while expanded.
 */
export function useOverflow(isOpen: boolean) {
  const [overflows, setOverflows] = useState(false);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || isOpen) {
        return undefined;
      }
      const observer = new ResizeObserver(() => {
        setOverflows(element.scrollHeight > element.clientHeight + 1);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [isOpen],
  );
  return { overflows, watch };
}
