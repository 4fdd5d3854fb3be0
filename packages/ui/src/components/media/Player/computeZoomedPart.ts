import type { WaveformPart } from '../Waveform/wave.ts';

/** The seconds that the zoomed strip shows. */
export const zoomedLength = 30;

/** The part of the strip at a place: it moves by pages, so that it rests while the sound plays. */
export function computeZoomedPart(seconds: number, duration: number): WaveformPart {
  const last = Math.max(0, duration - zoomedLength);
  const page = Math.floor(Math.min(Math.max(0, seconds), duration) / zoomedLength);
  return {
    start: Math.min(page * zoomedLength, last),
    length: Math.min(zoomedLength, Math.max(0, duration)),
  };
}
