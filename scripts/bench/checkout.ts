import { gzipSync } from 'node:zlib';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeManyTransactions } from '@nevisa/mocks/manyTransactions';
import { services } from '@nevisa/mocks/services';
import { transactionsByAccount } from '@nevisa/mocks/transactions';
import type { Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { checkoutText } from '../../apps/web/src/shared/text/checkoutText.ts';
import { packagesText } from '../../apps/web/src/shared/text/packagesText.ts';
import { fill } from '../../apps/web/src/shared/text/fill.ts';
import { findFreshBuild } from '../build/findFreshBuild.ts';
import { waitForQuiet } from '../storybook/pageScripts.ts';
import { checkMost, type Bench, type Finding, formatMilliseconds } from './bench.ts';
import { withDemo } from './demo.ts';
import { watchPaints } from './paints.ts';
import { computeMedian } from './statistics.ts';
import { watchDialog } from './watchDialog.ts';

const count = 5_000;
const rounds = 5;
const [, ten, twenty] = services;

/** A discount of a fifth, of a third and of the whole price; the windows are in px. */
const codes = ['NOWRUZ1405', 'THIRD', 'FREE'] as const;
const windows = [
  { width: 360, height: 780 },
  { width: 1_440, height: 900 },
] as const;

/** The own code of each page and dialog, in bytes of 1,000 to the kB, with its budget. */
const chunks = [
  ['PackagesScreen', 20_000],
  ['CheckoutDialog', 10_000],
  ['TransactionsView', 20_000],
  ['TransactionDrawer', 10_000],
  ['InvoicePage', 10_000],
  ['CropDialog', 8_000],
] as const;

export const checkout: Bench = {
  name: 'checkout',
  about: `packages, purchase, ${count.toLocaleString('en')} transactions and an invoice: own code (gzip), opening, requests of a press, shifts, answer to paint, elements, pages of A4; ${rounds} rounds after one`,
  run: async () => [
    ...(await measureChunks()),
    ...(await withDemo('silence', async ({ page, url, backend }) => {
      await page.addInitScript(watchPaints);
      const root = url.replace(/\/$/, '');
      const opened = await openDialog(page, root);
      const bought = await buy(page, root);
      backend.fillTransactions('sara', makeManyTransactions(count));
      const listed = await openTransactions(page, root);
      backend.fillTransactions('sara', transactionsByAccount.sara);
      const pages: number[] = [];
      for (const lines of [1, 10, 20]) {
        backend.selling.changeInvoice = (sent) => ({
          ...sent,
          lines: Array.from({ length: lines }, () => ({ title: ten.name, amount: 1 })),
        });
        pages.push(await printInvoice(page, root));
      }
      return [
        ...opened,
        ...bought,
        ...listed,
        checkMost('pages of A4, 1 to 20 lines', Math.max(...pages), 1),
      ];
    })),
  ],
};

async function measureChunks(): Promise<Finding[]> {
  const { folder } = await findFreshBuild('production');
  const files = await readdir(join(folder, 'assets'));
  return Promise.all(
    chunks.map(async ([name, most]) => {
      const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
      const bytes =
        file === undefined
          ? Number.NaN
          : gzipSync(await readFile(join(folder, 'assets', file)), { level: 9 }).length;
      return checkMost(`own code of ${name}`, bytes, most, kilobytes);
    }),
  );
}

/** From the press on a package to the painted dialog. */
async function openDialog(page: Page, root: string): Promise<Finding[]> {
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    await page.goto(`${root}${paths.packages}`);
    const link = page.getByRole('link', { name: `${packagesText.buy}: ${ten.name}` });
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    const painted = page.evaluate(watchDialog);
    await link.click();
    times.push(await painted);
  }
  return [checkMost('press to dialog', computeMedian(times.slice(1)), 100, formatMilliseconds)];
}

