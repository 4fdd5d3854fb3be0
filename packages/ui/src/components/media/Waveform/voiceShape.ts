/** The bars of a `VoiceWave`, 0 to 1, from the newest to the oldest. */
export interface VoiceShape {
  /** Takes a loudness, 0 to 1; true when the bars have changed. */
  add: (loudness: number) => boolean;
  read: () => readonly number[];
}

/** The levels in one bar: two of 20 in a second, so that a bar moves 40 px in a second. */
const levelsInBar = 2;
/** The heights of bars that do not move. */
const steps = 4;

/** @param isStill the bars do not travel: all of them grow with the level, in four steps */
export function createVoiceShape(count: number, isStill: boolean): VoiceShape {
  return isStill ? createStillShape(count) : createMovingShape(count);
}

function createMovingShape(count: number): VoiceShape {
  let bars: readonly number[] = Array.from({ length: count }, () => 0);
  let pending: number[] = [];
  return {
    add(loudness) {
      pending.push(loudness);
      if (pending.length < levelsInBar) {
        return false;
      }
      bars = [Math.max(...pending), ...bars.slice(0, count - 1)];
      pending = [];
      return true;
    },
    read: () => bars,
  };
}

function createStillShape(count: number): VoiceShape {
  let level = 0;
  return {
    add(loudness) {
      const next = Math.round(loudness * steps) / steps;
      const changed = next !== level;
      level = next;
      return changed;
    },
    read: () =>
      Array.from(
        { length: count },
        (_, bar) => level * (0.6 + 0.4 * Math.cos(bar * 1.3)) * (1 - bar / count),
      ),
  };
}
