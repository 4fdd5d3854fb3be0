import type { ToastQueue } from '@nevisa/ui';
import { type ColumnLabel, ListChoices } from '../../../shared/lists/view/ListChoices.tsx';
import { historyText } from '../../../shared/text/historyText.ts';
import { listText } from '../../../shared/text/listText.ts';
import { historyAddress } from '../data/historyAddress.ts';
import type { historyColumns } from '../data/historyChoices.ts';
import type { History } from '../data/useHistory.ts';

/** The saved views of the history, and what its rows show. */
export function HistoryViews({
  history: { list, choices },
  toasts,
}: {
  history: History;
  toasts: ToastQueue;
}) {
  return (
    <ListChoices
      description={historyAddress}
      address={list.address}
      views={choices.views}
      columns={choices.columns}
      columnLabels={columnLabels}
      onShow={list.show}
      onNews={(text) => {
        toasts.add({ text });
      }}
    />
  );
}

const columnLabels: readonly (ColumnLabel & { name: (typeof historyColumns.names)[number] })[] = [
  { name: 'title', label: historyText.sortTitle, naming: true },
  { name: 'date', label: historyText.colDate },
  { name: 'duration', label: historyText.colDuration },
  { name: 'words', label: historyText.colWords },
  { name: 'text', label: listText.rowText, placed: true },
];
