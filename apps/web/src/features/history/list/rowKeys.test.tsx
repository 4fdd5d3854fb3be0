import { listChosenIds, noRows } from '@nevisa/machines';
import { VirtualList } from '@nevisa/ui';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import { readRowKey } from './rowKeys.ts';

const ids = [1, 2, 3, 4];
const makeRows = (deleted_at: string | null) =>
  ids.map((id) => ({ key: `of ${id}`, server: { id, deleted_at }, device: null }) as HistoryItem);
const items = makeRows(null);
const makeOwn = (isOpen: boolean) => ({ key: `own ${isOpen}`, server: null, device: { isOpen } });
const removeOwn = vi.fn();
const commands = {
  open: vi.fn(),
  rename: vi.fn(),
  trash: vi.fn(),
  deleteForever: vi.fn(),
  removeOwn,
};
beforeEach(() => void vi.clearAllMocks());

interface Opened {
  focus: number;
  searchText?: string;
  rows?: readonly HistoryItem[];
}

/** The rows of a list with the focus on one of them. */
function openRows({ focus, searchText = '', rows = items }: Opened) {
  let chosen = noRows;
  const openMenu = vi.fn<(key: string) => void>();
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
      {({ key }) => (
        <p>
          {key}
          <button aria-haspopup="menu" type="button" onClick={() => openMenu(key)}>
            Menu
          </button>
        </p>
      )}
    </VirtualList>,
  );
  host.querySelector<HTMLElement>(`[aria-posinset='${focus}']`)?.focus();
  return {
    list,
    choose,
    openMenu,
    chosen: () => listChosenIds(chosen),
    press: (key: string, shiftKey = false, held: KeyboardEventInit = {}) => {
      const options = { key, shiftKey, bubbles: true, cancelable: true, ...held };
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

it('X-107: Enter opens a row, F2 renames it, and Shift+F10 opens its menu', () => {
  const { press, openMenu } = openRows({ focus: 2 });
  press('Enter');
  press('F2');
  press('F10', true);
  expect(commands.open.mock.calls).toEqual([[items[1]]]);
  expect(commands.rename.mock.calls).toEqual([[items[1]?.server]]);
  expect(openMenu.mock.calls).toEqual([['of 2']]);
});

it.each<KeyboardEventInit>([{ ctrlKey: true }, { metaKey: true }])(
  'X-107: A with %j chooses the page',
  (held) => {
    const { press, chosen } = openRows({ focus: 2 });
    press('a', false, { code: 'KeyA', ...held });
    expect(chosen()).toEqual(ids);
  },
);

it('X-107: Delete moves all chosen rows to the trash from one of them, and another row alone', () => {
  const { press } = openRows({ focus: 1 });
  press(' ');
  press('ArrowDown', true);
  press('Delete');
  press('ArrowDown');
  press('Delete');
  expect(commands.trash.mock.calls).toEqual([[[1, 2]], [[3]]]);
});

it('X-107: in the trash Delete asks about deleting for ever, and F2 renames nothing', () => {
  const { press } = openRows({ focus: 2, rows: makeRows('2026-11-21T10:00:00Z') });
  press('F2');
  press('Delete');
  expect([commands.rename.mock.calls, commands.trash.mock.calls]).toEqual([[], []]);
  expect(commands.deleteForever.mock.calls).toEqual([[[2]]]);
});
