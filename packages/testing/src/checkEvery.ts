import fc from 'fast-check';
import { fuzzRuns } from './fuzzRuns.ts';

type Arbitraries<Values extends unknown[]> = {
  [Place in keyof Values]: fc.Arbitrary<Values[Place]>;
};

/** Tries a property with `normal` cases, or as many as `fuzzRuns` says. */
export function checkEvery<Values extends [unknown, ...unknown[]]>(
  normal: number,
  ...property: [...Arbitraries<Values>, (...values: Values) => boolean | void]
): void {
  fc.assert(fc.property<Values>(...property), { numRuns: fuzzRuns(normal) });
}

/** As `checkEvery`, for a property that takes time. */
export function checkEveryInTime<Values extends [unknown, ...unknown[]]>(
  normal: number,
  ...property: [...Arbitraries<Values>, (...values: Values) => Promise<boolean | void>]
): Promise<void> {
  return fc.assert(fc.asyncProperty<Values>(...property), { numRuns: fuzzRuns(normal) });
}
