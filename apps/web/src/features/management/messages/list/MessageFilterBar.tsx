import { FilterBar, FilterSkeleton } from '@nevisa/ui';
import { memo, type RefObject } from 'react';
import { createLate } from '../../../../shared/late/createLate.ts';
import { listActiveFilters } from '../../../../shared/lists/address/listAddress.ts';
import { daysWidth } from '../../../../shared/lists/view/DaysFilter.tsx';
import { ListSearch } from '../../../../shared/lists/view/ListSearch.tsx';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { messageAddress } from '../data/messageAddress.ts';
import type { AdminMessages } from '../data/useMessages.ts';
import { LatePart } from '../../../../shared/late/LatePart.tsx';

export interface MessageFilterBarProps extends Pick<AdminMessages, 'list'> {
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The list boxes are larger than the rest of the list, so the list does not wait for them. */
const LateFields = createLate(
  () => import('./FilterFields.tsx'),
  (chunk) => chunk.default,
);

/** Search, filters and order of the messages. It renders again when the address changes, and not with a chosen row. */
export const MessageFilterBar = memo(Bar);

function Bar({ list, searchRef }: MessageFilterBarProps) {
  return (
    <FilterBar
      label={adminMessageListWords.filters}
      count={listActiveFilters(messageAddress, list.address).length}
      onClear={list.clear}
      search={
        <ListSearch
          list={list}
          fieldRef={searchRef}
          label={adminMessageListWords.search}
          placeholder={adminMessageListWords.searched}
        />
      }
    >
      <LatePart name={adminMessageListWords.filters} shapes={shapes}>
        <LateFields list={list} />
      </LatePart>
    </FilterBar>
  );
}

/** As wide as the fields, in rem; the order of `FilterFields`. */
const shapes = [9.5, 7.75, 9.25, daysWidth, 7.5].map((width) => (
  <FilterSkeleton key={width} width={width} />
));
