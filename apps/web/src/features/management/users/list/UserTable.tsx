import type { StaffUser } from '@nevisa/api/types';
import { chooseRows, dropRows, extendTo, toggleRow } from '@nevisa/machines';
import {
  Button,
  EmptyState,
  ErrorState,
  Illustration,
  Table,
  type TableSelection,
} from '@nevisa/ui';
import { useState, useSyncExternalStore } from 'react';
import { useHeadingFocusOnRemoval } from '../../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { failureLines } from '../../../../shared/text/failureLines.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import type { Users } from '../data/useUsers.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';
import { type OpenedUserMenu, UserMenus } from './UserMenus.tsx';
import { columnsOf } from './userColumns.tsx';
import { readSort, writeSort } from './userSorting.ts';
import { readUserKey } from './userKeys.ts';

export interface UserTableProps {
  users: Users;
  actions: UserActions;
}

/** The users of the page: rows on wide screens, cards on phones. */
export function UserTable({ users, actions }: UserTableProps) {
  const { list, page, choices } = users;
  const [menu, setMenu] = useState<OpenedUserMenu | null>(null);
  const columns = useSyncExternalStore(choices.columns.subscribe, choices.columns.read);
  const rows = page.items ?? [];
  useHeadingFocusOnRemoval(rows.length > 0);
  return (
    <>
      <Table<StaffUser>
        caption={managementText.usersTable}
        columns={columnsOf(columns, { users, menu, onMenu: setMenu })}
        rows={rows}
        rowKey={({ id }) => String(id)}
        density={columns.density}
        busy={page.items === null ? page.failure === null : page.outdated}
        sorting={{
          by: readSort(list.address.ordering),
          onChange: (by) => list.sort(writeSort(by)),
        }}
        selection={selectionOf(users)}
        onKeyDown={(event) => {
          readUserKey(event, { users, actions });
        }}
        empty={<Nothing users={users} />}
        {...(page.items === null &&
          page.failure !== null && { failed: <FirstFailed users={users} /> })}
      />
      <UserMenus
        menu={menu}
        users={users}
        actions={actions}
        onClose={() => {
          setMenu(null);
        }}
      />
    </>
  );
}

function selectionOf({ chosen, choose, shown }: Users): TableSelection {
  return {
    selected: new Set(chosen.rows.keys()),
    onChange: (selected) => {
      choose((before) => {
        const changed = shown.ids.filter(
          (id) => selected.has(String(id)) !== before.rows.has(String(id)),
        );
        const [only] = changed;
        // A press on one box sets the anchor of the next one with Shift.
        if (changed.length === 1 && only !== undefined) {
          return toggleRow(before, only, shown);
        }
        const added = changed.filter((id) => selected.has(String(id)));
        const removed = changed.filter((id) => !selected.has(String(id)));
        return dropRows(chooseRows(before, added, shown), removed);
      });
    },
    onExtend: (key) => {
      const id = shown.ids.find((one) => String(one) === key);
      if (id !== undefined) {
        choose((before) => extendTo(before, id, shown));
      }
    },
  };
}

function Nothing({ users: { filtered, list } }: { users: Users }) {
  return (
    <EmptyState
      level={2}
      drawing={<Illustration name="empty" />}
      heading={usersText.empty}
      {...(filtered && {
        action: (
          <Button variant="secondary" onClick={list.clear}>
            {commonText.clearFilters}
          </Button>
        ),
      })}
    />
  );
}

function FirstFailed({ users: { page } }: { users: Users }) {
  const { failure, loading, retry } = page;
  return (
    <ErrorState
      level={2}
      drawing={<Illustration name="offline" />}
      heading={managementText.usersNotLoaded}
      sentence={failure && failureLines(failure).join('\n')}
      retrying={loading}
      onRetry={retry}
    />
  );
}
