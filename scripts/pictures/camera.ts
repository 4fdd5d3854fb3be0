import type { Browser, BrowserContext, Page } from 'playwright';
import { changeStory, openStory } from '../storybook/stories.ts';
import { within } from '../within.ts';
import type { Picture } from './pictures.ts';

/** Noon in Tehran on a day of autumn 1405, so that «two days ago» says the same every day. */
const noon = new Date('2026-11-21T12:00:00+03:30');

/** A photograph as the browser packs it. */
export interface Photograph {
  picture: Picture;
  file: Buffer;
}

export interface Camera {
  /** Opens a story and takes its picture. @throws Error when the story does not end well three times. */
  take: (picture: Picture) => Promise<Photograph>;
  /** Forgets what earlier stories may have left in its page. */
  renew: () => Promise<void>;
  close: () => Promise<void>;
}

/** The longest that a picture takes on a busy machine, in ms. */
const longest = 60_000;

/** A camera that keeps its page for the next picture while all goes well. */
export async function openCamera(browser: Browser, url: string): Promise<Camera> {
  let context = await openContext(browser);
  let kept: Page | null = null;

  async function open({ story, width, height }: Picture): Promise<Page> {
    const page = kept ?? (await context.newPage());
    await page.setViewportSize({ width, height });
    await (kept === null ? openStory(page, url, story) : changeStory(page, story));
    kept = page;
    return page;
  }

  async function takeOnce(picture: Picture): Promise<Photograph> {
    const page = await open(picture);
    await page.evaluate(letGo);
    return { picture, file: await page.screenshot(still) };
  }

  async function renew(): Promise<void> {
    // A page that answers no more cannot be closed either.
    context.close().catch(() => undefined);
    kept = null;
    context = await openContext(browser);
  }

  return {
    take: async (picture) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await within(longest, picture.story, takeOnce(picture));
        } catch (error) {
          // A story that waits for a second at most can miss it on a busy machine.
          if (attempt === 3) {
            throw error;
          }
          await within(longest, 'A new page', renew());
        }
      }
    },
    renew: () => within(longest, 'A new page', renew()),
    close: () => within(longest, 'The end of a camera', context.close()),
  };
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(noon);
  await context.addInitScript(holdMonotonicClock);
  return context;
}

// A countdown reads both clocks.
function holdMonotonicClock(): void {
  const now = performance.now();
  performance.now = () => now;
}

// Whether a focus that a script has moved shows its ring depends on what was pressed before. What is open stays open.
function letGo(): void {
  const focused = document.activeElement;
  if (
    focused instanceof HTMLElement &&
    focused.closest('dialog, [popover], [role=dialog], [role=menu], [role=listbox]') === null
  ) {
    focused.blur();
  }
}

const still = { fullPage: true, animations: 'disabled', caret: 'hide' } as const;
