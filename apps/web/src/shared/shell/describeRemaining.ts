import { describeDuration } from '../text/describeDuration.ts';
import { fill } from '../text/fill.ts';
import { packagesText } from '../text/packagesText.ts';

/** What is left of a package beside its bar: never more than the whole. Both in ms. */
export function describeRemaining(left: number, total: number): string {
  return fill(packagesText.remaining, {
    t: describeDuration(Math.min(left, total)),
    total: describeDuration(total),
  });
}
