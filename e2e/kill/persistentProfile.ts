import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accounts } from '@nevisa/mocks/accounts';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { watchWrites, type WrittenRecord } from './watchWrites.ts';

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
  const launch = await chromiumLaunchOptions();
  let written: WrittenRecord[] = [];
  let context = await open();
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((token) => {
    localStorage.setItem('accessToken', token);
  }, accounts.sara.token);
  await page.close();

  async function open(): Promise<BrowserContext> {
    const opened = await chromium.launchPersistentContext(folder, {
      ...launch,
      args: [...launch.args, `--use-file-for-fake-audio-capture=${recording}%noloop`],
      locale: 'fa-IR',
      permissions: ['microphone'],
    });
    await opened.exposeBinding('acknowledgeWrite', (_source, record: WrittenRecord) => {
      written.push(record);
    });
    await opened.addInitScript(watchWrites);
    return opened;
  }

  async function processes(): Promise<number[]> {
    const browser = context.browser();
    if (browser === null) {
      throw new Error(
        'This Playwright does not give the browser of a persistent context: update it.',
      );
    }
    const devtools = await browser.newBrowserCDPSession();
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo
      .toSorted((one, other) => Number(other.type === 'browser') - Number(one.type === 'browser'))
      .map(({ id }) => id);
  }

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
      const ids = await processes();
      const closed = new Promise((resolve) => context.once('close', resolve));
      for (const id of ids) {
        try {
          process.kill(id, 'SIGKILL');
        } catch {
          // The process ended with its parent.
        }
      }
      await closed;
      context = await open();
    },
    async crash(page) {
      const devtools = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      devtools.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
    },
    async bytesOnDisk() {
      const stored = join(folder, 'Default', 'IndexedDB');
      const files = await readdir(stored, { recursive: true, withFileTypes: true });
      return Buffer.concat(
        await Promise.all(
          files
            .filter((file) => file.isFile())
            .map((file) => readFile(join(file.parentPath, file.name))),
        ),
      );
    },
    async remove() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
