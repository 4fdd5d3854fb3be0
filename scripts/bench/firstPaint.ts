import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@nevisa/mocks/server';
import { openBrowser } from '../../e2e/openBrowser.ts';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { compressBuild, quickEncodings } from '../build/compressBuild.ts';
import { findFreshBuild } from '../build/findFreshBuild.ts';
import { checkMost, type Bench, formatMilliseconds, formatTimes } from './bench.ts';
import { slowDown } from './slowVisit.ts';
import { computeMedian } from './statistics.ts';

const rounds = 5;

/** In ms: 0.35 of the first paint of MatX, and 0.75 of that of whishper, on the same network and processor. */
const most = Math.min(0.35 * 2_596, 0.75 * 1_460);

/** In ms. */
interface Paints {
  first: number;
  largest: number;
}

export const firstPaint: Bench = {
  name: 'first-paint',
  about: `the sign-in page on slow 4G and a processor at a quarter of its speed, prerendered and drawn by script, median of ${rounds} visits without a cache`,
  run: async () => {
    const { folder } = await findFreshBuild('production');
    await compressBuild(folder, quickEncodings);
    const empty = await mkdtemp(join(tmpdir(), 'nevisa-shell-'));
    try {
      await cp(folder, empty, { recursive: true });
      await rm(join(empty, 'session'), { recursive: true });
      return listFindings(await measure(folder), await measure(empty));
    } finally {
      await rm(empty, { recursive: true });
    }
  },
};

function listFindings(prerendered: Paints, drawn: Paints) {
  return [
    checkMost('first paint, prerendered', prerendered.first, most, formatMilliseconds),
    {
      name: 'first paint, drawn by script',
      value: formatMilliseconds(drawn.first),
      beside: 'without pages that were rendered before',
    },
    checkMost('the first to the second', prerendered.first / drawn.first, 0.6, formatTimes),
    {
      name: 'largest paint, prerendered',
      value: formatMilliseconds(prerendered.largest),
      beside: 'no budget',
    },
    {
      name: 'largest paint, drawn by script',
      value: formatMilliseconds(drawn.largest),
      beside: 'no budget',
    },
  ];
}

async function measure(appFolder: string): Promise<Paints> {
  const server = await startServer({ port: 0, appFolder, routes: Object.values(paths) });
  const visits: Paints[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await visit(`${server.url}${paths.signIn}`));
    }
  } finally {
    await server.close();
  }
  return {
    first: computeMedian(visits.map(({ first }) => first)),
    largest: computeMedian(visits.map(({ largest }) => largest)),
  };
}

async function visit(address: string): Promise<Paints> {
  const { page, close } = await openBrowser();
  try {
    await slowDown(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('h1').waitFor();
    return await page.evaluate(async () => {
      const readTime = (type: string) =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({ type, buffered: true });
        });
      const largest = await readTime('largest-contentful-paint');
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return { first: paint?.startTime ?? Number.NaN, largest };
    });
  } finally {
    await close();
  }
}
