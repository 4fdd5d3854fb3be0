/** A reader within this distance, in px, is at the end. */
const endDistance = 60;

/**
 * Scrolls along with a growing text while the reader is at its end. Only scrolling
 * up leaves the end: a paragraph that comes into view takes its real height, which
 * changes the distance too. An element that grows with the height of its window,
 * e.g. when the address bar of a phone hides, has no new text. Returns the stop
 * function.
 */
export function followEnd(element: HTMLElement): () => void {
  const scroller = findScroller(element);
  const target = scroller === document.documentElement ? document : scroller;
  const isAtEnd = () =>
    scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= endDistance;
  let position: 'end' | 'above' = isAtEnd() ? 'end' : 'above';
  let top = scroller.scrollTop;
  let height = element.offsetHeight;
  let windowHeight = scroller.clientHeight;
  const update = () => {
    if (isAtEnd()) {
      position = 'end';
    } else if (scroller.scrollTop < top) {
      position = 'above';
    }
    top = scroller.scrollTop;
  };
  const observer = new ResizeObserver(() => {
    const grows = height < element.offsetHeight && windowHeight === scroller.clientHeight;
    height = element.offsetHeight;
    windowHeight = scroller.clientHeight;
    if (position === 'end' && grows) {
      scroller.scrollTop = scroller.scrollHeight;
    }
  });
  observer.observe(element);
  target.addEventListener('scroll', update, { passive: true });
  return () => {
    observer.disconnect();
    target.removeEventListener('scroll', update);
  };
}

/** The nearest scrolling ancestor, or the page. */
export function findScroller(element: HTMLElement): HTMLElement {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (/auto|scroll/u.test(getComputedStyle(box).overflowY)) {
      return box;
    }
  }
  return document.documentElement;
}
