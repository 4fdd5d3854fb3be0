import { expect, it } from 'vitest';
import { readLargestUpload } from './largestUpload.ts';

it('X-180: the largest file is a number of bytes, or else 2 GB', () => {
  const largest = (bytes: string) => readLargestUpload({ VITE_LARGEST_UPLOAD: bytes });
  expect(['5000000', '', '0', '-1', '1e3', '2 GB'].map(largest)).toEqual([
    5_000_000,
    ...Array.from({ length: 5 }, () => 2 * 1_024 ** 3),
  ]);
  expect(readLargestUpload({})).toBe(2 * 1_024 ** 3);
});
