import { Button, FilterSkeleton } from '@nevisa/ui';
import { Suspense } from 'react';
import { Boundary } from '../../../../shared/late/Boundary.tsx';
import { createLate } from '../../../../shared/late/createLate.ts';
import { daysWidth } from '../../../../shared/lists/view/DaysFilter.tsx';
import { commonText } from '../../../../shared/text/commonText.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import type { Users } from '../data/useUsers.ts';

const LateFields = createLate(
  () => import('./UserFilterFields.tsx'),
  (chunk) => chunk.default,
);

/** The filters with lists of values, whose code loads after the table. */
export function LateFilterFields({ list }: { list: Users['list'] }) {
  return (
    <Boundary
      renderFailure={({ retry }) => (
        <Button variant="secondary" onClick={retry}>
          {`${managementText.usersFilters}: ${commonText.retry}`}
        </Button>
      )}
    >
      <Suspense fallback={shapes}>
        <LateFields list={list} />
      </Suspense>
    </Boundary>
  );
}

/** As wide as the fields, in rem; the order of `UserFilterFields`. */
const shapes = [7.75, 8.75, 9.5, daysWidth].map((width) => (
  <FilterSkeleton key={width} width={width} />
));
