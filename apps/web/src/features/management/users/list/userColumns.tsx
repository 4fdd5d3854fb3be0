import { getPackageInUse } from '@nevisa/api';
import type { Id, StaffUser } from '@nevisa/api/types';
import { PersianDate, RelativeTime, type TableColumn, TwoLines } from '@nevisa/ui';
import { createLate } from '../../../../shared/late/createLate.ts';
import type { ColumnChoice } from '../../../../shared/lists/choices/listColumns.ts';
import {
  listChosenColumns,
  type ColumnContent,
} from '../../../../shared/lists/table/listChosenColumns.ts';
import { RowMenuButton } from '../../../../shared/lists/table/rowMenu.tsx';
import { commonText } from '../../../../shared/text/commonText.ts';
import { describeDuration } from '../../../../shared/text/describeDuration.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import type { UserColumn } from '../data/userChoices.ts';
import { formatUserName } from '../data/userNames.ts';
import type { Users } from '../data/useUsers.ts';
import { ContactCell, NameCell, StateTag } from './userCells.tsx';
import { columnLabels, sortFields } from './userColumnNames.ts';

/** The menu is larger than the rest of the list, so the list does not wait for it. */
export const LateUserMenu = createLate(
  () => import('./UserMenu.tsx'),
  (chunk) => chunk.default,
);

/** What the cells need beside their row. */
export interface CellParts extends Pick<Users['page'], 'serverTime'> {
  /** The address of the list, from which a row is opened. */
  address: Users['list']['withoutRecord'];
  /** The id of the administrator. */
  self: Id;
}

/** The chosen columns of the table in their order, and the button of the menu. */
export function createColumns(choice: ColumnChoice, parts: CellParts): TableColumn<StaffUser>[] {
  return [
    ...listChosenColumns(choice, {
      labels: columnLabels,
      sortFields,
      contents: createContents(parts),
    }),
    {
      id: 'actions',
      header: managementText.rowActions,
      actions: (row) => (
        <RowMenuButton
          id={String(row.id)}
          label={fill(managementText.rowMenu, { name: formatUserName(row) })}
          onPrepare={LateUserMenu.preload}
        />
      ),
    },
  ];
}

// What is read as one word stays in one line; a name or an address, which the drawer shows whole, is cut.
function createContents({
  address,
  self,
  serverTime,
}: CellParts): Readonly<Record<UserColumn, ColumnContent<StaffUser>>> {
  return {
    user: {
      share: 21.6,
      oneLine: 'cut',
      cell: (row) => <NameCell row={row} address={address} self={self} />,
    },
    contact: { share: 25.5, oneLine: 'cut', cell: (row) => <ContactCell row={row} /> },
    package: {
      share: 11.4,
      cell: (row) => getPackageInUse(row)?.service.name ?? <TwoLines note={usersText.noService} />,
    },
    remaining: {
      share: 9.6,
      cell: ({ nevisa_service_account: { usage_remained, is_usage_infinite } }) =>
        is_usage_infinite
          ? commonText.unlimited
          : formatForTwoLines(describeDuration(usage_remained)),
    },
    joined: {
      share: 10.2,
      oneLine: true,
      cell: ({ date_joined }) =>
        date_joined === null ? '—' : <PersianDate time={date_joined} format="short" />,
    },
    login: {
      share: 12.3,
      oneLine: true,
      cell: ({ last_login }) =>
        last_login === null ? (
          <TwoLines note={commonText.never} />
        ) : (
          <RelativeTime
            time={last_login}
            format="short"
            {...(serverTime !== null && { now: serverTime })}
          />
        ),
    },
    status: { share: 9.4, oneLine: true, cell: (row) => <StateTag user={row} /> },
  };
}

/** A duration that has no room in one line is broken before its conjunction, and nowhere else. */
function formatForTwoLines(words: string): string {
  return words.replaceAll(/ (?!\u0648 )/gu, '\u{A0}');
}
