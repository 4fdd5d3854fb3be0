import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import { HistoryListRow, type HistoryListRowProps } from './HistoryListRow.tsx';
import { type ListState, readRowState } from './rowState.ts';

type RowParts = Pick<HistoryListRowProps, 'address' | 'now' | 'actions'> &
  Pick<ListState, 'menu' | 'retrying'>;

/** Renders a row; the same function until a row may look different. */
export function useRenderRow(
  { chosen, busy, savingName, choices, retention, view }: History,
  { address, now, actions, menu, retrying }: RowParts,
): (item: HistoryItem) => ReactNode {
  const { rename } = view;
  const { off } = retention;
  const columns = useSyncExternalStore(choices.columns.subscribe, choices.columns.read);
  return useCallback(
    (item) => (
      <HistoryListRow
        item={item}
        address={address}
        columns={columns}
        now={now}
        isSavingOff={off}
        actions={actions}
        {...readRowState(item, { chosen, busy, rename, savingName, retrying, menu })}
      />
    ),
    [address, columns, now, off, actions, chosen, busy, rename, savingName, retrying, menu],
  );
}
