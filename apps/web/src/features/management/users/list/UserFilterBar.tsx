import { FilterBar } from '@nevisa/ui';
import type { RefObject } from 'react';
import { activeFilters } from '../../../../shared/lists/address/listAddress.ts';
import { ListSearch } from '../../../../shared/lists/view/ListSearch.tsx';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { userAddress } from '../data/userAddress.ts';
import type { Users } from '../data/useUsers.ts';
import { LateFilterFields } from './LateFilterFields.tsx';

/** Search, filters and order of the users. */
export function UserFilterBar({
  list,
  searchRef,
}: {
  list: Users['list'];
  searchRef: RefObject<HTMLInputElement | null>;
}) {
  return (
    <FilterBar
      label={managementText.usersFilters}
      count={activeFilters(userAddress, list.address).length}
      onClear={list.clear}
      search={<ListSearch list={list} label={usersText.search} fieldRef={searchRef} />}
    >
      <LateFilterFields list={list} />
    </FilterBar>
  );
}
