import type { ReactNode } from 'react';
import type { OpenApp } from '../../apps/web/src/testing/OpenApp.tsx';
import type { Direction } from '../../packages/ui/src/index.ts';
import type { StoryParameters } from '../parameters.ts';

interface StoryContext {
  id: string;
  parameters: StoryParameters;
  globals: { direction?: Direction };
  /** Loaded before the first render of a story with `parameters.app` (.storybook/preview.tsx). */
  loaded: { OpenApp?: typeof OpenApp };
}

/** With `parameters.app`, the story is the application itself, opened at an address as a named account. */
export function withApp(Story: () => ReactNode, context: object) {
  const { id, parameters, globals, loaded } = context as StoryContext;
  const { OpenApp } = loaded;
  return parameters.app === undefined || OpenApp === undefined ? (
    <Story />
  ) : (
    <OpenApp key={id} {...parameters.app} direction={globals.direction ?? 'rtl'} />
  );
}
