import { Button, FilterSkeleton } from '@nevisa/ui';
import { Suspense } from 'react';
import { Boundary } from '../../../shared/late/Boundary.tsx';
import { late } from '../../../shared/late/late.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import type { History } from '../data/useHistory.ts';

/** The calendar is as large as a page, so the list does not wait for it. */
const LateDaysField = late(
  () => import('./DaysField.tsx'),
  (chunk) => chunk.default,
);

/** The width of an empty span of days, in rem. */
export const daysWidth = 16.75;

/** The filter by days, whose code loads after the list. */
export function DaysFilter({ list }: { list: History['list'] }) {
  return (
    <Boundary
      renderFailure={({ retry }) => (
        <Button variant="secondary" onClick={retry}>
          {`${historyText.filterDate}: ${commonText.retry}`}
        </Button>
      )}
    >
      <Suspense fallback={<FilterSkeleton width={daysWidth} />}>
        <LateDaysField list={list} />
      </Suspense>
    </Boundary>
  );
}
