import { FilterBar, Skeleton, Tag } from '@nevisa/ui';
import { type RefObject } from 'react';
import { createLate } from '../../../shared/late/createLate.ts';
import { listActiveFilters } from '../../../shared/lists/address/listAddress.ts';
import { ListSearch } from '../../../shared/lists/view/ListSearch.tsx';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { discountAddress } from '../data/discountAddress.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { LatePart } from '../../../shared/late/LatePart.tsx';

export interface DiscountFilterBarProps {
  discounts: Discounts;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The list boxes are larger than the rest of the list, so the list does not wait for them. */
const LateFields = createLate(
  () => import('./FilterFields.tsx'),
  (chunk) => chunk.default,
);

/** Search, filters and order of the discount codes. */
export function DiscountFilterBar({ discounts, searchRef }: DiscountFilterBarProps) {
  const { list } = discounts;
  return (
    <FilterBar
      label={discountWords.filters}
      count={listActiveFilters(discountAddress, list.address).length}
      onClear={list.clear}
      search={<ListSearch list={list} fieldRef={searchRef} label={discountWords.search} />}
    >
      <LatePart name={discountWords.filters} shapes={shapes}>
        <LateFields discounts={discounts} />
      </LatePart>
      {list.address.filters.batch_id !== null && (
        <Tag onRemove={() => list.filter({ batch_id: null })}>{discountWords.oneBatch}</Tag>
      )}
    </FilterBar>
  );
}

const shapes = ['status', 'type', 'package', 'order'].map((field) => (
  <Skeleton key={field} shape="control" />
));
