import { schemes, themeNames } from '../packages/ui/src/tokens/themes.ts';
import type { StoryParameters } from './parameters.ts';

/** The 22 colour sets as modes of Chromatic: a name and its globals. */
export const everyMode = Object.fromEntries(
  themeNames.flatMap((theme) =>
    schemes.map((scheme) => [`${theme} ${scheme}`, { theme, scheme }] as const),
  ),
);

/** The default of a story: Chromatic takes no snapshot. */
export const noSnapshot = { disableSnapshot: true };

interface Chromatic {
  disableSnapshot: boolean;
  modes?: typeof everyMode;
}

/** The Chromatic parameters of a story: a snapshot for each picture, in every mode unless it is a sheet of all colour sets. */
export function chromaticFor({ picture, everyTheme }: StoryParameters): Chromatic {
  if (picture !== true) {
    return noSnapshot;
  }
  return { disableSnapshot: false, ...(everyTheme === true ? {} : { modes: everyMode }) };
}

/** Adds the Chromatic parameters to a story. Only enhancers of argument types run before Storybook lists a story. */
export function withSnapshots<ArgTypes>({
  parameters,
  argTypes,
}: {
  parameters: object;
  argTypes: ArgTypes;
}): ArgTypes {
  Object.assign(parameters, { chromatic: chromaticFor(parameters) });
  return argTypes;
}
