import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { findLaunchOptions } from '../scripts/chromium.ts';
import { patience } from '@nevisa/testing';

/** What the microphone of the browser records: a file of `e2e/audio`, or nothing because the person refuses it. */
export type Microphone = 'three-sentences' | 'silence' | 'noise' | 'refused';

export interface OpenOptions {
  /** @default 'silence' */
  microphone?: Microphone;
  /** Uses a Chromium process that no other test shares, e.g. because all its contexts have one clipboard. @default false */
  ownBrowser?: boolean;
  context?: BrowserContextOptions;
}

/** A page in a browser context of its own, and the problems that occurred in it. */
export interface OpenedBrowser {
  browser: Browser;
  page: Page;
  /**
   * Sentences on uncaught errors, console errors, violations of the content
   * policy and requests to other hosts, in the order they occurred.
   */
  problems: string[];
  close: () => Promise<void>;
}

const permissionArgument = '--use-fake-ui-for-media-stream';

/** Opens a page in a Chromium process of its own. */
export async function openBrowser(
  options: Omit<OpenOptions, 'ownBrowser'> = {},
): Promise<OpenedBrowser> {
  const browser = await launchBrowser(options.microphone);
  const opened = await openContext(browser, options.context);
  return { ...opened, close: () => browser.close() };
}

/** Launches Chromium; the recording of its microphone cannot be changed later. */
export async function launchBrowser(
  microphone: Microphone = 'silence',
  args: readonly string[] = [],
): Promise<Browser> {
  const launch = await findLaunchOptions();
  return chromium.launch({ ...launch, args: [...toArguments(launch.args, microphone), ...args] });
}

/** Opens a page in a new context, without cookies, storage and cache of the others, and records its problems. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OpenedBrowser> {
  const context = await browser.newContext({
    locale: 'fa-IR',
    reducedMotion: 'reduce',
    // A stored file would answer where a test blocks a request; `offline.e2e.ts` allows it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(patience);
  const problems: string[] = [];
  await context.exposeBinding('reportPolicyViolation', (_source, violation: string) => {
    problems.push(`policy: ${violation}`);
  });
  await context.addInitScript(reportPolicyViolations);
  const page = await context.newPage();
  recordProblems(page, problems);
  const close = async () => {
    // A handler that still reads an answer would fail after its test.
    await Promise.all(context.pages().map((open) => open.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  };
  return { browser, page, problems, close };
}

function toArguments(args: string[], microphone: Microphone): string[] {
  if (microphone === 'refused') {
    return args.map((arg) => (arg === permissionArgument ? `${permissionArgument}=deny` : arg));
  }
  const recording = join(import.meta.dirname, 'audio', `${microphone}.wav`);
  return [...args, `--use-file-for-fake-audio-capture=${recording}%noloop`];
}

function recordProblems(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const own = hostname === '127.0.0.1' || protocol === 'data:' || protocol === 'blob:';
    if (!own) {
      problems.push(`other host: ${request.url()}`);
    }
  });
}

// Runs in the page, before the scripts of the app.
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { reportPolicyViolation } = globalThis as unknown as {
      reportPolicyViolation: (violation: string) => Promise<void>;
    };
    void reportPolicyViolation(`${event.effectiveDirective} blocked ${event.blockedURI}`);
  });
}
