import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { copyTree } from './rows/copyTree.ts';

/**
 * Breaks each row of the requirements in a copy of the repository, and fails
 * for a fault that no test of the row sees.
 *
 * `-- R-107 X-24` tries only these rows; `-- --level unit,browser` runs only
 * tests of these levels (unit, browser, stories, e2e).
 */
const copy = mkdtempSync(join(tmpdir(), 'nevisa-rows-'));
let child: ChildProcess | undefined;
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopped = true;
    child?.kill(signal);
  });
}
process.exitCode = 1;
try {
  copyTree(join(import.meta.dirname, '..'), copy);
  // A signal that came while the files were copied arrives now.
  await setImmediate();
  if (!stopped) {
    child = spawn(
      process.execPath,
      [join(copy, 'scripts/rows/inCopy.ts'), ...process.argv.slice(2)],
      { cwd: copy, stdio: 'inherit' },
    );
    const [code] = await once(child, 'close');
    process.exitCode = code === 0 ? 0 : 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
