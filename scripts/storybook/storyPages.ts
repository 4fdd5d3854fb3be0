import { chromium, type Browser, type BrowserContext, type Page, type Request } from 'playwright';
import { patience } from '@nevisa/testing';
import { findLaunchOptions, isPinned } from '../chromium.ts';
import { createDrawScale } from './drawScale.ts';
import {
  addContrasts,
  hideLongAnimations,
  holdScrollAnimations,
  pauseToasts,
  redrawDialogs,
  settle,
  switchOffHighlights,
  waitForQuiet,
} from './pageScripts.ts';
import { listStories, type StoryFacts } from './stories.ts';

/** What the inspection of one story found (`.storybook/inspection`). */
export interface Inspection {
  /** How often axe ran. */
  runs: number;
  /** One sentence per fault of the story, its play function or its accessibility. */
  faults: string[];
  /** A PNG of the story, when one was asked for. */
  screenshot: Buffer | undefined;
}

export interface Viewport {
  width: number;
  height: number;
}

/** Pages of one Chromium that show stories of a served Storybook, each reused for the next story. */
export interface StoryPages {
  /** Without those that are broken on purpose. */
  stories: readonly StoryFacts[];
  /** Whether this is the Chromium of the lock file, which draws the same pixels on every machine. */
  pinned: boolean;
  /**
   * Opens the story, plays it and inspects it: in a new page when the story was inspected before. Take those without a
   * screenshot first: their pages end with the first one that needs a screenshot.
   */
  inspect: (id: string, viewport: Viewport, withScreenshot: boolean) => Promise<Inspection>;
  close: () => Promise<void>;
}

export async function openStoryPages(url: string): Promise<StoryPages> {
  const launch = await findLaunchOptions();
  const browser = await chromium.launch(launch);
  const idle = { still: new Array<StoryPage>(), plain: new Array<StoryPage>() };
  const accepted: string[] = [];
  const inspected = new Set<string>();
  const first = await browser.newPage();
  first.setDefaultTimeout(patience);
  const all = await listStories(first, url);
  const agent = await first.evaluate(() => navigator.userAgent);
  await first.close();
  const open = (withScreenshot: boolean) =>
    openStoryPage({
      browser,
      url,
      accepted,
      still: withScreenshot,
      userAgent: `${agent} ${testRunner}`,
    });
  return {
    stories: all.filter(({ tags }) => !tags.includes('broken')),
    pinned: isPinned(launch),
    inspect: async (id, viewport, withScreenshot) => {
      const kind = withScreenshot ? 'still' : 'plain';
      // The last story of an unused page would go on running.
      const unused = withScreenshot ? idle.plain.splice(0) : [];
      await Promise.all(unused.map((page) => page.close()));
      // A retry gets a new page: Storybook does not play a story again that is already shown.
      const reused = inspected.has(id) ? undefined : idle[kind].pop();
      const storyPage = reused ?? (await open(withScreenshot));
      inspected.add(id);
      const inspection = await storyPage.inspect(id, viewport);
      if (inspection.faults.length === 0) {
        idle[kind].push(storyPage);
      } else {
        await storyPage.close();
      }
      return inspection;
    },
    close: () => browser.close(),
  };
}

interface StoryPage {
  inspect: (id: string, viewport: Viewport) => Promise<Inspection>;
  close: () => Promise<void>;
}

interface PageOptions {
  browser: Browser;
  url: string;
  /** Contrasts that axe has accepted on any page: each page reads and extends the list. */
  accepted: string[];
  /** Whether the page takes screenshots. */
  still: boolean;
  userAgent: string;
}

/**
 * The name by which Storybook knows a page of tests: it ends each animation after the play function in place of waiting
 * for it. A page that takes screenshots does not give it, because the end of an animation that follows a scroll place is
 * not what a person sees.
 */
const testRunner = 'StorybookTestRunner';

