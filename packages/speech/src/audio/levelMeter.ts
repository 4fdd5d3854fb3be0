/** The lowest level that is reported, in dBFS. */
const silence = -100;

const levelsPerSecond = 20;

/** Takes samples of one rate. Returns a level 20 times per second of audio, otherwise null. */
export type LevelMeter = (samples: Float32Array) => number | null;

/** Measures loudness as root mean square in dBFS: −100 is silence, 0 a full-scale square wave. */
export function createLevelMeter(sampleRate: number): LevelMeter {
  const span = Math.round(sampleRate / levelsPerSecond);
  let energy = 0;
  let count = 0;
  return (samples) => {
    let level: number | null = null;
    for (const sample of samples) {
      energy += sample * sample;
      count += 1;
      if (count === span) {
        level = toDecibels(energy / span);
        energy = 0;
        count = 0;
      }
    }
    return level;
  };
}

function toDecibels(power: number): number {
  return Math.max(silence, Math.min(0, 10 * Math.log10(power)));
}
