import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';

/**
 * Positions the tooltip of an icon. The menu scrolls and clips its content, so the tooltip has a
 * fixed position and needs the vertical middle of its icon. Escape hides it (WCAG 1.4.13).
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
