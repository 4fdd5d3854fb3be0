import { describe, expect, it } from 'vitest';
import type { Level } from './levels.ts';
import type { RowFault } from './rowFault.ts';
import type { LevelRunner, RowTest, TestOutcome } from './seekFaults.ts';
import { describeRun, isComplete, tryFaults } from './tryFaults.ts';

const resend: RowFault = { row: 'R-107', file: 'otp.ts', from: '{ id }', to: '{}' };
const countdown: RowFault = { row: 'R-104', file: 'ring.ts', from: '120', to: '100' };
const resendTest: RowTest = { file: 'otp.test.ts', name: 'R-107: sends the id', rows: ['R-107'] };
const countdownTest: RowTest = { file: 'otp.test.ts', name: 'R-104: counts', rows: ['R-104'] };

describe('a run of the faults', () => {
  it('is complete when a test of each row fails with the fault of the row', async () => {
    const run = await tryAll({
      unit: { tests: [resendTest, countdownTest], sees: () => true },
    });
    expect(run.seen.map(({ fault, test }) => [fault.row, test])).toEqual([
      ['R-107', 'R-107: sends the id'],
      ['R-104', 'R-104: counts'],
    ]);
    expect(isComplete(run)).toBe(true);
    expect(describeRun(run)).toContain('2 rows, 2 faults, 0 unseen');
  });

  it('fails with a fault that no test sees', async () => {
    const run = await tryAll({
      unit: { tests: [resendTest, countdownTest], sees: ({ row }) => row === 'R-104' },
    });
    expect(run.unseen).toEqual([resend]);
    expect(isComplete(run)).toBe(false);
    expect(describeRun(run)).toContain('R-107 unseen: otp.ts: «{ id }» → «{}»');
    expect(describeRun(run)).toContain('2 rows, 2 faults, 1 unseen');
  });

  it('fails with a row that no test names', async () => {
    const run = await tryAll({ unit: { tests: [countdownTest], sees: () => true } });
    expect(run.unseen).toEqual([resend]);
  });

  it('fails with a test that fails on the unchanged code, and takes it for no proof', async () => {
    const run = await tryAll({
      unit: { tests: [resendTest, countdownTest], broken: [resendTest], sees: () => true },
    });
    expect(run.unseen).toEqual([resend]);
    expect(run.broken).toEqual(['otp.test.ts: R-107: sends the id']);
    expect(isComplete({ ...run, unseen: [] })).toBe(false);
  });

  it('counts a fault as seen when its tests do not end within the time limit, and goes on', async () => {
    const run = await tryAll({
      unit: {
        tests: [resendTest, countdownTest],
        sees: () => true,
        ends: ({ row }) => row === 'R-104',
      },
    });
    expect(run.seen.map(({ fault, test }) => [fault.row, test])).toEqual([
      ['R-107', 'ended by the time limit'],
      ['R-104', 'R-104: counts'],
    ]);
    expect(isComplete(run)).toBe(true);
  });

  it('takes the failure of another row for no proof', async () => {
    const run = await tryAll({
      unit: { tests: [countdownTest], sees: () => true, runs: () => [countdownTest] },
    });
    expect(run.unseen).toEqual([resend]);
  });

  it('tries only unseen faults on the next level, and opens no level without one', async () => {
    const opened: Level[] = [];
    const run = await tryAll(
      {
        unit: { tests: [resendTest, countdownTest], sees: ({ row }) => row === 'R-104' },
        browser: { tests: [resendTest, countdownTest], sees: () => true },
        stories: { tests: [], sees: () => false },
      },
      opened,
    );
    expect(run.seen.map(({ fault, level }) => [fault.row, level])).toEqual([
      ['R-104', 'unit'],
      ['R-107', 'browser'],
    ]);
    expect(opened).toEqual(['unit', 'browser']);
  });
});

interface PretendLevel {
  tests: RowTest[];
  /** Tests that fail on the unchanged code. */
  broken?: RowTest[];
  sees: (fault: RowFault) => boolean;
  /** Whether the tests end with a fault; they do without this. */
  ends?: (fault: RowFault) => boolean;
  /** The tests that a run with a fault reports, when they are not those asked for. */
  runs?: () => RowTest[];
}

function tryAll(levels: Partial<Record<Level, PretendLevel>>, opened: Level[] = []) {
  return tryFaults(
    [resend, countdown],
    Object.keys(levels) as Level[],
    (level) => {
      opened.push(level);
      return pretendRunner(level, levels[level] as PretendLevel);
    },
    () => {},
  );
}

function withOutcome(test: RowTest, failed: boolean): TestOutcome {
  return { ...test, failed };
}

function pretendRunner(
  level: Level,
  { tests, broken = [], sees, ends = () => true, runs }: PretendLevel,
): LevelRunner {
  return {
    level,
    runRows: async (rows) =>
      tests
        .filter((test) => test.rows.some((row) => rows.includes(row)))
        .map((test) => withOutcome(test, broken.includes(test))),
    runWith: async (fault, chosen) =>
      ends(fault) ? (runs?.() ?? chosen).map((test) => withOutcome(test, sees(fault))) : null,
    close: async () => {},
  };
}
