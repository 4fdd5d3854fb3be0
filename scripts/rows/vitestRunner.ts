import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestCase, type TestSpecification, type Vitest } from 'vitest/node';
import { readIds, type Tree } from '../requirements/catalogue.ts';
import { applyFault } from './checkFaults.ts';
import { findLevel, type Level, levels } from './levels.ts';
import type { RowFault } from './rowFault.ts';
import type { LevelRunner, RowTest, TestOutcome } from './seekFaults.ts';
import { readStoryRows } from './storyRows.ts';
import { withLimit } from './withLimit.ts';

/** The longest run of the tests of one fault, in ms: with it, a test may wait for ever. */
const longestRun = 300_000;

/**
 * Runs tests of a copy of the repository, which it changes for each fault.
 * One Vitest, and one browser, stays open for all faults; the end-to-end tests
 * start afresh for each, because they test a build, and so do all after a fault
 * whose tests were ended.
 *
 * @param limit the longest run of the tests of one fault, in ms
 */
export function openRunner(
  root: string,
  level: Level,
  { tested }: Pick<Tree, 'tested'>,
  limit = longestRun,
): LevelRunner {
  let open: Promise<Vitest> | undefined;
  const listFiles = (rows: readonly string[]) =>
    [...new Set(rows.flatMap((row) => tested.get(row) ?? []))].filter(
      (file) => findLevel(file) === level,
    );

  async function run(chosenTests: ReadonlyMap<string, Selection>): Promise<TestOutcome[]> {
    if (chosenTests.size === 0) {
      return [];
    }
    open ??= startVitest(root, level);
    return runTests(root, await open, chosenTests);
  }

  async function change(file: string, text: string): Promise<void> {
    writeFileSync(join(root, file), text);
    if (level === 'e2e') {
      await close();
    } else {
      (await open)?.invalidateFile(join(root, file));
    }
  }

  async function close(): Promise<void> {
    const vitest = await open;
    open = undefined;
    await vitest?.close();
  }

  return {
    level,
    close,
    runRows: (rows) =>
      run(new Map(listFiles(rows).map((file) => [file, selectRows(root, file, rows)]))),
    runWith: async (fault: RowFault, tests: readonly RowTest[]) => {
      const text = readFileSync(join(root, fault.file), 'utf8');
      await change(fault.file, applyFault(fault, text));
      try {
        const running = run(selectTests(tests));
        const outcomes = await withLimit(running, limit);
        if (outcomes === null) {
          await endRun(await open, running);
          await close();
        }
        return outcomes;
      } finally {
        await change(fault.file, text);
      }
    },
  };
}

async function startVitest(root: string, level: Level): Promise<Vitest> {
  // The configuration opens a browser only for a test run; the build of end-to-end tests exists only once.
  process.env['VITEST'] = 'true';
  process.env['NODE_ENV'] = 'test';
  delete process.env['NEVISA_BUILT'];
  const config = join(root, 'vite.config.ts');
  return createVitest('test', {
    config,
    root: join(root, 'apps/web'),
    project: [...levels[level]],
    watch: false,
    silent: true,
    reporters: [{}],
  });
}

/** Ends the tests that run, also in a loop: the second request does not wait for them, and the browser is closed. */
async function endRun(vitest: Vitest | undefined, running: Promise<unknown>): Promise<void> {
  const cancel = async () => vitest?.cancelCurrentRun('keyboard-input');
  const browsers = vitest?.projects.map(async ({ browser }) => browser?.provider?.close()) ?? [];
  await Promise.allSettled([running, cancel(), cancel(), ...browsers]);
}

async function runTests(
  root: string,
  vitest: Vitest,
  chosenTests: ReadonlyMap<string, Selection>,
): Promise<TestOutcome[]> {
  const specifications = await vitest.globTestSpecifications(
    [...chosenTests.keys()].map((file) => join(root, file)),
  );
  const chosen = specifications.flatMap((specification) =>
    select(specification, chosenTests.get(relative(root, specification.moduleId))),
  );
  const { testModules } = await vitest.runTestSpecifications(chosen);
  const files = new Set(chosen.map(({ moduleId }) => moduleId));
  return testModules
    .filter(({ moduleId }) => files.has(moduleId))
    .flatMap(({ children }) => Array.from(children.allTests()))
    .map((test) => toOutcome(root, test))
    .filter((outcome) => outcome !== null);
}

/** The tests of a file to run; all without a choice. */
interface Selection {
  testNames?: string[];
  testNamePattern?: RegExp;
}

function select(
  { project, moduleId, pool }: TestSpecification,
  selection: Selection | undefined,
): TestSpecification[] {
  return selection === undefined ? [] : [project.createSpecification(moduleId, selection, pool)];
}

// Vitest sends a pattern to a browser as an empty object, which matches other names; it sends a list of names whole.
export function selectRows(root: string, file: string, rows: readonly string[]): Selection {
  const level = findLevel(file);
  if (level === 'browser') {
    return {};
  }
  return level === 'stories'
    ? { testNames: listStories(root, file, rows) }
    : { testNamePattern: new RegExp([...rows, String.raw`\d[…–]`].join('|')) };
}

function selectTests(tests: readonly RowTest[]): Map<string, Selection> {
  const listNames = (wanted: string) =>
    tests.filter(({ file }) => file === wanted).map(({ name }) => name);
  return new Map(tests.map(({ file }) => [file, { testNames: listNames(file) }]));
}

function toOutcome(root: string, test: TestCase): TestOutcome | null {
  const { state } = test.result();
  const file = relative(root, test.module.moduleId);
  const name = test.fullName;
  return state === 'passed' || state === 'failed'
    ? { file, name, rows: listRows(root, file, name), failed: state === 'failed' }
    : null;
}

function listRows(root: string, file: string, name: string): string[] {
  return findLevel(file) === 'stories'
    ? (readStoryRows(readFileSync(join(root, file), 'utf8')).get(name) ?? [])
    : readIds(name);
}

function listStories(root: string, file: string, rows: readonly string[]): string[] {
  const stories = readStoryRows(readFileSync(join(root, file), 'utf8'));
  return [...stories]
    .filter(([, proven]) => proven.some((row) => rows.includes(row)))
    .map(([title]) => title);
}
