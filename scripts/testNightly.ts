import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBin } from './bin.ts';

/**
 * What takes too long for every change: the properties of the parsers with
 * 100,000 cases each, those of the machines, the writing and the editor with
 * 20,000 each, those of the live line with 1,000, 50 killed browsers and 50
 * crashed pages of a dictation, 50 ends of an editor, the walk in other engines, the
 * exported files in other programs, the built app behind nginx and Caddy, the mutation
 * test, and a fault for each row of the requirements.
 */
const root = join(import.meta.dirname, '..');
const parsers = [
  'packages/api/src/listErrorTexts.test.ts',
  'apps/web/src/shared/returnPath.test.ts',
  'apps/web/src/features/payment/',
];
const passed = [
  fuzz('The parsers', 100_000, parsers),
  fuzz('The machines', 20_000, ['packages/machines/src/']),
  fuzz('Persian writing and the editor', 20_000, [
    'packages/writing/src/',
    'packages/transcript/src/',
    'packages/ui/src/components/editor/TranscriptEditor/',
    'apps/web/src/features/settings/',
  ]),
  fuzz('The line of live dictation', 1_000, ['packages/speech/src/']),
  killBrowsers(50),
  run('Other engines', [join(root, 'scripts/testEngines.ts')]),
  run('Spreadsheets', [join(root, 'scripts/checkSpreadsheets.ts')]),
  run('Texts', [join(root, 'scripts/checkTexts.ts')]),
  run('Deployment', [findBin('vitest'), 'run', '--project', 'deployment']),
  run('Mutants', [join(root, 'scripts/testMutation.ts'), '--afresh']),
  run('Faults of the rows', [join(root, 'scripts/testRows.ts')]),
];
const failures = passed.filter((each) => !each).length;
console.log(`\n${passed.length - failures} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

function fuzz(name: string, runs: number, files: string[]): boolean {
  const vitest = [findBin('vitest'), 'run', '--project', 'unit', '--testTimeout', '900000'];
  return run(
    `${name}, ${runs.toLocaleString('en')} cases for each property`,
    [...vitest, ...files],
    {
      NEVISA_FUZZ_RUNS: String(runs),
    },
  );
}

/** In each of the two ways in which a dictation can end without a word, and while a text is edited. */
function killBrowsers(times: number): boolean {
  const files = ['e2e/kill.e2e.ts', 'e2e/editingKills.e2e.ts'];
  const vitest = [findBin('vitest'), 'run', '--project', 'e2e', ...files];
  return run(`Kills, ${times} in each way`, vitest, { NEVISA_FUZZ_RUNS: String(times) });
}

function run(title: string, command: string[], settings: Record<string, string> = {}): boolean {
  console.log(`\n${title}`);
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title}: ${seconds} s`);
  return status === 0;
}
