import type { Sound } from './wav.ts';

const reach = 16;

/** Brings sound to a lower rate through a windowed sinc, so that what the lower rate cannot hold does not fold back. */
export function resample({ rate, samples }: Sound, wanted: number): Sound {
  const step = rate / wanted;
  const cutoff = Math.min(1, 1 / step);
  const half = reach / cutoff;
  const length = Math.floor(samples.length / step);
  const result = Float32Array.from({ length }, (_, index) => {
    const centre = index * step;
    let sum = 0;
    for (let at = Math.ceil(centre - half); at <= centre + half; at += 1) {
      const distance = at - centre;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / half);
      sum += (samples[at] ?? 0) * sinc(distance * cutoff) * cutoff * window;
    }
    return sum;
  });
  return { rate: wanted, samples: result };
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}
