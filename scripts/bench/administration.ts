import type { Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { adminMessagesText } from '../../apps/web/src/shared/text/adminMessagesText.ts';
import { checkMost, type Bench, type Finding, formatMilliseconds } from './bench.ts';
import { withDemo } from './demo.ts';
import { watchPaints } from './paints.ts';
import { computeMedian } from './statistics.ts';
import { watchDialog } from './watchDialog.ts';

const rounds = 9;

/** One visit of the users; milliseconds, but for the count. */
interface Visit {
  /** From the answer of the list to the painted rows. */
  painted: number;
  rows: number;
}

/** What a press on the box of a row changes. */
interface Choice {
  /** From the press to the changed page, before it is painted, in ms. */
  changed: number;
  /** The rows of the table in which an element changes. */
  rows: number;
}

export const administration: Bench = {
  name: 'administration',
  about: `100 of 5,000 users: answer to paint, a chosen row, the drawer of one; the recipients of a message: requests while the audience is chosen; ${rounds} rounds after one`,
  run: () =>
    withDemo(
      'silence',
      async ({ page, url }) => {
        await page.addInitScript(watchPaints);
        const root = url.replace(/\/$/, '');
        return [
          ...(await openUsers(page, `${root}${paths.users}?page_size=100`)),
          ...(await chooseRows(page)),
          await openDrawer(page),
          await chooseAudience(page, `${root}${paths.adminMessages}?id=new`),
        ];
      },
      'admin',
    ),
};

async function openUsers(page: Page, address: string): Promise<Finding[]> {
  const visits: Visit[] = [];
  for (let round = -1; round < rounds; round += 1) {
    await page.goto(address);
    await page.waitForFunction(() => document.querySelectorAll('[data-row-link]').length === 100);
    await page.waitForFunction(() => !Number.isNaN(globalThis.readPaint('[data-row-link]')));
    const visit = await page.evaluate((): Visit => {
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/user/'));
      const answered = (answers.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd;
      return {
        painted: globalThis.readPaint('[data-row-link]') - (answered ?? Number.NaN),
        rows: document.querySelectorAll('[data-row-link]').length,
      };
    });
    visits.push(visit);
  }
  const times = visits.slice(1).map(({ painted }) => painted);
  return [checkMost('100 rows, answer to paint', computeMedian(times), 50, formatMilliseconds)];
}

async function chooseRows(page: Page): Promise<Finding[]> {
  const choices: Choice[] = [];
  const boxes = page.locator('tbody input[type=checkbox]');
  for (let round = -1; round < rounds; round += 1) {
    const changed = page.evaluate(watchChoice);
    await boxes.nth(round + 2).click();
    choices.push(await changed);
  }
  const measured = choices.slice(1);
  return [
    checkMost(
      'a chosen row, press to change',
      computeMedian(measured.map(({ changed }) => changed)),
      8,
      formatMilliseconds,
    ),
    checkMost('rows that it changes', Math.max(...measured.map(({ rows }) => rows)), 1),
  ];
}

/** In the page: from the next press to the last change of its task. */
function watchChoice(): Promise<Choice> {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      () => {
        const begun = performance.now();
        const rows = new Set<Element>();
        const observer = new MutationObserver((changes) => {
          for (const { target } of changes) {
            const row = target instanceof Element ? target.closest('tbody tr') : null;
            if (row !== null) {
              rows.add(row);
            }
          }
          if (rows.size > 0) {
            const changed = performance.now() - begun;
            observer.disconnect();
            resolve({ changed, rows: rows.size });
          }
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      },
      { capture: true, once: true },
    );
  });
}

async function openDrawer(page: Page): Promise<Finding> {
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const painted = page.evaluate(watchDialog);
    await page
      .locator('[data-row-link]')
      .nth(round + 2)
      .click();
    times.push(await painted);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('dialog:modal') === null);
  }
  return checkMost('press to drawer', computeMedian(times.slice(1)), 100, formatMilliseconds);
}

/** Three kinds of recipients one after another, faster than a person rests. */
async function chooseAudience(page: Page, address: string): Promise<Finding> {
  const asked: string[] = [];
  await page.goto(address);
  const active = page.getByRole('radio', { name: adminMessagesText.audienceActive });
  await active.waitFor();
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    if (request.url().includes('audience_count')) {
      asked.push(request.url());
    }
  });
  const { audienceExpired, audienceNew } = adminMessagesText;
  for (const name of [adminMessagesText.audienceActive, audienceExpired, audienceNew]) {
    await page.getByRole('radio', { name }).check({ force: true });
  }
  await page.waitForResponse(/audience_count/);
  await page.waitForLoadState('networkidle');
  return checkMost('requests of an audience, three presses', asked.length, 1);
}
