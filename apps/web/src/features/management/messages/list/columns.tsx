import type { AdminMessage } from '@nevisa/api/types';
import { Link, Percent, PersianDate, type TableColumn, Tag } from '@nevisa/ui';
import { createLate } from '../../../../shared/late/createLate.ts';
import type { ColumnChoice } from '../../../../shared/lists/choices/listColumns.ts';
import {
  listChosenColumns,
  type ColumnContent,
} from '../../../../shared/lists/table/listChosenColumns.ts';
import type { SortFields } from '../../../../shared/lists/table/createColumnSorting.ts';
import { RowMenuButton } from '../../../../shared/lists/table/rowMenu.tsx';
import type { ColumnLabel } from '../../../../shared/lists/view/ListChoices.tsx';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import {
  formatAudience,
  getTime,
  chooseStateTone,
  formatState,
  describeType,
} from '../data/describeMessage.ts';
import type { MessageColumn } from '../data/messageChoices.ts';
import { getTitle, readWords } from './rowWords.ts';
import type { MessageCommands } from './useMessageCommands.ts';

export const LateRowMenu = createLate(
  () => import('./RowMenu.tsx'),
  (chunk) => chunk.default,
);

/** The columns by their names, as their heads and the choice of columns say them. */
export const columnLabels: readonly (ColumnLabel & { name: MessageColumn })[] = [
  { name: 'title', label: adminMessagesText.messageTitle, naming: true },
  { name: 'type', label: adminMessagesText.type },
  { name: 'state', label: adminMessageListWords.columnState },
  { name: 'audience', label: adminMessagesText.audience },
  { name: 'time', label: adminMessageListWords.columnTime },
  { name: 'recipients', label: adminMessageListWords.columnRecipients },
  { name: 'read', label: adminMessageListWords.columnRead },
  { name: 'deleted', label: adminMessageListWords.columnDeleted },
];

/** The column whose head sorts by a field of the server. */
export const sortFields: SortFields & Partial<Record<MessageColumn, string>> = {
  title: 'title',
  time: 'time',
  recipients: 'recipients',
  read: 'read_rate',
};

/** The columns of the list as the person chose them, the menu of the row last. */
export function createColumns(
  choice: ColumnChoice,
  toHref: MessageCommands['toHref'],
): TableColumn<AdminMessage>[] {
  return [
    ...listChosenColumns(choice, {
      labels: columnLabels,
      sortFields,
      contents: createContents(toHref),
    }),
    {
      id: 'menu',
      header: adminMessageListWords.columnMenu,
      actions: (row) => (
        <RowMenuButton
          id={String(row.id)}
          label={fill(adminMessageListWords.rowMenu, { title: getTitle(row) })}
          onPrepare={LateRowMenu.preload}
        />
      ),
    },
  ];
}

function createContents(
  toHref: MessageCommands['toHref'],
): Readonly<Record<MessageColumn, ColumnContent<AdminMessage>>> {
  return {
    title: {
      cell: (row) => (
        <Link variant="name" href={toHref(row)} data-row-link={String(row.id)}>
          <bdi>{getTitle(row)}</bdi>
        </Link>
      ),
    },
    type: { cell: describeType },
    state: {
      cell: ({ state }) => (
        <Tag size="small" tone={chooseStateTone(state)}>
          {formatState(state)}
        </Tag>
      ),
    },
    audience: { cell: ({ audience }) => formatAudience(audience) },
    time: { cell: (row) => <PersianDate time={getTime(row) ?? ''} format="short" /> },
    recipients: { figure: ({ recipients }) => recipients },
    read: { cell: (row) => <Percent>{readWords(row)}</Percent> },
    deleted: { figure: ({ deleted_count: deleted }) => deleted },
  };
}
