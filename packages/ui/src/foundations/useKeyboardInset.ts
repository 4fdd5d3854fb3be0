import { type RefObject, useLayoutEffect } from 'react';

/** What is smaller than this is no keyboard but a bar of the browser, in px. */
const leastKeyboard = 120;

/**
 * Tells an element how much of the window a keyboard on the screen covers: `--_keyboard` in px,
 * and `data-keyboard` while there is one. The layout of the page does not change with it.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport: view } = window;
    if (view === null) {
      return undefined;
    }
    const update = () => {
      // A zoomed page has a small view without a keyboard.
      const covered = view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0;
      const isOpen = covered >= leastKeyboard;
      element.current?.toggleAttribute('data-keyboard', isOpen);
      element.current?.style.setProperty('--_keyboard', `${isOpen ? Math.round(covered) : 0}px`);
    };
    update();
    view.addEventListener('resize', update);
    view.addEventListener('scroll', update);
    return () => {
      view.removeEventListener('resize', update);
      view.removeEventListener('scroll', update);
    };
  }, [element]);
}
