import { useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

/** When something goes that holds the focus, the page's heading takes it (WCAG 2.4.3). */
export function useHeadingFocusOnRemoval(isThere: boolean): void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isGone = focused.current?.isConnected === false;
    if (!isThere && isGone && document.activeElement === document.body) {
      focusHeading();
    }
  }, [isThere]);
}
