import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSoundOver, readSoundTime } from './soundDays.ts';

const at = (time: string) => Date.parse(time);

afterEach(() => void vi.restoreAllMocks());

describe('the chosen days of a sound', () => {
  it('X-131, T-45: end with a day of Tehran', () => {
    // 20:29:59 UTC is the last second of the day in Tehran.
    const recorded = at('2026-11-21T20:29:59Z');
    expect(isSoundOver(recorded, 7, at('2026-11-28T20:29:59Z'))).toBe(false);
    expect(isSoundOver(recorded, 7, at('2026-11-28T20:30:00Z'))).toBe(true);
    expect(isSoundOver(recorded + 1_000, 7, at('2026-11-28T20:30:00Z'))).toBe(false);
  });

  it('X-131: never end where the person keeps every sound, nor with a clock that was set back', () => {
    const recorded = at('2026-11-21T10:00:00Z');
    expect(isSoundOver(recorded, null, at('2036-11-21T10:00:00Z'))).toBe(false);
    expect(isSoundOver(recorded, 1, at('2026-01-01T10:00:00Z'))).toBe(false);
  });

  it.each([
    ['ahead', 5, 2],
    ['back', 2, 5],
  ])(
    'X-131: are counted by the earlier clock, with that of the device set %s',
    (_, device, server) => {
      vi.spyOn(Date, 'now').mockReturnValue(device);
      expect(readSoundTime({ now: () => server })).toBe(2);
    },
  );
});
