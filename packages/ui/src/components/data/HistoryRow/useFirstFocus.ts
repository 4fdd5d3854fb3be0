import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses a field when it appears and selects its text. A menu that opened the field gives the
 * focus back to its button when it has closed; the field takes it again, until a press or a key.
 *
 * @returns whether a press or a key has occurred since the field appeared
 */
export function useFirstFocus(field: RefObject<HTMLInputElement | null>): RefObject<boolean> {
  const answered = useRef(false);
  useLayoutEffect(() => {
    const stopped = new AbortController();
    const options = { capture: true, signal: stopped.signal };
    const focus = () => {
      field.current?.focus();
      field.current?.select();
    };
    const answer = () => {
      answered.current = true;
      stopped.abort();
    };
    const takeBack = ({ target }: FocusEvent) => {
      const isMenu = target instanceof Element && target.closest('[role="menu"]') !== null;
      if (target !== field.current && !isMenu) {
        focus();
      }
    };
    focus();
    document.addEventListener('focusin', takeBack, options);
    document.addEventListener('pointerdown', answer, options);
    document.addEventListener('keydown', answer, options);
    return () => stopped.abort();
  }, [field]);
  return answered;
}
