import { Cluster, FilterBar, SearchField, Select, ToggleButton } from '@nevisa/ui';
import type { RefObject } from 'react';
import { activeFilters } from '../../../shared/lists/address/listAddress.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { historyAddress, type HistoryFilters } from '../data/historyAddress.ts';
import type { History } from '../data/useHistory.ts';
import { DaysFilter } from './DaysFilter.tsx';

/** Search, filters and order of the history. */
export function HistoryFilterBar({
  list,
  searchRef,
}: {
  list: History['list'];
  searchRef: RefObject<HTMLInputElement | null>;
}) {
  const { address, filter } = list;
  const { source, status } = address.filters;
  const active = activeFilters(historyAddress, address).filter((name) => name !== 'trash');
  return (
    <FilterBar
      label={addedText.historyFilters}
      count={active.length}
      onClear={list.clear}
      search={<Search list={list} searchRef={searchRef} />}
    >
      <Select
        label={historyText.filterSource}
        options={sources}
        value={source ?? every}
        onChange={(value) => {
          filter({ source: value === every ? null : (value as HistoryFilters['source']) });
        }}
      />
      <Select
        label={historyText.colStatus}
        options={statuses}
        value={status ?? every}
        onChange={(value) => {
          filter({ status: value === every ? null : (value as HistoryFilters['status']) });
        }}
      />
      <DaysFilter list={list} />
      <Select
        label={addedText.historyOrder}
        options={orders}
        value={address.ordering}
        onChange={list.sort}
      />
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
        {addedText.historyWithAudio}
      </ToggleButton>
    </Cluster>
  );
}

function Search({
  list,
  searchRef,
}: {
  list: History['list'];
  searchRef: RefObject<HTMLInputElement | null>;
}) {
  return (
    <SearchField
      ref={searchRef}
      label={historyText.search}
      labelHidden
      placeholder={historyText.search}
      value={list.searchText}
      maxLength={500}
      onChange={({ currentTarget }) => {
        list.type(currentTarget.value);
      }}
      onSearch={list.searchNow}
      onCompositionStart={() => {
        list.compose(true);
      }}
      onCompositionEnd={() => {
        list.compose(false);
      }}
    />
  );
}

const every = 'all';
const sources = [
  { value: every, label: addedText.historyAllSources },
  { value: 'LIVE', label: historyText.sourceLive },
  { value: 'FILE', label: historyText.sourceFile },
  { value: 'BOT', label: historyText.sourceBot },
];
const statuses = [
  { value: every, label: addedText.historyAllStatuses },
  { value: 'SUCCESS', label: historyText.statusDone },
  { value: 'PROCESSING', label: addedText.historyPreparing },
  { value: 'PENDING', label: historyText.statusPending },
  { value: 'FAILED', label: historyText.statusFailed },
];
const orders = [
  { value: '-created_at', label: historyText.sortNewest },
  { value: 'created_at', label: historyText.sortOldest },
  { value: '-duration', label: historyText.sortLongest },
  { value: 'title', label: historyText.sortTitle },
];
