import type { Page } from 'playwright';

/** What is known of a story without drawing it. */
export interface StoryFacts {
  id: string;
  title: string;
  name: string;
  /** What the story asks of the toolbar. */
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    picture?: boolean;
    everyTheme?: boolean;
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Record<string, unknown>> };
  };
}

interface Preview {
  /** Ends when the list of stories is there. */
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, StoryFacts>>;
}

/** Keeps the last of each kind of event. */
interface Channel {
  last: (event: 'storyFinished') => [{ storyId: string; status: 'success' | 'error' }] | undefined;
  emit: (event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void;
}

/** The names under which Storybook keeps both in its page. */
interface Globals {
  __STORYBOOK_PREVIEW__?: Preview;
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** Where a story stands alone; axe, which has its own test, stays away. */
export function storyAddress(url: string, id: string): string {
  return `${url}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`;
}

/** Every story of a served Storybook in the order of the sidebar; Chromatic asks in the same way. */
export async function storiesOf(page: Page, url: string): Promise<StoryFacts[]> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as Globals;
    await preview?.ready();
    const all = (await preview?.extract()) ?? {};
    return Object.values(all).map(({ id, title, name, storyGlobals, parameters }) => {
      const { picture, everyTheme, viewport, chromatic } = parameters;
      const asked = { picture, everyTheme, viewport, chromatic };
      return { id, title, name, storyGlobals, parameters: asked };
    });
  });
  return stories as StoryFacts[];
}

/** Opens a story and waits until it stands still: drawn, played, its fonts and pictures there. @throws when it fails. */
export async function openStory(page: Page, url: string, id: string): Promise<void> {
  await page.goto(storyAddress(url, id));
  await waitForStory(page, id);
}

/** The same on a page where another story stands, as the sidebar does it: nothing is loaded anew. */
export async function changeStory(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Globals;
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await waitForStory(page, id);
}

async function waitForStory(page: Page, id: string): Promise<void> {
  const ending = await page.waitForFunction((story) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Globals;
    const [ended] = channel?.last('storyFinished') ?? [];
    return ended?.storyId === story ? ended.status : null;
  }, id);
  if ((await ending.jsonValue()) !== 'success') {
    throw new Error(`${id} does not end well, try it in Storybook`);
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}
