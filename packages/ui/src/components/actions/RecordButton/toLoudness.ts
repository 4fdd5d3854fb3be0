const silence = -60;
const loud = -12;

/**
 * Converts a level in dBFS to a loudness from 0 (silence, −60 dBFS and below) to 1
 * (−12 dBFS and above), linear in decibels. `-Infinity` is digital silence.
 */
export function toLoudness(dBFS: number): number {
  return Math.min(1, Math.max(0, (dBFS - silence) / (loud - silence)));
}
