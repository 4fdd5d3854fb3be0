/** How far from the end, in px, a reader still counts as being there. */
const near = 60;

/**
 * Keeps a reader at the end of a growing text, and never takes one away who
 * went up to read. Paragraphs that come into view take their real height, so a
 * distance alone does not say that somebody left the end. Gives back how to stop.
 */
export function followEnd(element: HTMLElement): () => void {
  const scroller = scrollerOf(element);
  const target = scroller === document.documentElement ? document : scroller;
  const readsEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= near;
  let stands: 'end' | 'above' = readsEnd() ? 'end' : 'above';
  let top = scroller.scrollTop;
  let height = element.offsetHeight;
  const look = () => {
    if (readsEnd()) {
      stands = 'end';
    } else if (scroller.scrollTop < top) {
      stands = 'above';
    }
    top = scroller.scrollTop;
  };
  const observer = new ResizeObserver(() => {
    const before = height;
    height = element.offsetHeight;
    if (stands === 'end' && height > before) {
      scroller.scrollTop = scroller.scrollHeight;
    }
  });
  observer.observe(element);
  target.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    target.removeEventListener('scroll', look);
  };
}

/** What scrolls a text: the nearest box that does, or the page. */
export function scrollerOf(element: HTMLElement): HTMLElement {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (/auto|scroll/u.test(getComputedStyle(box).overflowY)) {
      return box;
    }
  }
  return document.documentElement;
}
