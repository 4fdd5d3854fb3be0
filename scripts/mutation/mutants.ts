import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { Mutant } from './score.ts';

const root = join(import.meta.dirname, '../..');

/** Enough to meet what the examples leave out, and few enough for a thousand runs. */
const casesForEach = 25;

/**
 * Changes the files one place at a time, in a copy, and runs their tests
 * against each change.
 *
 * @param files paths from the root
 * @param afresh also what has not changed since the last time, nor its tests
 */
export async function runMutants(
  files: readonly string[],
  { afresh }: { afresh: boolean },
): Promise<Mutant[]> {
  process.chdir(root);
  process.env['NEVISA_FUZZ_RUNS'] = String(casesForEach);
  const stryker = new Stryker({
    configFile: 'scripts/mutation/stryker.json',
    mutate: [...files],
    force: afresh,
  });
  const mutants = await stryker.runMutationTest();
  return mutants.map(({ fileName, status, mutatorName, replacement, location }) => ({
    file: relative(root, fileName),
    status,
    mutatorName,
    replacement,
    location,
  }));
}
