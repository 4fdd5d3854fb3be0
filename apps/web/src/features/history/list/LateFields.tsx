import { Button, Skeleton } from '@nevisa/ui';
import { Suspense } from 'react';
import { Boundary } from '../../../shared/late/Boundary.tsx';
import { late } from '../../../shared/late/late.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import type { History } from '../data/useHistory.ts';

/** The list boxes are larger than the rest of the list, so the list does not wait for them. */
const LateFilterFields = late(
  () => import('./FilterFields.tsx'),
  (chunk) => chunk.default,
);

/** The filters with a list of values, whose code loads after the list. */
export function LateFields({ list: { address, filter, sort } }: { list: History['list'] }) {
  const { source, status, days } = address.filters;
  return (
    <Boundary
      renderFailure={({ retry }) => (
        <Button variant="secondary" onClick={retry}>
          {`${addedText.historyFilters}: ${commonText.retry}`}
        </Button>
      )}
    >
      <Suspense fallback={shapes}>
        <LateFilterFields {...{ source, status, days, filter, sort }} ordering={address.ordering} />
      </Suspense>
    </Boundary>
  );
}

const shapes = ['source', 'status', 'days', 'order'].map((field) => (
  <Skeleton key={field} shape="control" />
));
