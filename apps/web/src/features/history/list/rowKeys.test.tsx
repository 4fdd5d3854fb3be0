import { listChosenIds, noRows } from '@nevisa/machines';
import { VirtualList } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import { readRowKey } from './rowKeys.ts';

const ids = [1, 2, 3, 4];
const items = ids.map((id) => ({ key: `of ${id}`, server: { id }, device: null }) as HistoryItem);
const makeOwn = (isOpen: boolean) => ({ key: `own ${isOpen}`, server: null, device: { isOpen } });
const removeOwn = vi.fn();
const commands = { open: vi.fn(), rename: null, trash: vi.fn(), deleteForever: vi.fn(), removeOwn };

interface Opened {
  focus: number;
  searchText?: string;
  rows?: readonly HistoryItem[];
}

/** The rows of a list with the focus on one of them. */
function openRows({ focus, searchText = '', rows = items }: Opened) {
  let chosen = noRows;
  const list = { searchText, type: vi.fn(), searchNow: vi.fn() };
  const choose: History['choose'] = (change) => {
    chosen = change(chosen);
  };
  const shown = { list: 'all', page: 1, ids };
  const { host } = renderInPage(
    <VirtualList
      aria-label="Rows"
      items={rows}
      itemKey={({ key }) => key}
      showAll
      onKeyDown={(event) => {
        const history = { choose, chosen, list, shown } as unknown as History;
        readRowKey(event, { history, items: rows, commands });
      }}
    >
      {({ key }) => <p>{key}</p>}
    </VirtualList>,
  );
  host.querySelector<HTMLElement>(`[aria-posinset='${focus}']`)?.focus();
  return {
    list,
    choose,
    chosen: () => listChosenIds(chosen),
    press: (key: string, shiftKey = false) => {
      const options = { key, shiftKey, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
    },
  };
}

it('X-102: Shift with an arrow chooses the rows from that of the focus on, and moves over them', () => {
  const { press, chosen } = openRows({ focus: 2 });
  press('ArrowDown', true);
  press('ArrowDown', true);
  expect(chosen()).toEqual([2, 3, 4]);
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('4');
});

it('X-102: an arrow without Shift chooses nothing', () => {
  const { press, chosen } = openRows({ focus: 2 });
  press('ArrowDown');
  expect(chosen()).toEqual([]);
});

it('X-107, X-121: Delete asks about a text that only this device has, and not about that of the sheet', () => {
  const rows = [makeOwn(true), makeOwn(false)] as unknown as HistoryItem[];
  const { press } = openRows({ focus: 1, rows });
  press('Delete');
  expect(removeOwn).not.toHaveBeenCalled();
  press('ArrowDown');
  press('Delete');
  expect(removeOwn.mock.calls).toEqual([[rows[1]?.device]]);
});

it('X-107: Escape on a row ends the choice first, then the search', () => {
  const { press, chosen, list } = openRows({ focus: 2, searchText: 'خرید' });
  press(' ');
  press('Escape');
  expect([chosen(), list.type.mock.calls]).toEqual([[], []]);
  press('Escape');
  expect(list.type.mock.calls).toEqual([['']]);
  expect(list.searchNow).toHaveBeenCalledOnce();
});
