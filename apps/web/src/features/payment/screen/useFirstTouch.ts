import { type RefObject, useEffect, useEffectEvent } from 'react';

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** A shorter way is not a scroll of the person: the page itself may move by it, in px. */
const leastScroll = 8;

/** A pause this long ends the scroll that has brought the element into view, in ms. */
const settling = 300;

/**
 * Calls when a person touches, scrolls or presses a key outside of the element, as someone does who reads.
 * The scroll that brings the element into view is none of these.
 *
 * @param isOn whether a touch counts: from the moment the element has been in view
 */
export function useFirstTouch(
  element: RefObject<Element | null>,
  isOn: boolean,
  onTouch: () => void,
): void {
  const readIsOn = useEffectEvent(() => isOn);
  const touch = useEffectEvent(onTouch);
  useEffect(() => {
    let place = window.scrollY;
    let settledAt = 0;
    const isWatching = () => readIsOn() && performance.now() >= settledAt;
    const settle = () => {
      place = window.scrollY;
      settledAt = performance.now() + settling;
    };
    const touched = ({ target, type }: Event) => {
      if (!isWatching()) {
        // The wheel or the finger goes on after the page has reached its end.
        if (type === 'wheel' || type === 'touchmove') {
          settle();
        }
      } else if (!(target instanceof Node && element.current?.contains(target))) {
        touch();
      }
    };
    const scrolled = () => {
      if (!isWatching()) {
        settle();
      } else if (Math.abs(window.scrollY - place) > leastScroll) {
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
