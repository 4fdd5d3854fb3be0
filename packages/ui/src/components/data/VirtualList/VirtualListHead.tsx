import type { ReactNode } from 'react';
import { Head } from './VirtualList.styles.ts';

/** The head of a `VirtualList`, also above the shapes of its rows while the first ones are loaded. */
export function VirtualListHead({ children }: { children: ReactNode }) {
  return <Head>{children}</Head>;
}
