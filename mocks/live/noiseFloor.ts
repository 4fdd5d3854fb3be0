/** How far back the quietest moment is looked for. */
const seconds = 8;

/** Until two seconds were heard, the room is taken for this quiet, in dBFS: many begin at once to speak. */
const quietRoom = -60;
const firstSeconds = 2;

/** The level of the room behind the voice: the quietest moment of the last eight seconds. */
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
