import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus visible where the list and the comparison replace each other: on the heading of a
 * comparison that hides the list, and on the version that was compared after the way back.
 */
export function useComparisonFocus(chosen: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(chosen);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = chosen;
    const { current } = list;
    if (chosen !== undefined && chosen !== before && current?.checkVisibility() === false) {
      heading.current?.focus();
    }
    if (chosen === undefined && before !== undefined) {
      current?.querySelector<HTMLElement>(`[data-version="${CSS.escape(before)}"]`)?.focus();
    }
  }, [chosen]);
  return { list, heading };
}
