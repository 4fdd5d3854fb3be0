import type { MouseEvent } from 'react';

/** The position of the pointer in the units of the drawing. */
export function toDrawing(event: MouseEvent<SVGElement>, width: number, height: number) {
  const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
  const { left = 0, top = 0, width: drawnWidth = width, height: drawnHeight = height } = box ?? {};
  return {
    x: ((event.clientX - left) / drawnWidth) * width,
    y: ((event.clientY - top) / drawnHeight) * height,
  };
}

/** The index of the place nearest to a position, of places with equal distances; the first without one. */
export function findNearestIndex(at: number, places: readonly number[]): number {
  const [first = 0, second = first] = places;
  const step = second - first;
  const index = step === 0 ? 0 : Math.round((at - first) / step);
  return Math.min(Math.max(index, 0), Math.max(places.length - 1, 0));
}
