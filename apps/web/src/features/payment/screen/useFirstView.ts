import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls once when the whole element has been in view.
 *
 * @returns whether the browser has reported its place at all: false during the first frame
 */
export function useFirstView(element: RefObject<Element | null>, onView: () => void): boolean {
  const [isReported, setReported] = useState(false);
  const view = useEffectEvent(onView);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          view();
        }
        setReported(true);
      },
      { threshold: 0.9 },
    );
    if (element.current !== null) {
      observer.observe(element.current);
    }
    return () => observer.disconnect();
  }, [element]);
  return isReported;
}
