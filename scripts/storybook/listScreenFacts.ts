import type { Source } from '../guards/sources.ts';

/** What Storybook says of a screen or a journey besides its stories. */
export interface ScreenFacts {
  /** Its place in the sidebar. */
  title: string;
  /** What it shows, in a sentence. */
  sentence: string;
  /** The id of its first story. */
  story: string;
  /** How many stories it has. */
  states: number;
  /** The rows of the requirements that its stories prove (docs/catalogue.md). */
  rows: string[];
}

const title = /title: '((?:Screens|Flows)\/[^']+)'/;
const sentence = /(?:describePage\(|component:)\s*'([^']+)'/;
const story = /^export const (\w+) = \w+\.story\(/gm;

/** Reads the facts of all screens from their stories. */
export function listScreenFacts(sources: readonly Source[]): ScreenFacts[] {
  return sources
    .filter(({ path, text }) => path.endsWith('.stories.tsx') && title.test(text))
    .map(({ text }) => {
      const stories = Array.from(text.matchAll(story), ([, name = '']) => name);
      const place = title.exec(text)?.[1] ?? '';
      return {
        title: place,
        sentence: sentence.exec(text)?.[1] ?? '',
        story: `${kebab(place)}--${kebab(stories[0] ?? '')}`,
        states: stories.length,
        rows: [...new Set(text.match(/\b[RXT]-\d+\b/g))].sort(),
      };
    })
    .sort((a, b) => a.title.localeCompare(b.title));
}

function kebab(words: string): string {
  return words
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
}
