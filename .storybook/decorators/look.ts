import type { Direction } from '../../packages/ui/src/index.ts';
import type { Scheme, ThemeName } from '../../packages/ui/src/tokens/themes.ts';

/** What the toolbar chooses. */
export interface Look {
  theme: ThemeName;
  scheme: Scheme;
  direction: Direction;
}

export const defaultLook: Look = { theme: 'blue', scheme: 'light', direction: 'rtl' };

/** Puts a look where the product has it: on the document. */
export function wearLook({ theme, scheme, direction }: Look): void {
  const { documentElement: root } = document;
  root.lang = 'fa';
  root.dir = direction;
  root.dataset['theme'] = theme;
  root.dataset['scheme'] = scheme;
}
