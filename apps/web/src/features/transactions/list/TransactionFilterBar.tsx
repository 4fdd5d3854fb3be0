import { FilterBar, FilterSkeleton } from '@nevisa/ui';
import { type RefObject } from 'react';
import { createLate } from '../../../shared/late/createLate.ts';
import { listActiveFilters } from '../../../shared/lists/address/listAddress.ts';
import { daysWidth } from '../../../shared/lists/view/DaysFilter.tsx';
import { ListSearch } from '../../../shared/lists/view/ListSearch.tsx';
import { invoiceText } from '../../../shared/text/invoiceText.ts';
import { transactionsAddress } from '../data/transactionsAddress.ts';
import type { TransactionList } from '../data/useTransactionList.ts';
import { LatePart } from '../../../shared/late/LatePart.tsx';

/** The list boxes and the calendar are larger than the list, so it does not wait for them. */
const LateFilterFields = createLate(
  () => import('./FilterFields.tsx'),
  (chunk) => chunk.default,
);

export interface TransactionFilterBarProps {
  list: TransactionList['list'];
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The search by a number, and the filters. */
export function TransactionFilterBar({ list, searchRef }: TransactionFilterBarProps) {
  return (
    <FilterBar
      label={invoiceText.filters}
      count={listActiveFilters(transactionsAddress, list.address).length}
      onClear={list.clear}
      search={
        <ListSearch
          list={list}
          label={invoiceText.findRef}
          placeholder={invoiceText.findRefShort}
          fieldRef={searchRef}
        />
      }
    >
      <LatePart name={invoiceText.filters} shapes={shapes}>
        <LateFilterFields list={list} />
      </LatePart>
    </FilterBar>
  );
}

/** As wide as the fields, in rem; the order of `FilterFields`. */
const shapes = [9.5, daysWidth].map((width) => <FilterSkeleton key={width} width={width} />);
