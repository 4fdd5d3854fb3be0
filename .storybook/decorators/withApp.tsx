import type { ReactNode } from 'react';
import { OpenApp, type OpenAppProps } from '../../apps/web/src/testing/OpenApp.tsx';
import type { Direction } from '../../packages/ui/src/index.ts';

interface StoryContext {
  id: string;
  parameters: { app?: OpenAppProps };
  globals: { direction?: Direction };
}

/** With `parameters.app`, the story is the application itself, opened at an address as a named account. */
export function withApp(Story: () => ReactNode, context: object) {
  const { id, parameters, globals } = context as StoryContext;
  return parameters.app === undefined ? (
    <Story />
  ) : (
    <OpenApp key={id} {...parameters.app} direction={globals.direction ?? 'rtl'} />
  );
}
