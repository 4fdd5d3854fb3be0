import { fuzzRuns } from '@nevisa/testing';
import { expect, it } from 'vitest';
import { killWhileSending } from './kill/killWhileSending.ts';

/** The nightly run kills 20 times. */
const kills = Math.min(fuzzRuns(4), 20);

it(
  'X-186: a file whose page is killed again and again arrives whole, repeats at most a part each time, and becomes one text',
  { timeout: 60_000 + kills * 60_000, retry: 0 },
  async () => {
    const { interrupted, repeated, received, size, jobs } = await killWhileSending(kills);
    expect(interrupted).toBeGreaterThan(0);
    expect(repeated).toBeLessThanOrEqual(kills);
    expect({ received, jobs }).toEqual({ received: size, jobs: 1 });
  },
);
