import { useState, useSyncExternalStore } from 'react';
import { breakpoint } from '../../tokens/scales.ts';

/** A drawer on phones; beside the page, open or with icons only, on wider windows. */
export type MenuShape = 'drawer' | 'compact' | 'open';

type Room = 'phone' | 'tablet' | 'desktop';

const phone = `(width < ${breakpoint.phone})`;
const desktop = `(width >= ${breakpoint.desktop})`;

export interface MenuShapeFacts {
  shape: MenuShape;
  toggle: () => void;
}

/**
 * Which shape the side menu has. Between a phone and a desktop it starts with
 * icons only, whatever was chosen for wide windows, because there the room
 * belongs to the page; so only a choice made on a wide window is reported.
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

function onRoomChange(tell: () => void): () => void {
  const lists = [phone, desktop].map((query) => window.matchMedia(query));
  for (const list of lists) {
    list.addEventListener('change', tell);
  }
  return () => {
    for (const list of lists) {
      list.removeEventListener('change', tell);
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
