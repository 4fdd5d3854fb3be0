import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '../requirements/catalogue.ts';
import type { FaultContext } from './checkFaults.ts';
import { withoutFault } from './withoutFault.ts';

/** Collects what the check of the faults needs: every R-row and X-row with a test needs a fault. */
export function makeFaultContext(root: string, { rows, excused }: Tree): FaultContext {
  return {
    rows: [...rows.keys()].filter((row) => /^[RX]-/.test(row) && !excused.has(row)),
    withoutFault,
    readText: (file) =>
      existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null,
  };
}
