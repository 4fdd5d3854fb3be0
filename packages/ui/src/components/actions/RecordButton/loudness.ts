const silence = -60;
const loud = -12;

/**
 * How large a level is drawn, from 0 (silence) to 1 (as loud as speech should
 * get), linear in decibels as the ear is. `-Infinity` is digital silence.
 */
export function loudnessOf(dBFS: number): number {
  return Math.min(1, Math.max(0, (dBFS - silence) / (loud - silence)));
}
