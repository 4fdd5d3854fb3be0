import { readTitles } from '../requirements/catalogue.ts';

const storyStart = /^export const (\w+) = \w+\.(?:extend|story)\(/gm;

/**
 * Reads which rows each story proves: those that its title and its steps begin
 * with. A story that extends another repeats its steps in another setting, and
 * proves none of its rows again.
 *
 * @param source the text of a `*.stories.tsx` file
 * @returns the rows by the story's title in Storybook
 */
export function readStoryRows(source: string): Map<string, string[]> {
  const starts = [...source.matchAll(storyStart)];
  // Steps before the first story are in functions that the stories call.
  const shared = readTitles(source.slice(0, starts[0]?.index));
  return new Map(
    starts.map(({ index, 1: name = '' }, place) => {
      const text = source.slice(index, starts[place + 1]?.index);
      const title = /^ {2}name: ['"`](.+)['"`],$/m.exec(text)?.[1] ?? toTitle(name);
      return [title, [...shared, ...readTitles(text)]];
    }),
  );
}

function toTitle(exportName: string): string {
  return exportName.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
}
