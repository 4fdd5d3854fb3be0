import type { Level } from './levels.ts';
import type { RowFault } from './rowFault.ts';
import { type LevelRunner, seekFaults, type SeenFault } from './seekFaults.ts';

export interface FaultRun {
  seen: SeenFault[];
  unseen: RowFault[];
  /** Tests that fail on the unchanged code. */
  broken: string[];
  /** Level → how long it took, in seconds. */
  seconds: Map<Level, number>;
}

/** Tries the faults level by level; a fault that one level sees is not tried on the next. */
export async function tryFaults(
  faults: readonly RowFault[],
  levels: readonly Level[],
  open: (level: Level) => LevelRunner,
  report: (seen: SeenFault) => void,
): Promise<FaultRun> {
  const run: FaultRun = { seen: [], unseen: [...faults], broken: [], seconds: new Map() };
  for (const level of levels) {
    if (run.unseen.length === 0) {
      break;
    }
    const begun = performance.now();
    const runner = open(level);
    try {
      const { seen, unseen, broken } = await seekFaults(run.unseen, runner, report);
      run.seen.push(...seen);
      run.broken.push(...broken);
      run.unseen = unseen;
    } finally {
      await runner.close();
    }
    run.seconds.set(level, (performance.now() - begun) / 1_000);
  }
  return run;
}

/** The last lines of the output: the problems, one each, the seconds of each level, and the sum. */
export function describeRun({ seen, unseen, broken, seconds }: FaultRun): string {
  const faults = [...seen.map(({ fault }) => fault), ...unseen];
  const rows = new Set(faults.map(({ row }) => row)).size;
  return [
    ...unseen.map(({ row, file, from, to }) => `${row} unseen: ${file}: «${from}» → «${to}»`),
    ...broken.map((test) => `fails without a fault: ${test}`),
    ...[...seconds].map(([level, time]) => `${level}: ${time.toFixed(1)} s`),
    `${rows} rows, ${faults.length} faults, ${unseen.length} unseen`,
  ].join('\n');
}

/** Whether every fault was seen, by tests that pass without it. */
export function isComplete({ unseen, broken }: FaultRun): boolean {
  return unseen.length === 0 && broken.length === 0;
}
