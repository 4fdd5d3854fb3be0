import type { Ref } from 'react';

/** What a component made of react-aria-components takes for its root. */
export interface RootProps {
  className?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
}
