import type { Browser } from 'playwright';
import { openStory } from '../storybook/stories.ts';
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
  close: () => Promise<void>;
}

/** A camera whose pages keep what they have loaded for the next ones. */
export async function openCamera(browser: Browser, url: string): Promise<Camera> {
  const context = await browser.newContext({
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(noon);
  await context.addInitScript(holdMonotonicClock);

  return {
    take: async (picture) => {
      for (let attempt = 1; ; attempt += 1) {
        const page = await context.newPage();
        try {
          await page.setViewportSize({ width: picture.width, height: picture.height });
          await openStory(page, url, picture.story);
          await page.evaluate(letGo);
          return { picture, file: await page.screenshot(still) };
        } catch (error) {
          // A story that waits for a second at most can miss it on a busy machine.
          if (attempt === 3) {
            throw error;
          }
        } finally {
          await page.close();
        }
      }
    },
    close: () => context.close(),
  };
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
