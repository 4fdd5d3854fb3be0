import pixelmatch from 'pixelmatch';
import type { Bitmap } from './bitmap.ts';

/** How far two pictures are apart. */
export interface Difference {
  /** How many points differ; where the sizes differ, all that only one of them has count too. */
  points: number;
  /** The changed points in red on the faded picture. */
  drawing: Bitmap;
}

/** About two of 255 steps of light: more than rounding makes, less than an eye sees. */
const threshold = 0.01;

export function compare(expected: Bitmap, actual: Bitmap): Difference {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const drawing = Buffer.alloc(width * height * 4);
  const [one, other] = [onCanvas(expected, width, height), onCanvas(actual, width, height)];
  const points = one.equals(other)
    ? 0
    : pixelmatch(one, other, drawing, width, height, { threshold, includeAA: true });
  return { points, drawing: { width, height, data: drawing } };
}

// What only one of them has stands against nothing at all, which is no colour.
function onCanvas({ width, height, data }: Bitmap, wide: number, high: number): Buffer {
  if (width === wide && height === high) {
    return data;
  }
  const canvas = Buffer.alloc(wide * high * 4);
  for (let y = 0; y < height; y += 1) {
    data.copy(canvas, y * wide * 4, y * width * 4, (y + 1) * width * 4);
  }
  return canvas;
}
