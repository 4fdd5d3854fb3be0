import { Cluster, FilterBar, ToggleButton } from '@nevisa/ui';
import type { RefObject } from 'react';
import { listActiveFilters } from '../../../shared/lists/address/listAddress.ts';
import { ListSearch } from '../../../shared/lists/view/ListSearch.tsx';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { historyAddress } from '../data/historyAddress.ts';
import type { History } from '../data/useHistory.ts';
import { LateFields } from './LateFields.tsx';

/** Search, filters and order of the history. */
export function HistoryFilterBar({
  list,
  searchRef,
}: {
  list: History['list'];
  searchRef: RefObject<HTMLInputElement | null>;
}) {
  const { address } = list;
  const active = listActiveFilters(historyAddress, address).filter((name) => name !== 'trash');
  return (
    <FilterBar
      label={addedHistoryText.historyFilters}
      count={active.length}
      onClear={list.clear}
      search={
        <ListSearch
          list={list}
          label={historyText.search}
          placeholder={addedHistoryText.historySearched}
          fieldRef={searchRef}
        />
      }
    >
      <LateFields list={list} />
      <Marks list={list} />
    </FilterBar>
  );
}

/** The filters that are on or off. */
function Marks({ list: { address, filter } }: { list: History['list'] }) {
  const { is_starred: starred, has_audio: withAudio } = address.filters;
  return (
    <Cluster>
      <ToggleButton
        pressed={starred}
        onPressedChange={(pressed) => {
          filter({ is_starred: pressed });
        }}
      >
        {historyText.filterStarred}
      </ToggleButton>
      <ToggleButton
        pressed={withAudio}
        onPressedChange={(pressed) => {
          filter({ has_audio: pressed });
        }}
      >
        {addedHistoryText.historyWithAudio}
      </ToggleButton>
    </Cluster>
  );
}
