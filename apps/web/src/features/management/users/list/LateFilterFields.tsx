import { FilterSkeleton } from '@nevisa/ui';
import { createLate } from '../../../../shared/late/createLate.ts';
import { daysWidth } from '../../../../shared/lists/view/DaysFilter.tsx';
import { managementText } from '../../../../shared/text/managementText.ts';
import type { Users } from '../data/useUsers.ts';
import { LatePart } from '../../../../shared/late/LatePart.tsx';

const LateFields = createLate(
  () => import('./UserFilterFields.tsx'),
  (chunk) => chunk.default,
);

/** The filters with lists of values, whose code loads after the table. */
export function LateFilterFields({ list }: { list: Users['list'] }) {
  return (
    <LatePart name={managementText.usersFilters} shapes={shapes}>
      <LateFields list={list} />
    </LatePart>
  );
}

/** As wide as the fields, in rem; the order of `UserFilterFields`. */
const shapes = [7.75, 8.75, 9.5, daysWidth].map((width) => (
  <FilterSkeleton key={width} width={width} />
));
