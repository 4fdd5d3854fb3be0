import { schemes, themeNames } from '../packages/ui/src/tokens/themes.ts';
import type { StoryParameters } from './parameters.ts';

/** Each of the 22 looks as Chromatic takes it: a name, and what the toolbar would say. */
export const everyLook = Object.fromEntries(
  themeNames.flatMap((theme) =>
    schemes.map((scheme) => [`${theme} ${scheme}`, { theme, scheme }] as const),
  ),
);

/** No story goes to Chromatic by itself. */
export const noSnapshot = { disableSnapshot: true };

interface Chromatic {
  disableSnapshot: boolean;
  modes?: typeof everyLook;
}

/** What Chromatic does with a story: a picture asks for it, and a sheet shows all looks already. */
export function chromaticFor({ picture, everyTheme }: StoryParameters): Chromatic {
  if (picture !== true) {
    return noSnapshot;
  }
  return { disableSnapshot: false, ...(everyTheme === true ? {} : { modes: everyLook }) };
}

/** Hands that to each story. Enhancers of argument types are the one hook that meets a story before it is drawn. */
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
