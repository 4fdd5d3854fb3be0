import type { TipSide } from './describeTip.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export interface Surroundings {
  /** The inner size of the window. */
  window: Size;
  rtl: boolean;
}

const gap = 6;
const margin = 8;

/** The upper left corner of a tooltip beside its control, in px of the window. */
export function placeTip(
  control: Box,
  tip: Size,
  side: TipSide,
  { window, rtl }: Surroundings,
): { left: number; top: number } {
  const before = { left: control.left - gap - tip.width, top: control.top - gap - tip.height };
  const after = {
    left: control.left + control.width + gap,
    top: control.top + control.height + gap,
  };
  const middle = {
    left: control.left + (control.width - tip.width) / 2,
    top: control.top + (control.height - tip.height) / 2,
  };
  if (side === 'start' || side === 'end') {
    const isLeft = (side === 'start') !== rtl;
    const fits = isLeft ? before.left >= margin : after.left + tip.width <= window.width - margin;
    const left = isLeft === fits ? before.left : after.left;
    return { left, top: keepWithin(middle.top, tip.height, window.height) };
  }
  const isTop = side === 'top';
  const fits = isTop ? before.top >= margin : after.top + tip.height <= window.height - margin;
  const top = isTop === fits ? before.top : after.top;
  return { left: keepWithin(middle.left, tip.width, window.width), top };
}

function keepWithin(start: number, length: number, room: number): number {
  return Math.max(margin, Math.min(start, room - margin - length));
}
