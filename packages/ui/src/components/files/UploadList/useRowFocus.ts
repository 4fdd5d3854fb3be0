import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to the heading when a row is removed together with its focused button.
 *
 * @param count the number of rows
 */
export function useRowFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef({ count, hadFocus: false });
  useLayoutEffect(() => {
    const { count: earlier, hadFocus } = before.current;
    if (count < earlier && hadFocus && document.activeElement === document.body) {
      head.current?.focus();
    }
    before.current = { ...before.current, count };
  }, [count]);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      before.current.hadFocus = list.current?.contains(target as Node) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return { list, head };
}