/** Each code in each window, and then two presses on pay: one request each, and nothing moves. */
async function buy(page: Page, root: string): Promise<Finding[]> {
  const initial = page.viewportSize();
  const shifts: number[] = [];
  const requests: number[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const code of codes) {
      const sent = watchRequests(page);
      shifts.push(await applyCode(page, root, code));
      requests.push(sent.count('/discount/check'));
    }
  }
  await page.setViewportSize(initial ?? windows[1]);
  await applyCode(page, root, codes[0]);
  const sent = watchRequests(page);
  await page.route('**/purchase/start', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    await route.continue();
  });
  await page.getByRole('button', { name: checkoutText.pay }).dblclick();
  await page.waitForURL(/\/bank\//);
  await page.unroute('**/purchase/start');
  const [asked = Number.NaN] = requests.filter((each) => each !== 1).concat(1);
  return [
    exactlyOne('requests of a code', asked),
    exactlyOne('requests of two presses on pay', sent.count('/purchase/start')),
    checkMost('shift when a discount comes', Math.max(...shifts), 0, (value) => value.toFixed(4)),
  ];
}

/** Applies a code by Enter; the shifts of the second after it. */
async function applyCode(page: Page, root: string, code: string): Promise<number> {
  await page.goto(`${root}${paths.packages}?buy=${twenty.id}`);
  await page.getByText(checkoutText.haveCode).click();
  const field = page.getByLabel(checkoutText.discountCode);
  await field.fill(code);
  await page.waitForLoadState('networkidle');
  // The part with the field opens by a press, and is no part of what is measured.
  await page.waitForFunction(
    () => document.querySelector('dialog:modal')?.getAnimations({ subtree: true }).length === 0,
  );
  // Nor is what the page behind the dialog loads.
  await page.evaluate(waitForQuiet);
  const shift = page.evaluate(sumShifts);
  await field.press('Enter');
  await page.getByText(fill(checkoutText.codeApplied, { code })).first().waitFor();
  return shift;
}

/** Counts the requests from now on. */
function watchRequests(page: Page): { count: (path: string) => number } {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  return { count: (path) => sent.filter((each) => each.endsWith(path)).length };
}

/** In the page: the shifts of the next second, also those after an input. */
async function sumShifts(): Promise<number> {
  let shift = 0;
  const observer = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      shift += (entry as unknown as { value: number }).value;
    }
  });
  observer.observe({ type: 'layout-shift' });
  await new Promise((resolve) => {
    setTimeout(resolve, 1_000);
  });
  observer.disconnect();
  return shift;
}

/** A row with its link: the placeholders of a list that is loading have none. */
const loadedRow = '[data-row] a';

/** From the answer of the list to the painted rows. */
async function openTransactions(page: Page, root: string): Promise<Finding[]> {
  const times: number[] = [];
  const elements: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    await page.goto(`${root}${paths.packages}?transactions`);
    await page.locator(loadedRow).first().waitFor();
    await page.waitForFunction((row) => !Number.isNaN(globalThis.readPaint(row)), loadedRow);
    const visit = await page.evaluate((row) => {
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/transactions/retrieve_all'));
      const answered = (answers.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd;
      const list = document.querySelector(row)?.closest('[data-row]')?.parentElement;
      return {
        painted: globalThis.readPaint(row) - (answered ?? Number.NaN),
        elements: (list?.querySelectorAll('*').length ?? Number.NaN) + 1,
      };
    }, loadedRow);
    times.push(visit.painted);
    elements.push(visit.elements);
  }
  return [
    checkMost(
      'transactions, answer to paint',
      computeMedian(times.slice(1)),
      100,
      formatMilliseconds,
    ),
    checkMost('elements of the list', Math.max(...elements), 150),
  ];
}

async function printInvoice(page: Page, root: string): Promise<number> {
  const [paid] = transactionsByAccount.sara;
  await page.goto(`${root}${paths.packages}?transactions&id=${paid.id}&invoice`);
  await page.locator('article[data-invoice]').waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/MediaBox/g)?.length ?? Number.NaN;
}

function exactlyOne(name: string, value: number): Finding {
  return { name, value: String(value), beside: 'exactly 1', holds: value === 1 };
}

function kilobytes(value: number): string {
  return `${(value / 1_000).toFixed(1)} kB`;
}
