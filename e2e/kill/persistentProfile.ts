import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accounts } from '@nevisa/mocks/accounts';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { findLaunchOptions } from '../../scripts/chromium.ts';
import { watchWrites, type WrittenRecord } from './watchWrites.ts';
import { patience } from '@nevisa/testing';

/** A browser signed in as Sara whose files remain after its processes end. */
export interface PersistentProfile {
  /** Address of the app, without a slash at the end. */
  readonly url: string;
  /** Records that the browser reported as written since `forget`. */
  readonly written: readonly WrittenRecord[];
  forget(): void;
  newPage(): Promise<Page>;
  /** Kills every process of the browser at once, as a power failure does, and opens it again. */
  kill(): Promise<void>;
  /** Crashes the process of one page. */
  crash(page: Page): Promise<void>;
  /** The content of all files in which the pages store data. */
  bytesOnDisk(): Promise<Buffer>;
  /** Closes the browser and removes its files. */
  remove(): Promise<void>;
}

export async function openProfile(url: string, recording: string): Promise<PersistentProfile> {
  const folder = await mkdtemp(join(tmpdir(), 'nevisa-profile-'));
  let written: WrittenRecord[] = [];
  const launch = () => launchProfile(folder, recording, (record) => written.push(record));
  let context = await launch();
  await storeToken(context, url);
  return {
    url,
    get written() {
      return written;
    },
    forget() {
      written = [];
    },
    newPage: () => context.newPage(),
    async kill() {
      await killProcesses(context);
      context = await launch();
      // Chromium writes local storage some seconds late, so a kill may take the token away.
      await storeToken(context, url);
    },
    crash: crashPage,
    bytesOnDisk: () => readFiles(join(folder, 'Default', 'IndexedDB')),
    async remove() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function launchProfile(
  folder: string,
  recording: string,
  onWrite: (record: WrittenRecord) => void,
): Promise<BrowserContext> {
  const launch = await findLaunchOptions();
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    args: [...launch.args, `--use-file-for-fake-audio-capture=${recording}%noloop`],
    locale: 'fa-IR',
    permissions: ['microphone'],
    // A stored file would answer in place of the page that reads the drafts.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(patience);
  await context.exposeBinding('acknowledgeWrite', (_source, record: WrittenRecord) =>
    onWrite(record),
  );
  await context.addInitScript(watchWrites);
  return context;
}

async function storeToken(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accounts.sara.token);
  await page.close();
}

async function killProcesses(context: BrowserContext): Promise<void> {
  const ids = await listProcesses(context);
  const closed = new Promise((resolve) => context.once('close', resolve));
  for (const id of ids) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // The process ended with its parent.
    }
  }
  await closed;
}

/** The ids of all processes of the browser, its main process first. */
async function listProcesses(context: BrowserContext): Promise<number[]> {
  const browser = context.browser();
  if (browser === null) {
    throw new Error(
      'This version of Playwright does not give the browser of a persistent context: update it.',
    );
  }
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo
    .toSorted((one, other) => Number(other.type === 'browser') - Number(one.type === 'browser'))
    .map(({ id }) => id);
}

async function crashPage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

async function readFiles(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Buffer.concat(await Promise.all(paths.map((path) => readFile(path))));
}
