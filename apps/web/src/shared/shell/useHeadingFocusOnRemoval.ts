import { useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

/** When something goes that holds the focus, the page's heading takes it (WCAG 2.4.3). */
export function useHeadingFocusOnRemoval(isThere: boolean): void {
  const focused = useRef<WeakRef<Element> | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? new WeakRef(target) : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    // What has left the memory has left the page before.
    const isGone = focused.current !== null && focused.current.deref()?.isConnected !== true;
    if (!isThere && isGone && document.activeElement === document.body) {
      focusHeading();
    }
  }, [isThere]);
}
