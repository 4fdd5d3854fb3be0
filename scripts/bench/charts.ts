import { checkMost, type Bench, type Finding, formatMilliseconds } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import type { DrawnChart } from './charts/page.tsx';
import { computeMedian, computeP95 } from './statistics.ts';

const warmUp = 10;
const rounds = 40;

export const charts: Bench = {
  name: 'charts',
  about: `the figures of administration: a line chart of 92 points and its compared line, a step of its focus, its table, and eight figures with their lines, each until it is laid out; ${rounds} rounds after ${warmUp}`,
  run: () =>
    withBenchPage('charts', async (page) => {
      const drawn: DrawnChart[] = [];
      const figures: number[] = [];
      for (let round = 0; round < warmUp + rounds; round += 1) {
        drawn.push(await page.evaluate(() => globalThis.drawChart()));
        figures.push(await page.evaluate(() => globalThis.drawFigures()));
      }
      return listFindings(drawn.slice(warmUp), figures);
    }),
};

function listFindings(drawn: DrawnChart[], figures: number[]): Finding[] {
  const of = (read: (one: DrawnChart) => number) => drawn.map(read);
  const median = (name: string, values: number[], most: number) => {
    const { beside, ...finding } = checkMost(name, computeMedian(values), most, formatMilliseconds);
    return { ...finding, beside: `${beside}, p95 ${formatMilliseconds(computeP95(values))}` };
  };
  return [
    median(
      '92 points in two lines',
      of(({ drawn: time }) => time),
      16,
    ),
    median(
      'a step of the focus',
      of(({ step }) => step),
      16,
    ),
    median(
      'chart to table',
      of(({ table }) => table),
      50,
    ),
    checkMost('elements of the chart', Math.max(...of(({ elements }) => elements)), 250),
    checkMost('focusable elements', Math.max(...of(({ focusable }) => focusable)), 2),
    // The first one brings the styles, as on a page that has just been opened.
    checkMost('eight figures, the first time', figures[0] ?? Number.NaN, 200, formatMilliseconds),
    median('eight figures, again', figures.slice(warmUp), 200),
  ];
}
