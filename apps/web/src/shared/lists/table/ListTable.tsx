import type { Id } from '@nevisa/api/types';
import { chooseRows, extendFrom, noRows, toggleRow } from '@nevisa/machines';
import { isPlainPress, Table, type TableColumn, type TableProps } from '@nevisa/ui';
import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { ListDescription } from '../address/listAddress.ts';
import { findSearchEnd, type SearchControl } from '../search/findSearchEnd.ts';
import type { ListRows } from '../useListRows.ts';
import { FirstLoadFailed } from '../view/FirstLoadFailed.tsx';
import { hasPages, ListPages } from '../view/ListPages.tsx';
import { createColumnSorting, type SortFields } from './createColumnSorting.ts';
import { type OpenedMenu, RowMenuContext, RowMenuPlace } from './rowMenu.tsx';
import { type RowChoice, createRowSelection } from './createRowSelection.ts';
import { readTableKey } from './tableKeys.ts';
import { lineRow, useRowsInSteps } from './useRowsInSteps.ts';
import { useRowFocus } from './useRowFocus.ts';

/** What the menu of a row gets. */
export interface ListTableMenuProps<Row> {
  /** The button of the row. */
  anchor: HTMLElement;
  row: Row;
  onClose: () => void;
}

/** What can be done with a row by its link and its keys. */
export interface RowCommands<Row> {
  open: (row: Row) => void;
  /**
   * F2.
   * @default open
   */
  edit?: (row: Row) => void;
  /** Asks first. */
  remove: (row: Row) => void;
}

export interface ListTableProps<
  Filters extends object,
  Row extends { readonly id: Id },
> extends Pick<TableProps<Row>, 'caption' | 'density' | 'empty'> {
  description: ListDescription<Filters>;
  rows: ListRows<Filters, Row>;
  /**
   * The rows as they are shown, where they differ from those of the server.
   * @default the rows of the page
   */
  items?: readonly Row[] | null;
  /** The columns; the first one has a link with `data-row-link`, the last one the `RowMenuButton`. */
  columns: readonly TableColumn<Row>[];
  sortFields: SortFields;
  commands: RowCommands<Row>;
  /** The heading of a failed first load. */
  notLoaded: string;
  /** The menu of a row, in a chunk of its own. */
  renderMenu: (menu: ListTableMenuProps<Row>) => ReactNode;
  /** Loads the code of the menu. */
  onPrepareMenu: () => void;
  /** The record that was closed last, whose row takes the focus; null otherwise. */
  closed?: string | null;
  /**
   * The least height of most rows on wide screens, in px.
   * @default that of one line
   */
  lowestRow?: number;
  /**
   * What is at least above the rows on wide screens, in px.
   * @default that of one line of filters
   */
  leastAbove?: number;
}

/** Below this width the rows of each table are cards, and the least height of a card; in px. */
const widestPhone = 600;
const lowestCard = 120;

/** The top bar, the heading, a line of filters and the head of a table, in px. */
const usuallyAbove = 300;

/** The rows of a managed list, on phones as cards, with their keys. */
export function ListTable<Filters extends object, Row extends { readonly id: Id }>(
  props: ListTableProps<Filters, Row>,
) {
  const { rows: listRows, columns, sortFields, commands, closed = null } = props;
  const { items = listRows.page.items, renderMenu, onPrepareMenu } = props;
  const { list, page } = listRows;
  const [opened, setOpened] = useState<OpenedMenu | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const rows = useRowsInSteps(items ?? noItems, {
    isReturn: closed !== null,
    ...(window.innerWidth < widestPhone
      ? { lowestRow: lowestCard, leastAbove: usuallyAbove }
      : { lowestRow: props.lowestRow ?? lineRow, leastAbove: props.leastAbove ?? usuallyAbove }),
  });
  const close = () => setOpened(null);
  const menuRow = rows.find(({ id }) => String(id) === opened?.key);
  useRowFocus(table, rows, closed, list.address.record);
  return (
    <RowMenuContext value={useMemo(() => ({ opened, open: setOpened }), [opened])}>
      <Table
        ref={table}
        caption={props.caption}
        density={props.density ?? 'comfortable'}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        busy={items === null ? page.failure === null : page.outdated}
        sorting={createColumnSorting(sortFields, list.address.ordering, list.sort)}
        selection={createRowSelection(listRows)}
        onClickCapture={(event) => openByPress(event, rows, commands)}
        onKeyDown={(event) => readTableKey(event, createKeyCommands(listRows, rows, commands))}
        empty={props.empty}
        failed={renderFailed(props, items)}
        footer={rows.length === (items ?? noItems).length ? renderFooter(props) : undefined}
      />
      <RowMenuPlace onPrepare={onPrepareMenu} onClose={close}>
        {opened !== null && menuRow !== undefined
          ? renderMenu({ anchor: opened.anchor, row: menuRow, onClose: close })
          : null}
      </RowMenuPlace>
    </RowMenuContext>
  );
}

const noItems: readonly never[] = [];

// `false` would be a failure without words.
function renderFailed<Filters extends object, Row extends { readonly id: Id }>(
  { rows: { page }, notLoaded }: ListTableProps<Filters, Row>,
  items: readonly Row[] | null,
): ReactNode {
  return items === null && page.failure !== null ? (
    <FirstLoadFailed heading={notLoaded} page={page} />
  ) : undefined;
}

function renderFooter<Filters extends object, Row extends { readonly id: Id }>({
  description,
  rows: { list, page },
}: ListTableProps<Filters, Row>): ReactNode {
  return hasPages(page.knownCount, description) ? (
    <ListPages description={description} list={list} count={page.knownCount} />
  ) : undefined;
}

function createKeyCommands<Row extends { readonly id: Id }>(
  { chosen, choose, shown, list }: RowChoice & { readonly list: SearchControl },
  rows: readonly Row[],
  { open, edit = open, remove }: RowCommands<Row>,
) {
  const withRow = (act: (row: Row) => void) => (id: string) => {
    const row = rows.find((one) => String(one.id) === id);
    if (row !== undefined) {
      act(row);
    }
  };
  return {
    ids: rows.map(({ id }) => String(id)),
    open: withRow(edit),
    toggle: withRow(({ id }) => choose((before) => toggleRow(before, id, shown))),
    extendTo: (to: string, from: string) =>
      withRow(({ id }) => {
        const begin = shown.ids.find((one) => String(one) === from) ?? id;
        choose((before) => extendFrom(before, begin, id, shown));
      })(to),
    chooseAll: () => choose((before) => chooseRows(before, shown.ids, shown)),
    clear: chosen.rows.size > 0 ? () => choose(() => noRows) : findSearchEnd(list),
    remove: withRow(remove),
  };
}

/** Opens the pressed row in this tab; with a key or the middle button the browser opens the link. */
function openByPress<Row extends { readonly id: Id }>(
  event: MouseEvent,
  rows: readonly Row[],
  commands: RowCommands<Row>,
): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-row-link]') : null;
  const row = rows.find(({ id }) => String(id) === link?.dataset['rowLink']);
  if (row !== undefined && isPlainPress(event)) {
    event.preventDefault();
    commands.open(row);
  }
}
