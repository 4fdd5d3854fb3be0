/** How many open dialogs lock the scrolling of the page. */
let locks = 0;
/** Gives the page its own scrolling back. */
let unlock: () => void = () => undefined;

/**
 * Locks the page scroll and reserves the space of the scroll bar, so that the layout does not
 * shift. Returns a function that ends it; the page scrolls again after the last lock, in any order
 * of their ends.
 */
export function lockScroll(): () => void {
  if (locks === 0) {
    unlock = hideOverflow();
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) {
      unlock();
    }
  };
}

function hideOverflow(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) {
    style.scrollbarGutter = 'stable';
  }
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
