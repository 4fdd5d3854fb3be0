import { useState, useSyncExternalStore } from 'react';
import { breakpoint } from '../../tokens/scales.ts';

/** A drawer on phones; open or compact beside the page on wider windows. */
export type MenuShape = 'drawer' | 'compact' | 'open';

type Room = 'phone' | 'tablet' | 'desktop';

const phone = `(width < ${breakpoint.phone})`;
const desktop = `(width >= ${breakpoint.desktop})`;

export interface MenuShapeFacts {
  shape: MenuShape;
  toggle: () => void;
}

/**
 * The form of the side menu. On tablets it is compact at first, regardless of the choice for
 * desktops, because the page needs the space; so only the choice on desktops is reported.
 */
export function useMenuShape(
  compactAtFirst: boolean,
  onCompactChange?: (compact: boolean) => void,
): MenuShapeFacts {
  const room = useSyncExternalStore(onRoomChange, readRoom);
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

function onRoomChange(notify: () => void): () => void {
  const lists = [phone, desktop].map((query) => window.matchMedia(query));
  for (const list of lists) {
    list.addEventListener('change', notify);
  }
  return () => {
    for (const list of lists) {
      list.removeEventListener('change', notify);
    }
  };
}

function readRoom(): Room {
  if (window.matchMedia(phone).matches) {
    return 'phone';
  }
  return window.matchMedia(desktop).matches ? 'desktop' : 'tablet';
}

function doNothing(): void {}
