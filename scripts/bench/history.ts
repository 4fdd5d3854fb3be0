import { makeManyConversations } from '@nevisa/mocks/conversations';
import { script } from '@nevisa/mocks/script';
import type { Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { historyText } from '../../apps/web/src/shared/text/historyText.ts';
import { checkMost, type Bench, type Finding, formatMilliseconds } from './bench.ts';
import { withDemo } from './demo.ts';
import { watchPaints } from './paints.ts';
import { computeMedian } from './statistics.ts';

const count = 10_000;
const rounds = 5;

/** One visit of the list; milliseconds, but for the counts. */
interface Visit {
  /** From the answer of the list to the painted rows of the window. */
  painted: number;
  /** From the answer until the page has all rows. */
  whole: number;
  longestTask: number;
  rows: number;
  requests: number;
}

export const history: Bench = {
  name: 'history',
  about: `the list of ${count.toLocaleString('en')} conversations, 100 rows on a page, ${rounds} visits after one: answer to paint, elements of a row, requests of an address that is restored, filter press to request, search`,
  run: () =>
    withDemo('silence', async ({ page, url, backend }) => {
      backend.fillHistory('sara', makeManyConversations(count));
      await page.addInitScript(watchPaints);
      const address = `${url.replace(/\/$/, '')}${paths.history}?page=3&page_size=100`;
      const visits: Visit[] = [];
      for (let round = -1; round < rounds; round += 1) {
        const visit = await openList(page, address);
        if (round >= 0) {
          visits.push(visit);
        }
      }
      const filters = await pressFilter(page);
      const searched = await search(page);
      return listFindings(visits, filters, searched);
    }),
};

async function openList(page: Page, address: string): Promise<Visit> {
  await page.goto(address);
  await page.locator('article').first().waitFor();
  const shown = await page.evaluate(async () => {
    while (document.querySelectorAll('article').length < 100) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now();
  });
  return page.evaluate((shown) => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/nevisa/history/retrieve_all'));
    const answered = (answers.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd;
    return {
      painted: globalThis.readPaint('article') - (answered ?? Number.NaN),
      whole: shown - (answered ?? Number.NaN),
      longestTask: globalThis.longestTaskSince(answered ?? 0),
      rows: document.querySelectorAll('article').length,
      requests: answers.length,
    };
  }, shown);
}

/** From the press to the request of the list. */
async function pressFilter(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A person presses a filter of rows that they see.
    await page.waitForFunction(() => document.querySelector('[aria-busy]') === null);
    await page.evaluate(() => globalThis.watchRequests());
    const answered = page.waitForResponse(/retrieve_all/);
    await page.getByRole('button', { name: historyText.filterStarred }).click();
    await answered;
    times.push(await page.evaluate(() => globalThis.readRequestTime()));
  }
  return times;
}

/** From the request of a search to its painted marks. */
async function search(page: Page): Promise<number> {
  const answered = page.waitForResponse(/search=/);
  await page.getByRole('searchbox').fill(script[2]?.split(' ')[0] ?? '');
  const answer = await answered;
  await page.locator('mark').first().waitFor();
  const { requestStart, responseEnd } = answer.request().timing();
  return responseEnd - requestStart;
}

function listFindings(visits: Visit[], filters: number[], searched: number): Finding[] {
  return [
    checkMost(
      'answer to paint',
      computeMedian(visits.map(({ painted }) => painted)),
      100,
      formatMilliseconds,
    ),
    {
      name: 'all rows',
      value: formatMilliseconds(computeMedian(visits.map(({ whole }) => whole))),
      beside: 'in parts, between which the page takes presses',
    },
    checkMost(
      'longest task of a visit, median',
      computeMedian(visits.map(({ longestTask }) => longestTask)),
      100,
      formatMilliseconds,
    ),
    checkMost('rows', Math.max(...visits.map(({ rows }) => rows)), 150),
    checkMost(
      'requests of a restored address',
      Math.max(...visits.map(({ requests }) => requests)),
      1,
    ),
    checkMost('filter press to request', computeMedian(filters), 16, formatMilliseconds),
    {
      name: 'a search, at the server',
      value: formatMilliseconds(searched),
      beside: 'not of the page',
    },
  ];
}
