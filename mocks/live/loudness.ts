const fullScale = 32_768;

/** Digital silence, in dBFS. */
const silence = -100;

/**
 * Divides 16-bit samples into frames of equal length and measures each frame,
 * independent of the chunks in which the samples arrive.
 *
 * @returns a function that takes samples and returns the levels of the completed frames, in dBFS
 */
export function createLoudnessMeter(frameLength: number): (samples: Int16Array) => number[] {
  let energy = 0;
  let counted = 0;
  return (samples) => {
    const levels: number[] = [];
    for (const sample of samples) {
      energy += sample * sample;
      counted += 1;
      if (counted === frameLength) {
        levels.push(Math.max(silence, 10 * Math.log10(energy / frameLength / fullScale ** 2)));
        energy = 0;
        counted = 0;
      }
    }
    return levels;
  };
}
