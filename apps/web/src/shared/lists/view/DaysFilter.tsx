import { Button, FilterSkeleton } from '@nevisa/ui';
import { Suspense } from 'react';
import { Boundary } from '../../late/Boundary.tsx';
import { createLate } from '../../late/createLate.ts';
import { commonText } from '../../text/commonText.ts';
import type { DaysFieldProps } from './DaysField.tsx';

/** The calendar is as large as a page, so the list does not wait for it. */
const LateDaysField = createLate(
  () => import('./DaysField.tsx'),
  (chunk) => chunk.default,
);

/** The width of an empty span of days, in rem. */
export const daysWidth = 16.75;

/** A filter by days, whose code loads after the list. */
export function DaysFilter(props: DaysFieldProps) {
  return (
    <Boundary
      renderFailure={({ retry }) => (
        <Button variant="secondary" onClick={retry}>
          {`${props.label}: ${commonText.retry}`}
        </Button>
      )}
    >
      <Suspense fallback={<FilterSkeleton width={daysWidth} />}>
        <LateDaysField {...props} />
      </Suspense>
    </Boundary>
  );
}
