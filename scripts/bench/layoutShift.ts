import type { BrowserContext, Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import type { Bench, Finding } from './bench.ts';
import { withDemo } from './demo.ts';
import { slowDown } from './slowVisit.ts';
import { computeMedian } from './statistics.ts';

/** What a visit showed: the sum of all shifts, and the first paint in ms. */
interface Visit {
  shift: number;
  firstPaint: number;
}

const rounds = 3;

export const layoutShift: Bench = {
  name: 'layout-shift',
  about: `cumulative layout shift on slow 4G and a processor at a quarter of its speed, the worst of ${rounds} visits without a cache`,
  run: () =>
    withDemo('silence', async ({ context, url }) => {
      const findings: Finding[] = [];
      for (const path of [paths.live, paths.messages, paths.dashboard, paths.notFound]) {
        findings.push(await measureFinding(context, `${url}${path}`, path));
      }
      await context.addInitScript(() => localStorage.removeItem('accessToken'));
      return [await measureFinding(context, `${url}${paths.signIn}`, paths.signIn), ...findings];
    }),
};

async function measureFinding(
  context: BrowserContext,
  url: string,
  path: string,
): Promise<Finding> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    visits.push(await visit(page, url));
    await page.close();
  }
  const shift = Math.max(...visits.map((one) => one.shift));
  const paint = computeMedian(visits.map((one) => one.firstPaint));
  return {
    name: path,
    value: `${shift.toFixed(4)} (first paint at ${paint.toFixed(0)} ms)`,
    beside: 'budget 0.0000',
    holds: shift < 0.000_05,
  };
}

async function visit(page: Page, url: string): Promise<Visit> {
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  return page.evaluate(async () => {
    await document.fonts.ready;
    let shift = 0;
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });
    add(observer.takeRecords());
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { shift, firstPaint: paint?.startTime ?? Number.NaN };

    function add(entries: PerformanceEntryList): void {
      for (const entry of entries) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        shift += hadRecentInput ? 0 : value;
      }
    }
  });
}
