import { FilterSkeleton } from '@nevisa/ui';
import { createLate } from '../../late/createLate.ts';
import type { DaysFieldProps } from './DaysField.tsx';
import { LatePart } from '../../late/LatePart.tsx';

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
    <LatePart name={props.label} shapes={<FilterSkeleton width={daysWidth} />}>
      <LateDaysField {...props} />
    </LatePart>
  );
}
