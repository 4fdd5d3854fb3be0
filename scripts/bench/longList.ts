import type { Page } from 'playwright';
import { checkMost, formatMilliseconds, formatTimes, type Bench, type Finding } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import type { Contestant } from './longList/page.tsx';
import { computeMedian, computeP95 } from './statistics.ts';

/** One list, opened, scrolled and changed; milliseconds each. */
interface Measured {
  painted: number;
  elements: number;
  frames: number[];
  changes: number[];
}

interface Runner {
  name: string;
  contestant: Contestant;
  count: number;
  rounds: number;
}

// Plain rows take seconds to open, so they run in fewer rounds.
const runners: Runner[] = [
  { name: 'VirtualList, 10,000 rows', contestant: 'virtual', count: 10_000, rounds: 6 },
  { name: 'VirtualList, 100,000 rows', contestant: 'virtual', count: 100_000, rounds: 6 },
  { name: 'plain rows, 10,000', contestant: 'plain', count: 10_000, rounds: 2 },
  { name: 'content-visibility, 10,000', contestant: 'auto', count: 10_000, rounds: 2 },
];
const scrolled = { frames: 120, step: 120 };
const changes = 20;

export const longList: Bench = {
  name: 'long-list',
  about: `rows of unequal height: first paint, ${scrolled.frames} frames of scrolling by ${scrolled.step} px, one row changed; 6 rounds in turn, beside a plain list`,
  run: () => withBenchPage('longList', async (page) => listFindings(await measureRounds(page))),
};

async function measureRounds(page: Page): Promise<Measured[][]> {
  const measured: Measured[][] = runners.map(() => []);
  // The first list of a page brings the styles and the compiled code of all others.
  await measureOnce(page, 'virtual', 1_000);
  for (let round = 0; round < 6; round += 1) {
    for (const [at, { contestant, count, rounds }] of runners.entries()) {
      if (round < rounds) {
        measured[at]?.push(await measureOnce(page, contestant, count));
      }
    }
  }
  return measured;
}

async function measureOnce(page: Page, contestant: Contestant, count: number): Promise<Measured> {
  const opened = await page.evaluate(
    ([contestant, count]) => globalThis.openList(contestant, count),
    [contestant, count] as const,
  );
  const changed: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    changed.push(await page.evaluate(() => globalThis.changeRow()));
  }
  const frames = await page.evaluate(
    ({ frames, step }) => globalThis.scrollList(frames, step),
    scrolled,
  );
  await page.evaluate(() => globalThis.closeList());
  return { ...opened, frames, changes: changed };
}

function listFindings(measured: Measured[][]): Finding[] {
  const painted = measured.map((rounds) => rounds.map((one) => one.painted));
  const elements = measured.map((rounds) => Math.max(...rounds.map((one) => one.elements)));
  const changed = measured.map((rounds) => rounds.flatMap((one) => one.changes));
  const [ours = [], tenfold = []] = painted;
  return [
    ...medianFindings('first paint', painted, 100),
    checkMost(
      '100,000 rows to 10,000',
      computeMedian(tenfold) / computeMedian(ours),
      2,
      formatTimes,
    ),
    ...runners.map(({ name, contestant }, at) =>
      contestant === 'virtual'
        ? checkMost(`elements: ${name}`, elements[at] ?? Number.NaN, 150)
        : {
            name: `elements: ${name}`,
            value: String(elements[at]),
            beside: 'VirtualList, above',
          },
    ),
    ...frameFindings(measured),
    ...medianFindings('one row changed', changed, 16),
  ];
}

// The p95 of each round, and of these the median: a round in which the machine did something else does not count.
function frameFindings(measured: Measured[][]): Finding[] {
  return runners.map(({ name, contestant }, at) => {
    const rounds = measured[at] ?? [];
    const p95 = computeMedian(rounds.map(({ frames }) => computeP95(frames)));
    const all = formatMilliseconds(computeMedian(rounds.flatMap(({ frames }) => frames)));
    const { beside, holds } = chooseVerdict(contestant, p95, 20, 'p95');
    const value = `median ${all}, p95 ${formatMilliseconds(p95)}`;
    return makeFinding(`work of a frame while scrolling: ${name}`, value, beside, holds);
  });
}

function medianFindings(what: string, values: number[][], most: number): Finding[] {
  return runners.map(({ name, contestant }, at) => {
    const measured = values[at] ?? [];
    const { beside, holds } = chooseVerdict(contestant, computeMedian(measured), most, 'median');
    const value = `median ${formatMilliseconds(computeMedian(measured))}, p95 ${formatMilliseconds(computeP95(measured))}`;
    return makeFinding(`${what}: ${name}`, value, beside, holds);
  });
}

function chooseVerdict(
  contestant: Contestant,
  judged: number,
  most: number,
  of: string,
): { beside: string; holds?: boolean } {
  return contestant === 'virtual'
    ? { beside: `budget ${most} ms for the ${of}`, holds: judged <= most }
    : { beside: 'VirtualList, above' };
}

function makeFinding(name: string, value: string, beside: string, holds?: boolean): Finding {
  return holds === undefined ? { name, value, beside } : { name, value, beside, holds };
}
