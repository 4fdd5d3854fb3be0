import type { StaffUser } from '@nevisa/api/types';
import {
  describeMenuButton,
  IconButton,
  MoreIcon,
  PersianDate,
  RelativeTime,
  type TableColumn,
  TwoLines,
} from '@nevisa/ui';
import type { ReactNode } from 'react';
import { type ColumnChoice, shownColumns } from '../../../../shared/lists/choices/listColumns.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { durationText } from '../../../../shared/text/durationText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { userColumns, type UserColumn } from '../data/userChoices.ts';
import { nameOfUser } from '../data/userNames.ts';
import type { Users } from '../data/useUsers.ts';
import { ContactCell, NameCell, StateTag } from './userCells.tsx';
import { columnNames } from './userColumnNames.ts';
import { LateUserMenu, type OpenedUserMenu } from './UserMenus.tsx';

interface ColumnParts {
  users: Users;
  menu: OpenedUserMenu | null;
  onMenu: (menu: OpenedUserMenu) => void;
}

/** The chosen columns of the table in their order, and the button of the menu. */
export function columnsOf(choice: ColumnChoice, parts: ColumnParts): TableColumn<StaffUser>[] {
  const cells = cellsOf(parts);
  return [
    ...columnOrder(choice).map((name) => ({
      id: name,
      header: columnNames[name],
      sortable: sortable.has(name),
      oneLine: cut.has(name) ? ('cut' as const) : oneLine.has(name),
      cell: cells[name],
    })),
    menuColumn(parts),
  ];
}

/** The shown columns; the one that names a row is the first. */
export function columnOrder(choice: ColumnChoice): readonly UserColumn[] {
  const shown = shownColumns(choice) as UserColumn[];
  return [userColumns.naming, ...shown.filter((name) => name !== userColumns.naming)];
}

const sortable: ReadonlySet<UserColumn> = new Set(['user', 'remaining', 'joined', 'login']);

/** What is read as one word; the name of a package may be long. */
const oneLine: ReadonlySet<UserColumn> = new Set(['remaining', 'joined', 'login', 'status']);

/** Names and addresses, which the drawer shows whole. */
const cut: ReadonlySet<UserColumn> = new Set(['user', 'contact']);

function cellsOf({
  users,
}: ColumnParts): Readonly<Record<UserColumn, (row: StaffUser) => ReactNode>> {
  return {
    user: (row) => <NameCell row={row} users={users} />,
    contact: (row) => <ContactCell row={row} />,
    package: ({ nevisa_service_account: { current_service_record: record } }) =>
      record?.service.name ?? <TwoLines note={usersText.noService} />,
    remaining: ({ nevisa_service_account: { usage_remained, is_usage_infinite } }) =>
      is_usage_infinite ? commonText.unlimited : durationText(usage_remained),
    joined: ({ date_joined }) =>
      date_joined === null ? '—' : <PersianDate time={date_joined} format="short" />,
    login: ({ last_login }) =>
      last_login === null ? (
        <TwoLines note={commonText.never} />
      ) : (
        <RelativeTime
          time={last_login}
          {...(users.serverTime !== null && { now: users.serverTime })}
        />
      ),
    status: (row) => <StateTag user={row} />,
  };
}

function menuColumn({ menu, onMenu }: ColumnParts): TableColumn<StaffUser> {
  return {
    id: 'actions',
    header: managementText.rowActions,
    actions: (row) => (
      <IconButton
        size="small"
        label={fill(managementText.rowMenu, { name: nameOfUser(row) })}
        icon={<MoreIcon />}
        onPointerEnter={LateUserMenu.preload}
        onFocus={LateUserMenu.preload}
        {...describeMenuButton(menu?.id === String(row.id), (anchor) => {
          onMenu({ id: String(row.id), anchor });
        })}
      />
    ),
  };
}
