import { type RefObject, useEffect, useEffectEvent } from 'react';

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** A shorter way is not a scroll of the person: the page itself may move by it, in px. */
const leastScroll = 8;

/** Calls when a person touches, scrolls or presses a key outside of the element, as someone does who reads. */
export function useFirstTouch(element: RefObject<Element | null>, onTouch: () => void): void {
  const touch = useEffectEvent(onTouch);
  useEffect(() => {
    const startedAt = window.scrollY;
    const touched = ({ target }: Event) => {
      if (!(target instanceof Node && element.current?.contains(target))) {
        touch();
      }
    };
    const scrolled = () => {
      if (Math.abs(window.scrollY - startedAt) > leastScroll) {
        touch();
      }
    };
    for (const name of touches) {
      document.addEventListener(name, touched, { passive: true });
    }
    document.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      for (const name of touches) {
        document.removeEventListener(name, touched);
      }
      document.removeEventListener('scroll', scrolled);
    };
  }, [element]);
}
