import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';

/**
 * Puts the tip of an icon beside it. The menu scrolls and would cut off what
 * sticks out, so the tip is fixed to the window and has to be told how high its
 * icon stands. Escape puts it away (WCAG 1.4.13).
 */
export const tipHandlers = {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => {
    place(event.currentTarget);
  },
  onFocus: (event: FocusEvent<HTMLElement>) => {
    place(event.currentTarget);
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.currentTarget.dataset['tip'] = 'dismissed';
    }
  },
};

function place(icon: HTMLElement): void {
  const { top, height } = icon.getBoundingClientRect();
  icon.dataset['tip'] = 'placed';
  icon.style.setProperty('--tip-middle', `${top + height / 2}px`);
}
