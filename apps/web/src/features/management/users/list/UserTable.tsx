import { useMemo, useSyncExternalStore } from 'react';
import { ListTable } from '../../../../shared/lists/table/ListTable.tsx';
import { ListEmpty } from '../../../../shared/lists/view/ListEmpty.tsx';
import { useHeadingFocusOnRemoval } from '../../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { userAddress } from '../data/userAddress.ts';
import type { Users } from '../data/useUsers.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';
import { sortFields } from './userColumnNames.ts';
import { createColumns, LateUserMenu } from './userColumns.tsx';

export interface UserTableProps {
  users: Users;
  actions: UserActions;
}

/** The height of a row with a name and two lines of contact, in px. */
const contactRow = 76;

/** The least that is above the rows on wide screens, in px. */
const leastAbove = 340;

/** The users of the page: rows on wide screens, cards on phones. */
export function UserTable({ users, actions }: UserTableProps) {
  const { list, page, choices, filtered } = users;
  const choice = useSyncExternalStore(choices.columns.subscribe, choices.columns.read);
  const { serverTime } = page;
  const { withoutRecord: address } = list;
  const self = users.user.id;
  const columns = useMemo(
    () => createColumns(choice, { address, self, serverTime }),
    [choice, address, self, serverTime],
  );
  useHeadingFocusOnRemoval((page.items?.length ?? 0) > 0);
  return (
    <ListTable
      caption={managementText.usersTable}
      description={userAddress}
      rows={users}
      columns={columns}
      sortFields={sortFields}
      notLoaded={managementText.usersNotLoaded}
      density={choice.density}
      leastAbove={leastAbove}
      {...(choice.density === 'comfortable' && { lowestRow: contactRow })}
      commands={{
        open: ({ id }) => list.open(String(id)),
        edit: actions.edit,
        // For the own account the question says that this is not possible.
        remove: (row) => {
          actions.ask('delete', row);
        },
      }}
      renderMenu={({ row, ...menu }) => (
        <LateUserMenu {...menu} user={row} users={users} actions={actions} />
      )}
      onPrepareMenu={LateUserMenu.preload}
      empty={<ListEmpty heading={usersText.empty} onClear={filtered ? list.clear : null} />}
    />
  );
}
