import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const cache = fileURLToPath(new URL('../node_modules/.cache/nevisa-chromium', import.meta.url));

const pinnedPath = join(cache, 'chromium');

const unpackCommand = "await (await import('@sparticuz/chromium')).default.executablePath()";

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

export interface ChromiumLaunchOptions {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * Finds the Chromium that tests and benchmarks drive: `NEVISA_CHROMIUM`, the
 * one pinned in the lock file, Playwright's own, then an installed one.
 *
 * @throws Error that says how to get one when there is none.
 */
export async function findLaunchOptions(): Promise<ChromiumLaunchOptions> {
  const given = process.env['NEVISA_CHROMIUM'];
  if (given !== undefined && given !== '') {
    return launchWith(given);
  }
  return (await pinnedChromium()) ?? launchWith(await otherChromium());
}

/** Whether this is the browser of the lock file, whose pictures are the same on every machine. */
export function isPinned({ executablePath }: ChromiumLaunchOptions): boolean {
  return executablePath === pinnedPath;
}

async function pinnedChromium(): Promise<ChromiumLaunchOptions | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return null;
  }
  if (!existsSync(pinnedPath)) {
    await unpackPinned();
  }
  // The package brings the shared libraries that a bare system lacks.
  const libraries = join(cache, 'al2023', 'lib');
  return launchWith(pinnedPath, existsSync(libraries) ? { LD_LIBRARY_PATH: libraries } : {});
}

// The package unpacks into the temporary folder and trusts files that exist there, so it gets a private one. The
// result is renamed in one step, because two tests may start at once. The variable makes it unpack its libraries.
async function unpackPinned(): Promise<void> {
  await mkdir(join(cache, '..'), { recursive: true });
  const folder = await mkdtemp(`${cache}-`);
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpackCommand], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  await rename(folder, cache).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    if (!existsSync(pinnedPath)) {
      throw error;
    }
  });
}

async function otherChromium(): Promise<string> {
  const { chromium } = await import('playwright');
  const path = [chromium.executablePath(), ...installed].find((candidate) => existsSync(candidate));
  if (path === undefined) {
    throw new Error(
      'No Chromium was found. Run `npx playwright install --with-deps chromium`, or set NEVISA_CHROMIUM to the path of one.',
    );
  }
  return path;
}

function launchWith(
  executablePath: string,
  env: Record<string, string> = {},
): ChromiumLaunchOptions {
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    executablePath,
    env: { ...Object.fromEntries(own), ...env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  };
}
