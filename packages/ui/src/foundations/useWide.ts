import { type RefObject, useLayoutEffect, useState } from 'react';
import { readTextScale } from './readTextScale.ts';

/**
 * Whether an element is at least so wide; for content that differs in its elements, not only in its
 * styles.
 *
 * @param least In px at the default size of the text; a larger text needs more (WCAG 1.4.4).
 */
export function useWide(element: RefObject<HTMLElement | null>, least: number): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) {
      return undefined;
    }
    const measure = () => setIsWide(current.clientWidth >= least * readTextScale());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, least]);
  return isWide;
}
