/**
 * How many cases a property is tried with: `normal`, or as many as
 * `NEVISA_FUZZ_RUNS` asks for. The nightly run asks for many more, the mutation
 * test for fewer, because it runs the tests once for each mutant.
 *
 * @throws Error where the number would silently try nothing.
 */
export function fuzzRuns(normal: number, asked = process.env['NEVISA_FUZZ_RUNS']): number {
  if (asked === undefined || asked === '') {
    return normal;
  }
  const runs = Number(asked);
  if (!Number.isSafeInteger(runs) || runs < 1) {
    throw new Error(
      `NEVISA_FUZZ_RUNS is "${asked}", which is no number of cases; give a whole number from 1 on.`,
    );
  }
  return runs;
}

/** The seed of the cases that are the same in each run. */
export const fixedSeed = 20_261_121;

/**
 * The seed of a run: fixed, so that `npm test` has one result for one state of the code; none for a
 * run that asks for a number of cases, which looks for new ones (ADR-0013).
 */
export function chooseSeed(asked = process.env['NEVISA_FUZZ_RUNS']): { seed?: number } {
  return asked === undefined || asked === '' ? { seed: fixedSeed } : {};
}

/** When such a property is taken for endless, in ms: far beyond what it takes on a busy machine. */
export function fuzzTime(normal: number): number {
  return 180_000 + fuzzRuns(normal) * 50;
}
