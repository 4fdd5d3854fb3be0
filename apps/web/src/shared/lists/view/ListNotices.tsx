import { LiveRegion } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { OldRows, type OldRowsProps } from './OldRows.tsx';

export interface ListNoticesProps extends OldRowsProps {
  /** What an action has left undone; it is announced at once. */
  children: ReactNode;
}

/** What is shown above the rows: the list is old, or an action has left something undone. */
export function ListNotices({ children, ...old }: ListNoticesProps) {
  return (
    // Without an element around them: empty regions take no gap of the page.
    <>
      <LiveRegion>
        <OldRows {...old} />
      </LiveRegion>
      <LiveRegion urgent>{children}</LiveRegion>
    </>
  );
}
