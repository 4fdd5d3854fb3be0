import type { Page } from 'playwright';

/** What is known of a story without showing it. */
export interface StoryFacts {
  id: string;
  title: string;
  name: string;
  tags: string[];
  /** What the story asks of the toolbar. */
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    picture?: boolean;
    everyTheme?: boolean;
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Record<string, unknown>> };
  };
}

/** The name under which Storybook has its preview in the page. */
interface Globals {
  __STORYBOOK_PREVIEW__?: {
    ready: () => Promise<void>;
    extract: () => Promise<Record<string, StoryFacts>>;
  };
}

/** Lists every story of a served Storybook in the order of the sidebar. */
export async function listStories(page: Page, url: string): Promise<StoryFacts[]> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as Globals;
    await preview?.ready();
    const all = (await preview?.extract()) ?? {};
    return Object.values(all).map(({ id, title, name, tags, storyGlobals, parameters }) => {
      const { picture, everyTheme, viewport, chromatic } = parameters;
      // JSON drops what cannot leave the page.
      return JSON.parse(
        JSON.stringify({
          id,
          title,
          name,
          tags,
          storyGlobals,
          parameters: { picture, everyTheme, viewport, chromatic },
        }),
      ) as StoryFacts;
    });
  });
}
