import { describe, expect, it } from 'vitest';
import { isSlowMachine } from './slowMachine.ts';

describe('a slow machine', () => {
  it.each([
    [[400, 900, 350], true],
    [[400, 200, 900], false],
  ])('is one whose best of three times is too long: %j', (lengths, isSlow) => {
    const times = lengths.flatMap((length) => [0, length]);
    expect(isSlowMachine(() => times.shift() ?? 0)).toBe(isSlow);
  });
});
