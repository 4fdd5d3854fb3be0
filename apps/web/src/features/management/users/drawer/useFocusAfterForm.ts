import { useLayoutEffect, useRef } from 'react';

/** The ref of the button that opens a form in its place, which takes the focus when the form is gone. */
export function useFocusAfterForm(isShown: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    const isOver = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isOver && document.activeElement === document.body) {
      button.current?.focus();
    }
  }, [isShown]);
  return button;
}
