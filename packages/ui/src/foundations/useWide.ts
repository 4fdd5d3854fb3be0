import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element is at least so wide; for content that differs in its elements, not only in its
 * styles.
 *
 * @param least In px.
 */
export function useWide(element: RefObject<HTMLElement | null>, least: number): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) {
      return undefined;
    }
    const measure = () => setIsWide(current.clientWidth >= least);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, least]);
  return isWide;
}
