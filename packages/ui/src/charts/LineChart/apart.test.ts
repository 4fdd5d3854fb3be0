import { describe, expect, it } from 'vitest';
import { apart } from './apart.ts';

describe('apart', () => {
  it('leaves what stands apart', () => {
    expect(apart([10, 40, 90], 18)).toEqual([10, 40, 90]);
  });

  it('moves what is too near, in the order of the places', () => {
    expect(apart([50, 45, 48], 18)).toEqual([81, 45, 63]);
  });

  it('knows what to do with nothing', () => {
    expect(apart([], 18)).toEqual([]);
  });
});
