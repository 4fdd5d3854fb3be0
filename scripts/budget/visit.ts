import { startServer } from '@nevisa/mocks/server';
import { chromium, type Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { findLaunchOptions } from '../chromium.ts';

/** A file that a page asked for; `body` as it is before it is compressed for the way. */
export interface Loaded {
  url: string;
  kind: string;
  body: Buffer;
}

/** What a browser without any cache loads to show a page. */
export interface Visit {
  host: string;
  loaded: Loaded[];
  /** Whether a letter of the Latin script can be read on the page. */
  showsLatin: boolean;
}

/** Opens a path of the built app for the first time and writes down everything that it loads. */
export async function visit(folder: string, path: string): Promise<Visit> {
  const server = await startServer({
    port: 0,
    appFolder: folder,
    routes: Object.values(paths),
  });
  const browser = await chromium.launch(await findLaunchOptions());
  try {
    const page = await browser.newPage({ locale: 'fa-IR' });
    const loaded = await loadedBy(page, `${server.url}${path}`);
    const text = await page.locator('body').innerText();
    return { host: new URL(server.url).host, loaded, showsLatin: /[a-z]/i.test(text) };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function loadedBy(page: Page, url: string): Promise<Loaded[]> {
  const answers: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    answers.push(
      (async () => ({
        url: request.url(),
        kind: request.resourceType(),
        body: (await (await request.response())?.body()) ?? Buffer.alloc(0),
      }))(),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return Promise.all(answers);
}
