import { Button, FilterSkeleton } from '@nevisa/ui';
import { Suspense } from 'react';
import { Boundary } from '../../../shared/late/Boundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { daysWidth } from '../../../shared/lists/view/DaysFilter.tsx';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import type { History } from '../data/useHistory.ts';

/** The list boxes are larger than the rest of the list, so the list does not wait for them. */
const LateFilterFields = createLate(
  () => import('./FilterFields.tsx'),
  (chunk) => chunk.default,
);

/** The filters with a list of values, whose code loads after the list. */
export function LateFields({ list }: { list: History['list'] }) {
  return (
    <Boundary
      renderFailure={({ retry }) => (
        <Button variant="secondary" onClick={retry}>
          {`${addedHistoryText.historyFilters}: ${commonText.retry}`}
        </Button>
      )}
    >
      <Suspense fallback={shapes}>
        <LateFilterFields list={list} />
      </Suspense>
    </Boundary>
  );
}

/** As wide as the fields, in rem; the order of `FilterFields`. */
const shapes = [7.75, 9.5, daysWidth, 7.375].map((width) => (
  <FilterSkeleton key={width} width={width} />
));
