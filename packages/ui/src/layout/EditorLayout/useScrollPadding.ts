import { type RefObject, useLayoutEffect } from 'react';

/** The distance in px between a focused element and the bar that would cover it. */
const room = 8;

/**
 * Gives the page the real heights of the sticky children of a layout as scroll padding, so that
 * neither the focus nor the caret is behind a bar (WCAG 2.4.11).
 */
export function useScrollPadding(layout: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = layout.current;
    if (root === null) {
      return undefined;
    }
    const { style } = root.ownerDocument.documentElement;
    const update = () => {
      const { top, bottom } = measureBars([...root.children]);
      style.setProperty('scroll-padding-block', `${top + room}px ${bottom + room}px`);
    };
    update();
    const observer = new ResizeObserver(update);
    for (const child of root.children) {
      observer.observe(child);
    }
    // A lower window makes bars scroll with the page, at the same height.
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      style.removeProperty('scroll-padding-block');
    };
  }, [layout]);
}

/** How far the sticky elements reach into the window from above and from below, in px. */
function measureBars(elements: readonly Element[]): { top: number; bottom: number } {
  const reach = { top: 0, bottom: 0 };
  for (const element of elements) {
    const { position, top, bottom } = getComputedStyle(element);
    if (position === 'sticky') {
      const { height } = element.getBoundingClientRect();
      const side = top === 'auto' ? 'bottom' : 'top';
      reach[side] = Math.max(
        reach[side],
        Number.parseFloat(side === 'top' ? top : bottom) + height,
      );
    }
  }
  return reach;
}
