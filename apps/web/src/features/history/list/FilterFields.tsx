import { Select } from '@nevisa/ui';
import { addedText } from '../../../shared/text/addedText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import type { HistoryFilters } from '../data/historyAddress.ts';
import type { History } from '../data/useHistory.ts';
import { DaysFilter } from '../../../shared/lists/view/DaysFilter.tsx';

/** The filters with a list of values, and the order. */
export default function FilterFields({ list }: { list: History['list'] }) {
  const { address, filter } = list;
  const { source, status } = address.filters;
  return (
    <>
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
      <DaysFilter
        label={historyText.filterDate}
        value={address.filters.days}
        onChange={(days) => {
          filter({ days });
        }}
      />
      <Select
        label={addedText.historyOrder}
        options={orders}
        value={address.ordering}
        onChange={list.sort}
      />
    </>
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