async function openStoryPage(options: PageOptions): Promise<StoryPage> {
  const { browser, url, accepted, still, userAgent } = options;
  let read = 0;
  const context = still ? await openStillContext(browser) : await browser.newContext({ userAgent });
  context.setDefaultTimeout(patience);
  await context.addInitScript(() => Object.assign(globalThis, { inspectsStories: true }));
  await context.addInitScript(hideLongAnimations);
  await context.addInitScript(switchOffHighlights);
  const page = await context.newPage();
  const { drawFull, drawSmall } = await createDrawScale(page);
  let screenshot: Buffer | undefined;
  if (still) {
    await context.addInitScript(pauseToasts);
    const scripts = watchScripts(page);
    await page.exposeFunction('takeScreenshot', async () => {
      await scripts.loaded();
      await page.evaluate(waitForQuiet);
      await page.evaluate(settle);
      await page.evaluate(redrawDialogs);
      await page.evaluate(holdScrollAnimations);
      screenshot = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        // The browser paints rows below the window only in some runs.
        style: '* { content-visibility: visible !important }',
      });
      await drawSmall();
    });
  }
  return {
    inspect: async (id, viewport) => {
      screenshot = undefined;
      await page.setViewportSize(viewport);
      await (still ? drawFull() : drawSmall());
      await showStory(page, url, id);
      const unread = accepted.slice(read);
      read += unread.length;
      await page.evaluate(addContrasts, unread);
      const { runs, faults, accepted: added } = await finishedStory(page, id);
      accepted.push(...added);
      return { runs, faults, screenshot };
    },
    close: () => context.close(),
  };
}

/** Follows the scripts that a page loads: a late part of a screen is shown after its script. */
function watchScripts(page: Page): { loaded: () => Promise<void> } {
  const loading = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      loading.add(request);
    }
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return {
    loaded: async () => {
      while (loading.size > 0) {
        await page.waitForTimeout(20);
      }
    },
  };
}

/** Noon in Tehran on a day of autumn 1405, so that «two days ago» is the same day in every run. */
const noon = new Date('2026-11-21T12:00:00+03:30');

async function openStillContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(noon);
  // A countdown reads both clocks.
  await context.addInitScript(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  return context;
}

/** What the page reports (`.storybook/inspection/reportInspection.ts`). */
interface PageReport {
  runs: number;
  faults: string[];
  accepted: string[];
}

interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; result: PageReport }[];
}

/** The names under which Storybook and the inspection are found in the page. */
interface Globals {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    /** The arguments of the last event of a kind. */
    last: (
      event: 'storyFinished' | 'storyThrewException' | 'playFunctionThrewException',
    ) => [unknown] | undefined;
    on: (event: 'storyFinished', listener: () => void) => void;
    off: (event: 'storyFinished', listener: () => void) => void;
    emit: (event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void;
  };
}

// A page that already shows a story changes to the next as the sidebar does: nothing is loaded again.
async function showStory(page: Page, url: string, id: string): Promise<void> {
  if (page.url().startsWith(url)) {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Globals;
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else {
    await page.goto(makeStoryAddress(url, id));
  }
}

/** The address of a story alone. The accessibility add-on is off, because axe runs in the inspection. */
export function makeStoryAddress(url: string, id: string): string {
  return `${url}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`;
}

async function finishedStory(page: Page, id: string): Promise<PageReport> {
  const { finished, error } = await page.evaluate(waitForStory, id);
  const inspected = finished.reporters.find(({ type }) => type === 'inspection')?.result;
  const { runs, faults, accepted } = inspected ?? { runs: 0, faults: [], accepted: [] };
  // Storybook calls a story whose play function threw a success.
  if (error !== undefined) {
    return { runs, accepted, faults: [error, ...faults] };
  }
  const isUnexplained =
    faults.length === 0 && (inspected === undefined || finished.status === 'error');
  return {
    runs,
    accepted,
    faults: isUnexplained ? ['The story ended with an error or without an inspection.'] : faults,
  };
}

/**
 * Runs in the page. Waits for the event, because a question in every frame would make four pages draw sixty times a
 * second.
 */
async function waitForStory(
  id: string,
): Promise<{ finished: Finished; error: string | undefined }> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Globals;
  if (channel === undefined) {
    throw new Error('The page of the story has no channel of Storybook.');
  }
  return new Promise((resolve) => {
    const read = () => {
      const [finished] = (channel.last('storyFinished') ?? []) as [Finished?];
      if (finished?.storyId === id) {
        channel.off('storyFinished', readLater);
        const [error] =
          channel.last('playFunctionThrewException') ?? channel.last('storyThrewException') ?? [];
        resolve({ finished, error: (error as Error | undefined)?.message });
      }
    };
    // The channel stores an event after it has called the listeners.
    const readLater = () => queueMicrotask(read);
    channel.on('storyFinished', readLater);
    read();
  });
}
