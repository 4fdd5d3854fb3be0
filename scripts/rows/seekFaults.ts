import type { Level } from './levels.ts';
import type { RowFault } from './rowFault.ts';

/** A test that names rows, in its own title or in that of its group or step. */
export interface RowTest {
  /** From the root. */
  file: string;
  /** The titles of its groups and its own, with ` > ` between. */
  name: string;
  rows: readonly string[];
}

export interface TestOutcome extends RowTest {
  failed: boolean;
}

/** Runs tests of one level on the unchanged code or on a fault. */
export interface LevelRunner {
  level: Level;
  /** Runs all tests of the level that name one of the rows. */
  runRows: (rows: readonly string[]) => Promise<TestOutcome[]>;
  /** Runs these tests while the fault is applied; null when they did not end within the time limit. */
  runWith: (fault: RowFault, tests: readonly RowTest[]) => Promise<TestOutcome[] | null>;
  close: () => Promise<void>;
}

/** Which test saw a fault. */
export interface SeenFault {
  fault: RowFault;
  level: Level;
  /** Its name, or that no test ended. */
  test: string;
  seconds: number;
}

export interface LevelReport {
  seen: SeenFault[];
  unseen: RowFault[];
  /** Tests that fail on the unchanged code; their failure proves nothing. */
  broken: string[];
}

/**
 * Applies each fault and runs the tests that name its row. A test sees the
 * fault when it fails with it and passes without it. Tests that do not end with
 * a fault have seen it as well.
 */
export async function seekFaults(
  faults: readonly RowFault[],
  runner: LevelRunner,
  report: (seen: SeenFault) => void,
): Promise<LevelReport> {
  const before = await runner.runRows([...new Set(faults.map(({ row }) => row))]);
  const passing = before.filter(({ failed }) => !failed);
  const found: LevelReport = {
    seen: [],
    unseen: [],
    broken: before.filter(({ failed }) => failed).map(({ file, name }) => `${file}: ${name}`),
  };
  for (const fault of faults) {
    const tests = passing.filter(({ rows }) => rows.includes(fault.row));
    const begun = performance.now();
    const after = tests.length === 0 ? [] : await runner.runWith(fault, tests);
    const sees = findSeeing(fault, after);
    if (sees === null) {
      found.unseen.push(fault);
    } else {
      const seconds = (performance.now() - begun) / 1_000;
      const seen = { fault, level: runner.level, test: sees, seconds };
      found.seen.push(seen);
      report(seen);
    }
  }
  return found;
}

/** The name of the test that saw a fault; null where none did. */
function findSeeing({ row }: RowFault, outcomes: readonly TestOutcome[] | null): string | null {
  return outcomes === null
    ? 'ended by the time limit'
    : (outcomes.find(({ failed, rows }) => failed && rows.includes(row))?.name ?? null);
}
