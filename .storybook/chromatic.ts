import { schemes, themeNames } from './looks.ts';
import type { StoryParameters } from './parameters.ts';

/** Names of looks and their globals, the modes of Chromatic. */
type Modes = Readonly<Record<string, { theme: string; scheme: string }>>;

/** The 22 colour sets, which the nightly build shows. */
export const everyMode: Modes = Object.fromEntries(
  themeNames.flatMap((theme) =>
    schemes.map((scheme) => [`${theme} ${scheme}`, { theme, scheme }] as const),
  ),
);

/**
 * The looks of a pull request: the default in both schemes, a light accent with dark letters,
 * and a dark scheme with a weak hue. A fault of colours alone is found by the tests in all 22.
 */
const reviewed = new Set(['blue light', 'blue dark', 'amber light', 'olive dark']);

export const reviewedModes: Modes = Object.fromEntries(
  Object.entries(everyMode).filter(([name]) => reviewed.has(name)),
);

/** The default of a story: Chromatic takes no snapshot. */
export const noSnapshot = { disableSnapshot: true };

interface Chromatic {
  disableSnapshot: boolean;
  modes?: Modes;
}

/** The Chromatic parameters of a story: a snapshot for each picture, in each of the modes unless it is a sheet of all colour sets. */
export function describeSnapshots(
  { picture, everyTheme }: StoryParameters,
  modes: Modes = reviewedModes,
): Chromatic {
  if (picture !== true) {
    return noSnapshot;
  }
  return { disableSnapshot: false, ...(everyTheme === true ? {} : { modes }) };
}

/** Adds the Chromatic parameters to a story. Only enhancers of argument types run before Storybook lists a story. */
export function withSnapshots<ArgTypes>({
  parameters,
  argTypes,
}: {
  parameters: object;
  argTypes: ArgTypes;
}): ArgTypes {
  const isNightly = import.meta.env['STORYBOOK_LOOKS'] === 'every';
  Object.assign(parameters, {
    chromatic: describeSnapshots(parameters, isNightly ? everyMode : reviewedModes),
  });
  return argTypes;
}
