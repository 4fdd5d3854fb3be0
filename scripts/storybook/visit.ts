import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Request } from 'playwright';
import { patience } from '@nevisa/testing';
import { makeStoryAddress } from './storyPages.ts';

/** What a designer meets who opens Storybook. */
export interface Visit {
  /** The groups of the sidebar from top to bottom. */
  groups: string[];
  /** Requests to other hosts. */
  foreign: string[];
}

/** Opens the whole of Storybook as a designer does, and waits until the story of the first page is there. */
export async function visitStorybook(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) {
      foreign.push(request.url());
    }
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const top = page.locator('#storybook-explorer-tree [data-item-id]:not([data-parent-id])');
  await top.first().waitFor();
  const groups = await top
    .locator('> :first-child')
    .evaluateAll((links) =>
      links.map((link) =>
        [...link.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
      ),
    );
  await page.close();
  return { groups, foreign };
}

/** Presses keys on the first page, and reads which look its canvas wears. */
export async function lookAfterKeys(
  browser: Browser,
  url: string,
  keys: readonly string[],
): Promise<{ theme: string | undefined; scheme: string | undefined }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(url, { waitUntil: 'networkidle' });
  const root = page.frameLocator('#storybook-preview-iframe').locator('html[data-theme]');
  await root.waitFor();
  for (const key of keys) {
    const before = await page.evaluate(() => location.href);
    await page.keyboard.press(key);
    await page.waitForURL((now) => now.href !== before);
  }
  const look = await root.evaluate(({ dataset }) => ({
    theme: dataset['theme'],
    scheme: dataset['scheme'],
  }));
  await page.close();
  return look;
}

/** A component as plain as any: what it loads is Storybook, the look and little else. */
export const plainStory = 'components-actions-button--default';

/** The most that it may load, in kB. */
export const mostOfPlainStory = 445;

/** A file that a story needs, and its bytes on the wire: packed by brotli, unless a font, which is packed already. */
export interface Weight {
  file: string;
  bytes: number;
}

/** Everything that one story loads, the heaviest first. */
export async function measureStoryWeights(
  browser: Browser,
  url: string,
  id: string,
): Promise<Weight[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(makeStoryAddress(url, id), { waitUntil: 'networkidle' });
  // What finishes later is left out: it could no longer be read when the page closes.
  const all = await Promise.all(finished.map(measureWeight));
  await page.close();
  return all.toSorted((a, b) => b.bytes - a.bytes);
}

/** The sum of them, in kB. */
export function countKilobytes(weights: Weight[]): number {
  return weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
}

async function measureWeight(request: Request): Promise<Weight> {
  const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
  const bytes = request.resourceType() === 'font' ? body.length : brotlied(body);
  return { file: new URL(request.url()).pathname, bytes };
}

function brotlied(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
