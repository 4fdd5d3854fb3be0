/** How far from the end, in px, a reader still counts as being there. */
const near = 120;

export interface EndFollower {
  /** Something was added: goes with it if the reader was at the end. */
  follow: () => void;
  stop: () => void;
}

/** Keeps a reader at the end of a growing text, and never takes one away who reads above. */
export function followEnd(element: HTMLElement): EndFollower {
  const scroller = scrollerOf(element);
  const target = scroller === document.documentElement ? document : scroller;
  const readsEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= near;
  let stands: 'end' | 'above' = readsEnd() ? 'end' : 'above';
  let frame = 0;
  const look = () => {
    stands = readsEnd() ? 'end' : 'above';
  };
  target.addEventListener('scroll', look, { passive: true });
  return {
    follow() {
      if (stands === 'end') {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => {
          scroller.scrollTop = scroller.scrollHeight;
        });
      }
    },
    stop() {
      cancelAnimationFrame(frame);
      target.removeEventListener('scroll', look);
    },
  };
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (/auto|scroll/u.test(getComputedStyle(box).overflowY)) {
      return box;
    }
  }
  return document.documentElement;
}
