import { type RefObject, useEffect, useState } from 'react';
import { readTextScale } from '../../foundations/readTextScale.ts';
import { breakpoint } from '../../tokens/scales.ts';

/** A drawer on phones; open or compact beside the page on wider windows. */
export type MenuShape = 'drawer' | 'compact' | 'open';

type Room = 'phone' | 'tablet' | 'desktop';

const phone = Number.parseFloat(breakpoint.phone);
const desktop = Number.parseFloat(breakpoint.desktop);

export interface MenuShapeFacts {
  shape: MenuShape;
  toggle: () => void;
}

/**
 * The form of the side menu, by the width of the window in text sizes: at 200 % a desktop has the
 * room of a phone (WCAG 1.4.4). On tablets it is compact at first, regardless of the choice for
 * desktops, because the page needs the space; so only the choice on desktops is reported.
 */
export function useMenuShape(
  topBar: RefObject<HTMLElement | null>,
  compactAtFirst: boolean,
  onCompactChange?: (compact: boolean) => void,
): MenuShapeFacts {
  const room = useRoom(topBar);
  const [compactIn, setCompactIn] = useState({ tablet: true, desktop: compactAtFirst });
  if (room === 'phone') {
    return { shape: 'drawer', toggle: doNothing };
  }
  const compact = compactIn[room];
  return {
    shape: compact ? 'compact' : 'open',
    toggle: () => {
      setCompactIn({ ...compactIn, [room]: !compact });
      if (room === 'desktop') {
        onCompactChange?.(!compact);
      }
    },
  };
}

function useRoom(topBar: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(readRoom);
  useEffect(() => {
    // The bar changes its width with the window, and its height with the text size.
    const observer = new ResizeObserver(() => setRoom(readRoom()));
    if (topBar.current !== null) {
      observer.observe(topBar.current);
    }
    return () => observer.disconnect();
  }, [topBar]);
  return room;
}

function readRoom(): Room {
  const width = window.innerWidth / readTextScale();
  if (width < phone) {
    return 'phone';
  }
  return width < desktop ? 'tablet' : 'desktop';
}

function doNothing(): void {}
