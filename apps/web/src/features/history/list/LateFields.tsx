import { FilterSkeleton } from '@nevisa/ui';
import { createLate } from '../../../shared/late/createLate.ts';
import { daysWidth } from '../../../shared/lists/view/DaysFilter.tsx';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import type { History } from '../data/useHistory.ts';
import { LatePart } from '../../../shared/late/LatePart.tsx';

/** The list boxes are larger than the rest of the list, so the list does not wait for them. */
const LateFilterFields = createLate(
  () => import('./FilterFields.tsx'),
  (chunk) => chunk.default,
);

/** The filters with a list of values, whose code loads after the list. */
export function LateFields({ list }: { list: History['list'] }) {
  return (
    <LatePart name={addedHistoryText.historyFilters} shapes={shapes}>
      <LateFilterFields list={list} />
    </LatePart>
  );
}

/** As wide as the fields, in rem; the order of `FilterFields`. */
const shapes = [7.75, 9.5, 7.375, daysWidth].map((width) => (
  <FilterSkeleton key={width} width={width} />
));
