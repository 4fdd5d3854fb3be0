import { type ReactNode, useInsertionEffect } from 'react';
import { NevisaUi } from '../../packages/ui/src/index.ts';
import { type Look, wearLook } from './look.ts';

interface StoryContext {
  globals: Look;
  viewMode?: 'story' | 'docs';
}

/**
 * Puts the toolbar's theme, scheme and direction where the product has them: on the
 * document. A docs page is English around its stories, so there each story has the
 * direction on an element of its own as well.
 */
export function withLook(Story: () => ReactNode, context: object) {
  const { globals, viewMode } = context as StoryContext;
  const { theme, scheme, direction } = globals;
  const story =
    viewMode === 'docs' ? (
      <div lang="fa" dir={direction} className="nevisa-story">
        <Story />
      </div>
    ) : (
      <Story />
    );
  return <Looks {...{ theme, scheme, direction }}>{story}</Looks>;
}

function Looks({ theme, scheme, direction, children }: Look & { children: ReactNode }) {
  useInsertionEffect(() => wearLook({ theme, scheme, direction }), [theme, scheme, direction]);
  return <NevisaUi direction={direction}>{children}</NevisaUi>;
}
