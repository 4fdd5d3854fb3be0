import { Checkbox, isPlainPress, VirtualList } from '@nevisa/ui';
import { countOnPage, togglePage } from '@nevisa/machines';
import { type MouseEvent, useRef, useState } from 'react';
import type { OpenedMenu } from '../../../shared/lists/table/rowMenu.tsx';
import { lineRow, useRowsInSteps } from '../../../shared/lists/table/useRowsInSteps.ts';
import { type ColumnChoice, listShownColumns } from '../../../shared/lists/choices/listColumns.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { titleText } from '../../../shared/text/titleText.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import { getTitle } from './rowFacts.tsx';
import { RowMenus } from './RowMenus.tsx';
import type { HistoryCommands } from './useHistoryCommands.ts';
import { useListPlace } from './useListPlace.ts';
import { readRowKey } from './rowKeys.ts';
import { useRowActions } from './useRowActions.ts';
import { useRenderRow } from './useRenderRow.tsx';
import { useShownRows } from './useShownRows.ts';

export interface HistoryRowsProps {
  history: History;
  items: readonly HistoryItem[];
  commands: HistoryCommands;
}

/** Up to this length every row is rendered and the page scrolls; a longer list is virtual and scrolls itself. */
const longestPage = 100;

/** The height of a row with its title and a text of two lines, in px. */
const textRow = 96;

/** The least that is above the rows, in px. */
const leastAbove = 250;

function findLowestRow(columns: ColumnChoice): number {
  const hasText = columns.density === 'comfortable' && listShownColumns(columns).includes('text');
  return hasText ? textRow : lineRow;
}

/** The rows of the history with their keys. */
export function HistoryRows({ history, items: present, commands }: HistoryRowsProps) {
  const { shown } = history;
  const { items, address, now, isLate } = useShownRows(history, present);
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const isLong = items.length > longestPage;
  const box = useRef<HTMLDivElement>(null);
  const rememberPlace = useListPlace(box, history, items);
  const rows = useRowsInSteps(items, {
    isReturn: history.member.place.read()?.isOpen === true,
    leastAbove,
    lowestRow: findLowestRow(history.choices.columns.read()),
  });
  const rowCommands: HistoryCommands = {
    ...commands,
    open: (item) => {
      rememberPlace(item);
      commands.open(item);
    },
  };
  const actions = useRowActions(history, rowCommands, setMenu);
  const renderRow = useRenderRow(history, {
    address,
    now,
    menu,
    actions,
    retrying: commands.retrying,
  });
  const openByPress = (event: MouseEvent) => {
    // Middle and Ctrl clicks open a new tab: a row is a link.
    const item = isPlainPress(event) ? findPressed(event, items) : undefined;
    if (item !== undefined) {
      event.preventDefault();
      rowCommands.open(item);
    }
  };
  return (
    <>
      <VirtualList
        ref={box}
        aria-busy={history.page.outdated || isLate || undefined}
        onClickCapture={openByPress}
        onKeyDown={(event) => {
          readRowKey(event, { history, items, commands: rowCommands });
        }}
        aria-label={titleText.history}
        items={rows}
        itemKey={getKey}
        itemLabel={getTitle}
        estimate={textRow}
        showAll={!isLong}
        {...(shown.ids.length > 0 && { head: <ChoosePage history={history} /> })}
        {...(isLong && { getText: readText, style: { blockSize: 'max(24rem, 100dvh - 18rem)' } })}
      >
        {renderRow}
      </VirtualList>
      <RowMenus menu={menu} items={items} commands={rowCommands} onClose={() => setMenu(null)} />
    </>
  );
}

/** Chooses all rows of the page. The box is above those of the rows. */
function ChoosePage({ history: { chosen, choose, shown } }: Pick<HistoryRowsProps, 'history'>) {
  const onPage = countOnPage(chosen, shown.ids);
  return (
    <Checkbox
      label={addedHistoryText.historySelectPage}
      checked={onPage === shown.ids.length}
      indeterminate={onPage > 0 && onPage < shown.ids.length}
      onChange={() => {
        choose((before) => togglePage(before, shown));
      }}
    />
  );
}

/** The row whose title was pressed; the other links of a row lead elsewhere. */
function findPressed({ target }: MouseEvent, items: readonly HistoryItem[]) {
  const link = target instanceof Element ? target.closest('article h2 a') : null;
  const place = link?.closest('[data-row]')?.getAttribute('aria-posinset');
  return place === null || place === undefined ? undefined : items[Number(place) - 1];
}

function getKey({ key }: HistoryItem): string {
  return key;
}

function readText(item: HistoryItem): string {
  return `${getTitle(item)} ${item.device?.text ?? item.server?.snippet ?? ''}`;
}
