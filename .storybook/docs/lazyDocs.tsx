import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { lazy, type ReactNode, Suspense } from 'react';

export interface DocsFrameProps {
  context: DocsContextProps;
  children?: ReactNode;
}

const Frame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }));
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/** The frame of every docs page. It comes with the first docs page, because no story needs it. */
export function LazyDocsFrame(props: DocsFrameProps) {
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  );
}

/** The docs page of a component, which comes in the same way. */
export function LazyComponentPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
