import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './rows/copyTree.ts';

/**
 * Breaks each row of the requirements in a copy of the repository, and fails
 * for a fault that no test of the row sees.
 *
 * `-- R-107 X-24` tries only these rows; `-- --level unit,browser` runs only
 * tests of these levels (unit, browser, stories, e2e).
 */
const copy = copyTree(join(import.meta.dirname, '..'));
try {
  const script = join(copy, 'scripts/rows/inCopy.ts');
  const child = spawn(process.execPath, [script, ...process.argv.slice(2)], {
    cwd: copy,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = await once(child, 'close');
  process.exitCode = code === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
