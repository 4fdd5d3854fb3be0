import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * The attributes of a button that opens an `AnchoredMenu`: a press, ArrowDown and ArrowUp
 * open it.
 */
export function describeMenuButton(open: boolean, onOpen: (button: HTMLElement) => void) {
  return {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => onOpen(currentTarget),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        event.stopPropagation();
        onOpen(event.currentTarget);
      }
    },
  } as const;
}
