import { makeManyMessages } from '@nevisa/mocks/manyMessages';
import type { Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { checkMost, formatMilliseconds, type Bench, type Finding } from './bench.ts';
import { withDemo } from './demo.ts';
import { installMessageWatch } from './messageWatch.ts';
import { installPaintedWork } from './paintedWork.ts';
import { computeMedian, computeP95 } from './statistics.ts';

/** The last is the longest list that arrives: the client takes answers up to 8 MB (ADR-0031). */
const counts = [5, 10_000, 30_000];
const rounds = 5;
const scrolled = { frames: 60, step: 120 };

/** One visit to the message centre; milliseconds each. */
interface Visit {
  /** From the end of the server's answer to the first paint of the list. */
  painted: number;
  /** The longest time in which the page heard no key. */
  longestTask: number;
  elements: number;
  rows: number;
  frames: number[];
  /** From the end of the answer to a view, to the message without its dot. */
  viewed: number;
  /** From the end of the answer to a deletion, to the list without the message. */
  deleted: number;
}

export const messages: Bench = {
  name: 'messages',
  about: `the built message centre: from the answer to the first paint, elements, ${scrolled.frames} frames of scrolling by ${scrolled.step} px, one message viewed, one deleted; ${rounds} visits each`,
  run: () =>
    withDemo('silence', async ({ page, url, backend }) => {
      await page.addInitScript(installPaintedWork);
      await page.addInitScript(installMessageWatch);
      const findings: Finding[] = [];
      for (const count of counts) {
        const visits: Visit[] = [];
        for (let round = 0; round < rounds; round += 1) {
          backend.account('sara').messages = makeManyMessages(count);
          visits.push(await visit(page, `${url}${paths.messages}`));
        }
        findings.push(...listFindings(count, visits));
      }
      return findings;
    }),
};

async function visit(page: Page, url: string): Promise<Visit> {
  await page.goto(url);
  const opened = await page.evaluate(() => globalThis.messageWatch.opened());
  const viewed = await page.evaluate(() => globalThis.messageWatch.viewFirst());
  const frames = await page.evaluate(
    ({ frames: count, step }) => globalThis.messageWatch.scroll(count, step),
    scrolled,
  );
  const deleted = await page.evaluate(() => globalThis.messageWatch.deleteFirst());
  const longestTask = await page.evaluate(() => globalThis.messageWatch.longestTask());
  return { ...opened, frames, viewed, deleted, longestTask };
}

function listFindings(count: number, visits: Visit[]): Finding[] {
  const named = (what: string) => `${what}: ${count.toLocaleString('en')} messages`;
  const median = (take: (visit: Visit) => number) => computeMedian(visits.map(take));
  const elements = Math.max(...visits.map((one) => one.elements));
  const rows = Math.max(...visits.map((one) => one.rows));
  const frame = computeMedian(visits.map(({ frames }) => computeP95(frames)));
  // The budgets of a list are for 10,000 rows; of a longer one it is asked that keys are heard (A07).
  const timed = (what: string, take: (visit: Visit) => number, most: number): Finding =>
    count > 10_000
      ? {
          name: named(what),
          value: formatMilliseconds(median(take)),
          beside: '10,000 messages, above',
        }
      : checkMost(named(what), median(take), most, formatMilliseconds);
  const longestTask = median((one) => one.longestTask);
  return [
    timed('first paint', ({ painted }) => painted, 100),
    checkMost(named('longest task'), longestTask, 200, formatMilliseconds),
    checkMost(named('rows drawn'), rows, 20),
    { name: named('elements of these rows'), value: String(elements), beside: 'rows drawn, above' },
    checkMost(named('work of a frame while scrolling, p95'), frame, 20, formatMilliseconds),
    timed('one message viewed', ({ viewed }) => viewed, 16),
    timed('one message deleted', ({ deleted }) => deleted, 32),
  ];
}
