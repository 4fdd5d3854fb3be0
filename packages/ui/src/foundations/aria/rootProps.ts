import type { Ref } from 'react';

/** The root props of a component based on react-aria-components. */
export interface RootProps {
  className?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
}
