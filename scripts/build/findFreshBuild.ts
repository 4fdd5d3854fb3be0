import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBin } from '../bin.ts';

export type BuildMode = 'production' | 'demo' | 'storybook' | 'deployment';

export interface Build {
  folder: string;
  /** How long the build took; 0 when this test run had made it before. */
  seconds: number;
}

const root = join(import.meta.dirname, '../..');

/** Names the builds that exist already, for the processes of one test run. */
const builtVariable = 'NEVISA_BUILT';

const deploymentFolder = 'node_modules/.cache/nevisa-deployment';

const builds: Record<BuildMode, { folder: string; command: () => string[] }> = {
  production: { folder: 'apps/web/dist', command: () => viteBuild('production') },
  demo: { folder: 'apps/web/dist-demo', command: () => viteBuild('demo') },
  storybook: { folder: 'storybook-static', command: storybookBuild },
  // A production build with the settings of `scripts/deploy/check`, which must not be weighed or served.
  deployment: {
    folder: deploymentFolder,
    command: () => [
      ...viteBuild('production'),
      '--outDir',
      join('../..', deploymentFolder),
      '--emptyOutDir',
    ],
  },
};

function viteBuild(mode: string): string[] {
  return [findBin('vite'), 'build', '--mode', mode, '--logLevel', 'warn'];
}

function storybookBuild(): string[] {
  const options = ['--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'];
  return [findBin('storybook'), 'build', ...options];
}

/**
 * Builds the app or its Storybook, unless this process or the one that started
 * it has done so.
 *
 * @throws Error with the output of a failed build.
 */
export async function findFreshBuild(mode: BuildMode): Promise<Build> {
  const folder = join(root, builds[mode].folder);
  if (builtModes().includes(mode)) {
    return { folder, seconds: 0 };
  }
  const begun = performance.now();
  // A test run sets variables that would turn this into a development build.
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env;
  await promisify(execFile)(process.execPath, builds[mode].command(), { cwd: root, env }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${folder} could not be built.\n${stdout}${stderr}`);
    },
  );
  process.env[builtVariable] = [...builtModes(), mode].join(',');
  return { folder, seconds: (performance.now() - begun) / 1_000 };
}

function builtModes(): string[] {
  return (process.env[builtVariable] ?? '').split(',');
}
