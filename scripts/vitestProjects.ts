import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { patience } from '../packages/testing/src/patience.ts';
import { slowVariable } from './checks/slowMachine.ts';
import { findLaunchOptions } from './chromium.ts';

const root = join(import.meta.dirname, '..');

// On a loaded machine of two cores a frame can come a second late; a fault fails twice.
const retry = process.env['CI'] === undefined ? 0 : 1;
const isSlow = process.env[slowVariable] !== undefined;

/** The test projects of `vite.config.ts`. */
export async function listProjects() {
  return [unit, await browser(), await inspection(), await stories(), storybook, e2e, deployment];
}

// A busy machine may need more than the default second.
const patient = { poll: { timeout: patience } };

// Only a test that never ends fails by time: Vitest allows 15 s in a browser, which a busy machine needs.
const unhurried = { testTimeout: 180_000, hookTimeout: 90_000 };

const unit = {
  extends: true as const,
  test: {
    name: 'unit',
    root,
    environment: 'node',
    isolate: false,
    include: ['{packages,apps,mocks,scripts,e2e}/**/*.test.ts'],
    setupFiles: [
      'packages/testing/src/fuzzEveryProperty.ts',
      'packages/testing/src/patientWaits.ts',
    ],
    // A test that tries thousands of cases shares two cores with browsers; only an endless one fails by time.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
};

// A library of a Worker is found only when the Worker starts, which would be in the middle of a test.
const optimizeDeps = { force: true, include: ['docx', 'mediabunny', 'write-excel-file/universal'] };

const browser = async () => ({
  extends: true as const,
  optimizeDeps,
  test: {
    name: 'browser',
    ...unhurried,
    isolate: false,
    setupFiles: ['packages/testing/src/freshWindow.ts', 'packages/testing/src/patientWaits.ts'],
    retry,
    root,
    include: ['{packages,apps}/**/*.test.tsx'],
    expect: patient,
    browser: await inChromium(),
  },
});

// The preview changes fonts and styles of its page, so its own test does not share one with the components.
const inspection = async () => ({
  extends: true as const,
  optimizeDeps: { force: true },
  test: {
    name: 'browser-preview',
    ...unhurried,
    retry,
    root,
    include: ['.storybook/**/*.test.tsx'],
    browser: await inChromium(),
  },
});

const stories = async () => ({
  extends: true as const,
  root,
  plugins: [storybookTest({ configDir: join(root, '.storybook') })],
  optimizeDeps,
  test: { name: 'stories', ...unhurried, isolate: false, retry, browser: await inChromium() },
});

const storybook = {
  extends: true as const,
  test: {
    name: 'storybook',
    root,
    environment: 'node',
    include: ['scripts/storybook/*.check.ts'],
    globalSetup: 'scripts/storybook/buildStorybook.ts',
    fileParallelism: false,
    maxConcurrency: 4,
    retry: 2,
    testTimeout: 240_000,
    tags: [{ name: 'picture' }],
  },
};

const e2e = {
  extends: true as const,
  test: {
    name: 'e2e',
    // A second retry: two cores that others use too may starve a recording twice.
    retry: retry * 2,
    root,
    environment: 'node',
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: 'e2e/prepareBuild.ts',
    setupFiles: ['packages/testing/src/patientWaits.ts'],
    expect: patient,
    // The summary of retried tests has only the message, and a cut transcript does not name the lost words.
    chaiConfig: { truncateThreshold: 1_000 },
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // A page that has no processor for seconds does not follow its recording: few play at a time.
    maxConcurrency: isSlow ? 2 : 3,
    // The files of a worker share one browser for each recording (e2e/sharedBrowser.ts).
    isolate: false,
    // Many tests wait for a recording: two workers use the cores that one leaves idle.
    maxWorkers: isSlow ? 1 : 2,
    sequence: { groupOrder: 1 },
  },
};

// The built app behind Debian's nginx and Caddy; part of the nightly checks.
const deployment = {
  extends: true as const,
  test: {
    name: 'deployment',
    root,
    environment: 'node',
    include: ['scripts/deploy/check/*.check.ts'],
    globalSetup: 'scripts/deploy/check/buildDeployment.ts',
    expect: patient,
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
};

// Only a test run needs the browser; a build should not have to unpack one.
async function inChromium() {
  if (process.env['VITEST'] === undefined) {
    return { enabled: false };
  }
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // The first start on a busy machine takes longer than the minute that Vitest allows.
    connectTimeout: 180_000,
    provider: playwright({ launchOptions: await findLaunchOptions() }),
    instances: [{ browser: 'chromium' as const }],
  };
}
