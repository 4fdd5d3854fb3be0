import type { AdminMessage } from '@nevisa/api/types';
import { Link, PersianDate, type TableColumn, Tag } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { type ColumnChoice, shownColumns } from '../../../../shared/lists/choices/listColumns.ts';
import type { ColumnLabel } from '../../../../shared/lists/view/ListChoices.tsx';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import {
  audienceWords,
  stateTone,
  stateWords,
  timeOf,
  typeWords,
} from '../data/describeMessage.ts';
import type { MessageColumn } from '../data/messageChoices.ts';
import { RowMenuButton, type RowMenuButtonProps } from './RowMenuButton.tsx';
import { readWords, titleOf } from './rowWords.ts';

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
export const sortFields: Readonly<Partial<Record<MessageColumn, string>>> = {
  title: 'title',
  time: 'time',
  recipients: 'recipients',
  read: 'read_rate',
};

export interface ColumnParts extends Pick<RowMenuButtonProps, 'menu' | 'onMenu'> {
  choice: ColumnChoice;
  /** The address that opens a message. */
  hrefOf: (row: AdminMessage) => string;
}

/** The columns of the list as the person chose them: the title first, the menu of the row last. */
export function createColumns(parts: ColumnParts): TableColumn<AdminMessage>[] {
  const cells = createCells(parts.hrefOf);
  const names = ['title', ...shownColumns(parts.choice).filter((name) => name !== 'title')];
  const columns = names.flatMap((name): TableColumn<AdminMessage>[] => {
    const label = columnLabels.find((one) => one.name === name);
    return label === undefined
      ? []
      : [
          {
            id: name,
            header: label.label,
            sortable: Object.hasOwn(sortFields, name),
            ...cells[label.name],
          },
        ];
  });
  return [
    ...columns,
    {
      id: 'menu',
      header: adminMessageListWords.columnMenu,
      actions: (row) => <RowMenuButton row={row} menu={parts.menu} onMenu={parts.onMenu} />,
    },
  ];
}

type Cell =
  | { cell: (row: AdminMessage) => ReactNode }
  | { figure: (row: AdminMessage) => number | null };

function createCells(hrefOf: ColumnParts['hrefOf']): Readonly<Record<MessageColumn, Cell>> {
  return {
    title: {
      cell: (row) => (
        <Link variant="quiet" href={hrefOf(row)} data-row-link={String(row.id)}>
          <bdi>{titleOf(row)}</bdi>
        </Link>
      ),
    },
    type: { cell: typeWords },
    state: {
      cell: ({ state }) => (
        <Tag size="small" tone={stateTone(state)}>
          {stateWords(state)}
        </Tag>
      ),
    },
    audience: { cell: ({ audience }) => audienceWords(audience) },
    time: { cell: (row) => <PersianDate time={timeOf(row) ?? ''} format="short" /> },
    recipients: { figure: ({ recipients }) => recipients },
    read: { cell: readWords },
    deleted: { figure: ({ deleted_count: deleted }) => deleted },
  };
}
