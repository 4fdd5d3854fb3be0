import { Select } from '@nevisa/ui';
import { memo } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import type { HistoryFilters } from '../data/historyAddress.ts';
import type { History } from '../data/useHistory.ts';
import { DaysFilter } from './DaysFilter.tsx';

export interface FilterFieldsProps
  extends
    Pick<HistoryFilters, 'source' | 'status' | 'days'>,
    Pick<History['list'], 'filter' | 'sort'> {
  ordering: string;
}

/**
 * The filters with a list of values, and the order. Memoised by its props: its boxes take
 * longer than all else that a press of another filter changes.
 */
export default memo(function FilterFields({
  source,
  status,
  days,
  ordering,
  filter,
  sort,
}: FilterFieldsProps) {
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
      <DaysFilter days={days} filter={filter} />
      <Select label={addedText.historyOrder} options={orders} value={ordering} onChange={sort} />
    </>
  );
});

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
