import type { ToastQueue } from '@nevisa/ui';
import { type ColumnLabel, ListChoices } from '../../../../shared/lists/view/ListChoices.tsx';
import { userAddress } from '../data/userAddress.ts';
import { userColumns } from '../data/userChoices.ts';
import { columnNames } from './userColumnNames.ts';
import type { Users } from '../data/useUsers.ts';

/** The saved views of the users, and what their rows show. */
export function UserViews({
  users: { list, choices },
  toasts,
}: {
  users: Users;
  toasts: ToastQueue;
}) {
  return (
    <ListChoices
      description={userAddress}
      address={list.address}
      views={choices.views}
      columns={choices.columns}
      columnLabels={labels}
      onShow={list.show}
      onNews={(text) => {
        toasts.add({ text });
      }}
    />
  );
}

const labels: readonly ColumnLabel[] = userColumns.names.map((name) => ({
  name,
  label: columnNames[name],
  naming: name === userColumns.naming,
}));
