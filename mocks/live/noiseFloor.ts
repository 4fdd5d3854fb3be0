/** Length of the window, in seconds. */
const seconds = 8;

/** Assumed noise floor of the first two seconds, in dBFS, because speech may begin at once. */
export const quietRoom = -60;
const firstSeconds = 2;

/** Tracks the noise floor: the lowest level of the last eight seconds, in dBFS. */
export function createNoiseFloor(framesPerSecond: number): { next(level: number): number } {
  const quietest: number[] = [];
  let frames = 0;
  return {
    next: (level) => {
      if (frames % framesPerSecond === 0) {
        quietest.unshift(level);
        quietest.length = Math.min(quietest.length, seconds);
      }
      frames += 1;
      quietest[0] = Math.min(quietest[0] ?? level, level);
      const assumed = frames <= firstSeconds * framesPerSecond ? quietRoom : 0;
      return Math.min(assumed, ...quietest);
    },
  };
}
