import { Select } from '@nevisa/ui';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import type { History } from '../data/useHistory.ts';
import { ChoiceFilter } from '../../../shared/lists/view/ChoiceFilter.tsx';
import { DaysFilter } from '../../../shared/lists/view/DaysFilter.tsx';

/** The filters with a list of values, and the order. */
export default function FilterFields({ list }: { list: History['list'] }) {
  const { address, filter } = list;
  const { source, status } = address.filters;
  return (
    <>
      <ChoiceFilter
        label={historyText.filterSource}
        every={addedHistoryText.historyAllSources}
        options={sources}
        value={source}
        onChange={(value) => filter({ source: value })}
      />
      <ChoiceFilter
        label={historyText.colStatus}
        every={addedHistoryText.historyAllStatuses}
        options={statuses}
        value={status}
        onChange={(value) => filter({ status: value })}
      />
      <Select
        label={addedHistoryText.historyOrder}
        options={orders}
        value={address.ordering}
        onChange={list.sort}
      />
      <DaysFilter
        label={historyText.filterDate}
        value={address.filters.days}
        onChange={(days) => {
          filter({ days });
        }}
      />
    </>
  );
}

const sources = [
  { value: 'LIVE', label: historyText.sourceLive },
  { value: 'FILE', label: historyText.sourceFile },
  { value: 'BOT', label: historyText.sourceBot },
] as const;
const statuses = [
  { value: 'SUCCESS', label: historyText.statusDone },
  { value: 'PROCESSING', label: addedHistoryText.historyPreparing },
  { value: 'PENDING', label: historyText.statusPending },
  { value: 'FAILED', label: historyText.statusFailed },
] as const;
const orders = [
  { value: '-created_at', label: historyText.sortNewest },
  { value: 'created_at', label: historyText.sortOldest },
  { value: '-duration', label: historyText.sortLongest },
  { value: 'title', label: historyText.sortTitle },
];
