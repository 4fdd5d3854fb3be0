import { Button, Skeleton } from '@nevisa/ui';
import { Suspense } from 'react';
import { Boundary } from '../../../shared/late/Boundary.tsx';
import { late } from '../../../shared/late/late.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import type { DaysFieldProps } from './DaysField.tsx';

/** The calendar is as large as a page, so the list does not wait for it. */
const LateDaysField = late(
  () => import('./DaysField.tsx'),
  (chunk) => chunk.default,
);

/** The filter by days, whose code loads after the list. */
export function DaysFilter(props: DaysFieldProps) {
  return (
    <Boundary
      renderFailure={({ retry }) => (
        <Button variant="secondary" onClick={retry}>
          {`${historyText.filterDate}: ${commonText.retry}`}
        </Button>
      )}
    >
      <Suspense fallback={<Skeleton lines={1} />}>
        <LateDaysField {...props} />
      </Suspense>
    </Boundary>
  );
}
