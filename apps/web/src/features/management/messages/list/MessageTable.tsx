import type { AdminMessage } from '@nevisa/api/types';
import { chooseRows, dropRows, extendTo, noRows, toggleRow } from '@nevisa/machines';
import { Table, type TableSort } from '@nevisa/ui';
import {
  type MouseEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { readTableKey } from '../../../../shared/lists/table/tableKeys.ts';
import { useRowFocus } from '../../../../shared/lists/table/useRowFocus.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import type { MessageColumn } from '../data/messageChoices.ts';
import type { AdminMessages } from '../data/useMessages.ts';
import { createColumns, sortFields } from './columns.tsx';
import { type OpenedMenu, RowMenus } from './RowMenus.tsx';
import { kindsOf, type MessageCommands } from './useMessageCommands.ts';

export interface MessageTableProps {
  messages: AdminMessages;
  commands: MessageCommands;
  /** The message that was closed last, whose row takes the focus; null otherwise. */
  closed: string | null;
  empty: ReactNode;
  failed: ReactNode | undefined;
  footer: ReactNode | undefined;
}

/** The messages as rows, on phones as cards, with their keys. */
export function MessageTable({ messages, commands, closed, ...parts }: MessageTableProps) {
  const { page, list } = messages;
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const { columns: choices } = messages.choices;
  const choice = useSyncExternalStore(choices.subscribe, choices.read);
  const rows = page.items ?? noItems;
  const selection = useSelection(messages);
  useRowFocus(table, rows, closed);
  const columns = createColumns({ choice, hrefOf: commands.hrefOf, menu, onMenu: setMenu });
  return (
    <>
      <Table
        ref={table}
        caption={adminMessageListWords.caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        density={choice.density}
        busy={page.outdated || (page.items === null && page.failure === null)}
        sorting={{ by: sortOf(list.address.ordering), onChange: (by) => list.sort(orderingOf(by)) }}
        selection={selection}
        onClickCapture={(event) => openByPress(event, rows, commands)}
        onKeyDown={(event) => readTableKey(event, keyCommands(messages, rows, commands))}
        {...parts}
      />
      <RowMenus menu={menu} rows={rows} commands={commands} onClose={() => setMenu(null)} />
    </>
  );
}

const noItems: readonly AdminMessage[] = [];

function keyCommands(
  { chosen, choose, shown }: AdminMessages,
  rows: readonly AdminMessage[],
  commands: MessageCommands,
) {
  const withRow = (act: (row: AdminMessage) => void) => (id: string) => {
    const row = rows.find((one) => String(one.id) === id);
    if (row !== undefined) {
      act(row);
    }
  };
  return {
    ids: rows.map(({ id }) => String(id)),
    open: withRow(commands.open),
    toggle: withRow(({ id }) => choose((before) => toggleRow(before, id, shown))),
    extendTo: withRow(({ id }) => choose((before) => extendTo(before, id, shown))),
    chooseAll: () => choose((before) => chooseRows(before, shown.ids, shown)),
    clearChoice: chosen.rows.size > 0 ? () => choose(() => noRows) : null,
    remove: withRow((row) => {
      const [kind] = kindsOf(row);
      if (kind !== undefined) {
        commands.carryOut(kind, [row.id]);
      }
    }),
  };
}

/** The choice of the list as the table knows it; a press with Shift extends it. */
function useSelection({ chosen, choose, shown }: AdminMessages) {
  const selected = useMemo(() => new Set(chosen.rows.keys()), [chosen]);
  const idOf = (key: string) => shown.ids.find((id) => String(id) === key) ?? key;
  return {
    selected,
    onChange: (next: ReadonlySet<string>) => {
      const added = [...next].filter((key) => !selected.has(key)).map(idOf);
      const removed = [...selected].filter((key) => !next.has(key)).map(idOf);
      const [only] = [...added, ...removed];
      choose((before) =>
        added.length + removed.length === 1 && only !== undefined
          ? toggleRow(before, only, shown)
          : chooseRows(dropRows(before, removed), added, shown),
      );
    },
    onExtend: (key: string) => choose((before) => extendTo(before, idOf(key), shown)),
  };
}

/** Opens the pressed row in this tab; with a key or the middle button the browser opens the link. */
function openByPress(
  event: MouseEvent,
  rows: readonly AdminMessage[],
  commands: MessageCommands,
): void {
  const { button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-row-link]') : null;
  const row = rows.find(({ id }) => String(id) === link?.dataset['rowLink']);
  if (row !== undefined && button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)) {
    event.preventDefault();
    commands.open(row);
  }
}

function sortOf(ordering: string): TableSort | null {
  const field = ordering.replace('-', '');
  const column = (Object.keys(sortFields) as MessageColumn[]).find(
    (name) => sortFields[name] === field,
  );
  return column === undefined
    ? null
    : { column, direction: ordering.startsWith('-') ? 'descending' : 'ascending' };
}

function orderingOf({ column, direction }: TableSort): string {
  const field = sortFields[column as MessageColumn] ?? column;
  return direction === 'descending' ? `-${field}` : field;
}
