import type { Discount } from '@nevisa/api/types';
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
import { discountWords } from '../../../shared/text/discountWords.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import type { DiscountColumn } from '../data/discountChoices.ts';
import { createColumns, sortFields } from './columns.tsx';
import { type OpenedMenu, RowMenus } from './RowMenus.tsx';
import { readTableKey } from '../../../shared/lists/table/tableKeys.ts';
import type { DiscountCommands } from './useDiscountCommands.ts';
import { useRowFocus } from '../../../shared/lists/table/useRowFocus.ts';

export interface DiscountTableProps {
  discounts: Discounts;
  commands: DiscountCommands;
  /** The code that was closed last, whose row takes the focus; null otherwise. */
  closed: string | null;
  empty: ReactNode;
  failed: ReactNode | undefined;
  footer: ReactNode | undefined;
}

/** The discount codes as rows, on phones as cards, with their keys. */
export function DiscountTable(props: DiscountTableProps) {
  const { discounts, commands, closed, ...parts } = props;
  const { items, page, list, packages } = discounts;
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const { columns: choices } = discounts.choices;
  const choice = useSyncExternalStore(choices.subscribe, choices.read);
  const rows = items ?? noItems;
  const selection = useSelection(discounts);
  useRowFocus(table, rows, closed);
  const columns = useMemo(
    () =>
      createColumns({
        choice,
        services: packages.items,
        hrefOf: commands.hrefOf,
        onCopy: commands.copy,
        menu,
        onMenu: setMenu,
      }),
    [choice, packages.items, commands, menu],
  );
  return (
    <>
      <Table
        ref={table}
        caption={discountWords.caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        density={choice.density}
        busy={page.outdated || (items === null && page.failure === null)}
        sorting={{ by: sortOf(list.address.ordering), onChange: (by) => list.sort(orderingOf(by)) }}
        selection={selection}
        onClickCapture={(event) => openByPress(event, rows, commands)}
        onKeyDown={(event) => readTableKey(event, keyCommands(discounts, rows, commands))}
        {...parts}
      />
      <RowMenus menu={menu} items={rows} commands={commands} onClose={() => setMenu(null)} />
    </>
  );
}

const noItems: readonly Discount[] = [];

function keyCommands(discounts: Discounts, rows: readonly Discount[], commands: DiscountCommands) {
  const { chosen, choose, shown } = discounts;
  const rowOf = (id: string) => rows.find((row) => String(row.id) === id);
  const withRow = (act: (row: Discount) => void) => (id: string) => {
    const row = rowOf(id);
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
    remove: withRow((row) => commands.remove([row])),
  };
}

/** The choice of the list as the table knows it; a press with Shift extends it. */
function useSelection({ chosen, choose, shown }: Discounts) {
  const selected = useMemo(() => new Set(chosen.rows.keys()), [chosen]);
  const idOf = (key: string) => shown.ids.find((id) => String(id) === key) ?? key;
  return {
    selected,
    onChange: (next: ReadonlySet<string>) => {
      const added = [...next].filter((key) => !selected.has(key)).map(idOf);
      const removed = [...selected].filter((key) => !next.has(key)).map(idOf);
      choose((before) => changeRows(before, { added, removed }, shown));
    },
    onExtend: (key: string) => choose((before) => extendTo(before, idOf(key), shown)),
  };
}

function changeRows(
  chosen: Discounts['chosen'],
  { added, removed }: Record<'added' | 'removed', Discounts['shown']['ids']>,
  shown: Discounts['shown'],
) {
  const [only] = [...added, ...removed];
  return added.length + removed.length === 1 && only !== undefined
    ? toggleRow(chosen, only, shown)
    : chooseRows(dropRows(chosen, removed), added, shown);
}

/** Opens the pressed row in this tab; with a key or the middle button the browser opens the link. */
function openByPress(
  event: MouseEvent,
  rows: readonly Discount[],
  commands: DiscountCommands,
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
  const column = (Object.keys(sortFields) as DiscountColumn[]).find(
    (name) => sortFields[name] === field,
  );
  return column === undefined
    ? null
    : { column, direction: ordering.startsWith('-') ? 'descending' : 'ascending' };
}

function orderingOf({ column, direction }: TableSort): string {
  const field = sortFields[column as DiscountColumn] ?? column;
  return direction === 'descending' ? `-${field}` : field;
}
