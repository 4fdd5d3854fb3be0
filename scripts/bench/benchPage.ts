import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { servePage, type ServePageOptions } from '../build/servePage.ts';
import { findLaunchOptions } from '../chromium.ts';

/**
 * Opens the page of a bench (`scripts/bench/<folder>/index.html`) until the task
 * ends. Transitions are off, as they would run into the next round.
 */
export async function withBenchPage<Result>(
  folder: string,
  task: (page: Page) => Promise<Result>,
  options: ServePageOptions = {},
): Promise<Result> {
  const server = await servePage(join(import.meta.dirname, folder), options);
  const browser = await chromium.launch(await findLaunchOptions());
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(server.url);
    await page.waitForFunction(() => 'benchReady' in globalThis);
    return await task(page);
  } finally {
    await browser.close();
    await server.close();
  }
}
