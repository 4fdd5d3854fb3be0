import type { StoryFacts } from '../storybook/stories.ts';
import type { Viewport } from '../storybook/storyPages.ts';

/** How many stories may have a baseline: each costs half a second of every test run and its bytes in the repository. */
export const mostPictures = 280;

/** How the screenshot of a story is taken: the viewport in px, and whether it is stored at half its size. */
export interface Picture {
  width: number;
  height: number;
  halved: boolean;
}

/** The picture that a story asks for with `picture: true`, or null. A sheet shows everything 22 times and is halved. */
export function findPicture(story: StoryFacts): Picture | null {
  if (story.parameters.picture !== true) {
    return null;
  }
  const halved = story.parameters.everyTheme === true;
  return { ...(halved ? sheetViewport : chooseViewport(story, desktop)), halved };
}

/** The viewport that a story asks for, or `otherwise`. */
export function chooseViewport(
  { storyGlobals, parameters }: StoryFacts,
  otherwise: Viewport,
): Viewport {
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  return styles === undefined
    ? otherwise
    : { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
}

const sheetViewport = { width: 1280, height: 900 };
const desktop = { width: 1440, height: 900 };

/**
 * Finds stories without a picture that must have one, as sentences: each
 * `Sheet`, and of each layout and screen its `Default` or, where it has none,
 * its first story, and its `Narrow`.
 */
export function findMissingPictures(stories: readonly StoryFacts[]): string[] {
  return stories
    .filter((story) => findPicture(story) === null && mustHavePicture(story, stories))
    .map(({ id }) => `${id} has no \`picture: true\``);
}

function mustHavePicture(story: StoryFacts, stories: readonly StoryFacts[]): boolean {
  const { title, name } = story;
  // Layout/Adaptations/… shows pages that have their picture elsewhere.
  const isPage = /^(?:Layout\/[^/]+$|Screens\/)/.test(title);
  return name === 'Sheet' || (isPage && (name === 'Narrow' || story === mainStory(title, stories)));
}

function mainStory(title: string, stories: readonly StoryFacts[]): StoryFacts | undefined {
  const page = stories.filter((story) => story.title === title);
  return page.find(({ name }) => name === 'Default') ?? page[0];
}
