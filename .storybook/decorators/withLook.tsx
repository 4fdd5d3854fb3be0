import { type ReactNode, useInsertionEffect } from 'react';
import { NevisaUi } from '../../packages/ui/src/index.ts';
import type { Direction } from '../../packages/ui/src/index.ts';

interface Look {
  theme: string;
  scheme: string;
  direction: Direction;
}

/** Puts the toolbar's theme, scheme and direction where the product has them: on the document. */
export function withLook(Story: () => ReactNode, { globals }: { globals: object }) {
  return (
    <Looks {...(globals as Look)}>
      <Story />
    </Looks>
  );
}

function Looks({ theme, scheme, direction, children }: Look & { children: ReactNode }) {
  useInsertionEffect(() => {
    const { documentElement: root } = document;
    root.lang = 'fa';
    root.dir = direction;
    root.dataset['theme'] = theme;
    root.dataset['scheme'] = scheme;
  }, [theme, scheme, direction]);
  return <NevisaUi direction={direction}>{children}</NevisaUi>;
}
