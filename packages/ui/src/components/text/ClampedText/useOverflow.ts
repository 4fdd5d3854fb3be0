import { useCallback, useState } from 'react';

/**
 * Tracks whether an element has at least two lines more than the given number, with a ref for the
 * element; does not change while expanded. A button for a single line would take the room of that
 * line.
 *
 * @returns `overflows`: undefined until the element is measured
 */
export function useOverflow(isOpen: boolean, lines: number) {
  const [overflows, setOverflows] = useState<boolean>();
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || isOpen) {
        return undefined;
      }
      const observer = new ResizeObserver(() => {
        const line = Number.parseFloat(getComputedStyle(element).lineHeight);
        setOverflows(element.scrollHeight > (lines + 1) * line + 1);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isOpen, lines],
  );
  return { overflows, watch };
}
