import { describe, expect, it } from 'vitest';
import { spreadPositions } from './spreadPositions.ts';

describe('spreadPositions', () => {
  it('returns sufficiently distant positions unchanged', () => {
    expect(spreadPositions([10, 40, 90], 18)).toEqual([10, 40, 90]);
  });

  it('moves close positions down in their order', () => {
    expect(spreadPositions([50, 45, 48], 18)).toEqual([81, 45, 63]);
  });

  it('moves positions up in their order where they would end below the lowest place', () => {
    expect(spreadPositions([100, 100, 20], 18, 104)).toEqual([86, 104, 20]);
  });

  it('handles an empty list', () => {
    expect(spreadPositions([], 18)).toEqual([]);
  });
});
