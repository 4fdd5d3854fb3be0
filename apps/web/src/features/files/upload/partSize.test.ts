import { describe, expect, it } from 'vitest';
import {
  computeSizeAfterLoss,
  computeSizeAfterPart,
  firstPartSize,
  type PartSize,
} from './partSize.ts';

const megabyte = 1_048_576;

/** Sizes of parts on a line of so many bytes a second with a delay in ms, and the share of its capacity that is used. */
function sendOver(bandwidth: number, delay: number, parts = 60) {
  let line = firstPartSize;
  let time = 0;
  let bytes = 0;
  const sizes: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    const handed = (1_000 * line.size) / bandwidth;
    const next = computeSizeAfterPart(line, { handed, answered: handed + delay });
    sizes.push(line.size / megabyte);
    bytes += line.size;
    // Where the next part overlaps, its bytes follow at once.
    time += handed + (next.overlaps ? 0 : delay);
    line = next;
  }
  return { sizes, share: bytes / ((time * bandwidth) / 1_000) };
}

describe('the size of a part', () => {
  it('X-183: grows from 1 to 8 MB on a fast line', () => {
    expect(sendOver(2_500_000, 150, 6).sizes).toEqual([1, 2, 4, 8, 8, 8]);
  });

  it('X-183: stays at its size where the answers take long', () => {
    expect(sendOver(2_500_000, 4_000, 3).sizes).toEqual([1, 1, 1]);
  });

  it('X-183: stays at 1 MB on a slow line', () => {
    expect(sendOver(25_000, 600, 3).sizes).toEqual([1, 1, 1]);
  });

  it.each(
    [0.2, 2, 20, 100].flatMap((bits) => [20, 150, 600].map((delay) => [bits, delay] as const)),
  )('X-183: uses at least 95 %% of %s Mbit/s with a delay of %s ms', (bits, delay) => {
    expect(sendOver((bits * 1_000_000) / 8, delay).share).toBeGreaterThanOrEqual(0.95);
  });

  it('X-183: overlaps only where the wait for an answer counts and a loss costs little', () => {
    const overlaps = (handed: number, answered: number) =>
      computeSizeAfterPart(firstPartSize, { handed, answered }).overlaps;
    expect([overlaps(900, 1_000), overlaps(990, 1_000), overlaps(5_000, 20_000)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('X-183: overlaps where the wait and the begin of the next part are together more than the 5 %', () => {
    // 8 MB at 100 Mbit/s with a delay of 20 ms, of which the server takes 10 more.
    const { overlaps } = computeSizeAfterPart(firstPartSize, { handed: 671, answered: 701 });
    expect(overlaps).toBe(true);
  });

  it('X-183: halves after a loss, and not below 256 kB', () => {
    let line: PartSize = { size: 8 * megabyte, overlaps: true };
    const sizes = Array.from({ length: 7 }, () => {
      line = computeSizeAfterLoss(line);
      return line.size / megabyte;
    });
    expect(sizes).toEqual([4, 2, 1, 0.5, 0.25, 0.25, 0.25]);
    expect(line.overlaps).toBe(false);
  });
});
