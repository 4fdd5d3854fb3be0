import { useLayoutEffect, useRef } from 'react';

/** The ref of the link of a row, which takes the focus when a field in its place is gone. */
export function useLinkFocus(renaming: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasRenaming = useRef(renaming);
  useLayoutEffect(() => {
    const isOver = wasRenaming.current && !renaming;
    wasRenaming.current = renaming;
    if (isOver && document.activeElement === document.body) {
      link.current?.focus();
    }
  }, [renaming]);
  return link;
}
