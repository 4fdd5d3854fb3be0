import { writeWavePath } from '../../packages/ui/src/components/media/Waveform/wave.ts';
import { checkMost, type Bench, formatMilliseconds } from './bench.ts';
import { computeMedian } from './statistics.ts';

const rounds = 21;
/** Three hours at 20 peaks a second. */
const peaks = Float32Array.from({ length: 216_000 }, (_, place) => Math.abs(Math.sin(place)));

export const wave: Bench = {
  name: 'wave',
  about: `the path of the wave of three hours, 800 px wide, in each of ${rounds} rounds`,
  run: () => {
    const taken = Array.from({ length: rounds }, () => {
      const from = performance.now();
      writeWavePath(peaks, 800, 44);
      return performance.now() - from;
    });
    return Promise.resolve([checkMost('median', computeMedian(taken), 8, formatMilliseconds)]);
  },
};
