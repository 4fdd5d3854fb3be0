import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';

/** What the browser hears: a recording of `e2e/audio`, or nothing because the person said no. */
export type Microphone = 'three-sentences' | 'silence' | 'noise' | 'refused';

export interface OpenOptions {
  /** @default 'silence' */
  microphone?: Microphone;
  context?: BrowserContextOptions;
}

/** A page in a browser of its own, and what went wrong in it. */
export interface OpenedBrowser {
  browser: Browser;
  page: Page;
  /**
   * Sentences on uncaught errors, console errors, violations of the content
   * policy and requests to other hosts, in their order; none is as it should be.
   */
  troubles: string[];
  close: () => Promise<void>;
}

const noPermission = '--use-fake-ui-for-media-stream';

/** Opens Chromium with a recording as its microphone and an empty page that watches for trouble. */
export async function openBrowser(options: OpenOptions = {}): Promise<OpenedBrowser> {
  const { microphone = 'silence', context: contextOptions = {} } = options;
  const launch = await chromiumLaunchOptions();
  const browser = await chromium.launch({ ...launch, args: argsFor(launch.args, microphone) });
  const context = await browser.newContext({ locale: 'fa-IR', ...contextOptions });
  const troubles: string[] = [];
  await context.exposeBinding('nevisaPolicyTrouble', (_source, what: string) => {
    troubles.push(`policy: ${what}`);
  });
  await context.addInitScript(watchPolicy);
  const page = await context.newPage();
  watch(page, troubles);
  return { browser, page, troubles, close: () => browser.close() };
}

function argsFor(args: string[], microphone: Microphone): string[] {
  if (microphone === 'refused') {
    return args.map((arg) => (arg === noPermission ? `${noPermission}=deny` : arg));
  }
  const recording = join(import.meta.dirname, 'audio', `${microphone}.wav`);
  return [...args, `--use-file-for-fake-audio-capture=${recording}%noloop`];
}

function watch(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      troubles.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const own = hostname === '127.0.0.1' || protocol === 'data:' || protocol === 'blob:';
    if (!own) {
      troubles.push(`other host: ${request.url()}`);
    }
  });
}

// Runs in the page, before anything of the app.
function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { nevisaPolicyTrouble } = globalThis as unknown as {
      nevisaPolicyTrouble: (what: string) => Promise<void>;
    };
    void nevisaPolicyTrouble(`${event.effectiveDirective} blocked ${event.blockedURI}`);
  });
}
