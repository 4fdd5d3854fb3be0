import type { StoryFacts } from '../storybook/stories.ts';

/** How many stories may have a picture: each costs half a second of every test run and its bytes in the repository. */
export const mostStories = 145;

/** A photograph of a story in a window of some size, in px. */
export interface Picture {
  story: string;
  width: number;
  height: number;
  /** Kept at half its size: a sheet shows everything 22 times. */
  halved: boolean;
}

/** The pictures that the stories ask for: sheets as wide as a page, others in the window they name, or a desktop. */
export function picturesOf(stories: readonly StoryFacts[]): Picture[] {
  return photographed(stories).map((story) => {
    const halved = story.parameters.everyTheme === true;
    const { width, height } = halved ? sheetWindow : windowOf(story);
    return { story: story.id, width, height, halved };
  });
}

function windowOf({ storyGlobals, parameters }: StoryFacts): Pick<Picture, 'width' | 'height'> {
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  return styles === undefined
    ? desktop
    : { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
}

const sheetWindow = { width: 1280, height: 900 };
const desktop = { width: 1440, height: 900 };

/**
 * What is wrong with the choice, as sentences. Each `Sheet` has a picture, and
 * so has of each layout and screen its `Default` or, where it has none, its
 * first story, and its `Narrow`.
 */
export function faultsOfChoice(stories: readonly StoryFacts[]): string[] {
  const chosen = photographed(stories);
  const missing = expected(stories).filter((story) => !chosen.includes(story));
  return [
    ...missing.map(({ id }) => `${id} has no \`picture: true\``),
    ...(chosen.length > mostStories
      ? [`${chosen.length} stories have a picture, at most ${mostStories} may`]
      : []),
  ];
}

function photographed(stories: readonly StoryFacts[]): StoryFacts[] {
  return stories.filter(({ parameters }) => parameters.picture === true);
}

function expected(stories: readonly StoryFacts[]): StoryFacts[] {
  return stories.filter((story) => {
    const { title, name } = story;
    // Layout/Adaptations/… shows pages that have their picture elsewhere.
    const isPage = /^(?:Layout\/[^/]+$|Screens\/)/.test(title);
    return name === 'Sheet' || (isPage && (name === 'Narrow' || story === faceOf(title, stories)));
  });
}

function faceOf(title: string, stories: readonly StoryFacts[]): StoryFacts | undefined {
  const page = stories.filter((story) => story.title === title);
  return page.find(({ name }) => name === 'Default') ?? page[0];
}
