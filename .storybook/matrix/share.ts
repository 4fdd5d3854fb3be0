import { isStory } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { everySet } from './look.ts';
import { lookAtStory, type NamedStory } from './lookAtStory.ts';

interface StoryFile {
  [name: string]: unknown;
}

declare module 'vitest' {
  interface TaskMeta {
    /** How often axe looked at the story of this test. */
    looks?: number;
  }
}

const files = import.meta.glob<StoryFile>([
  '../../packages/ui/src/**/*.stories.tsx',
  '../../apps/web/src/**/*.stories.tsx',
]);

/** Pages of the one browser share the work: while one waits for a play, others look, and who is done takes the next. */
const shares = 8;

/**
 * The tests of every eighth story file.
 *
 * @param share 0…7
 */
export async function lookAtShare(share: number): Promise<void> {
  // How long a story may take is for its own test to say.
  configure({ asyncUtilTimeout: 20_000 });
  const stories = await storiesOf(share);
  let looks = 0;

  describe(`every story, in ${everySet.length} sets and 2 directions, has no fault`, () => {
    it.for(stories)('$name', { timeout: 300_000 }, async (story, { task }) => {
      const seen = await lookAtStory(story);
      task.meta.looks = seen.looks;
      looks += seen.looks;
      expect(seen.faults, seen.faults.join('\n')).toEqual([]);
    });

    it('axe has looked', () => {
      expect(stories.length).toBeGreaterThan(0);
      expect(looks).toBeGreaterThan(stories.length);
    });
  });
}

async function storiesOf(share: number): Promise<NamedStory[]> {
  const own = Object.values(files).filter((_, index) => index % shares === share);
  const loaded = await Promise.all(own.map((load) => load()));
  return loaded.flatMap((file) =>
    Object.entries(file).flatMap(([name, story]) =>
      isStory(story) ? { name: `${story.meta.input.title}, ${name}`, story } : [],
    ),
  );
}
