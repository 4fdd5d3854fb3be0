import { FilterBar } from '@nevisa/ui';
import { memo, type RefObject } from 'react';
import { listActiveFilters } from '../../../../shared/lists/address/listAddress.ts';
import { ListSearch } from '../../../../shared/lists/view/ListSearch.tsx';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { userAddress } from '../data/userAddress.ts';
import type { Users } from '../data/useUsers.ts';
import { LateFilterFields } from './LateFilterFields.tsx';

export interface UserFilterBarProps extends Pick<Users, 'list'> {
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Search, filters and order of the users. It renders again when the address changes, and not with a chosen row. */
export const UserFilterBar = memo(Bar);

function Bar({ list, searchRef }: UserFilterBarProps) {
  return (
    <FilterBar
      label={managementText.usersFilters}
      count={listActiveFilters(userAddress, list.address).length}
      onClear={list.clear}
      search={
        <ListSearch
          list={list}
          label={usersText.search}
          placeholder={managementText.usersSearched}
          fieldRef={searchRef}
        />
      }
    >
      <LateFilterFields list={list} />
    </FilterBar>
  );
}
