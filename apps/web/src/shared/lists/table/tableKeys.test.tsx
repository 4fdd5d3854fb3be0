import { expect, it, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { focusRow, readTableKey } from './tableKeys.ts';

const ids = Array.from({ length: 25 }, (_, at) => String(at + 1));

/** A table of 25 rows and a field above it, with the focus on a row. */
function openTable(focus: string) {
  const openMenu = vi.fn<(id: string) => void>();
  const commands = {
    ids,
    open: vi.fn<(id: string) => void>(),
    toggle: vi.fn<(id: string) => void>(),
    extendTo: vi.fn<(id: string, from: string) => void>(),
    chooseAll: vi.fn<() => void>(),
    clear: vi.fn<() => void>(),
    remove: vi.fn<(id: string) => void>(),
  };
  const { host } = renderInPage(
    <div role="toolbar" tabIndex={-1} onKeyDown={(event) => readTableKey(event, commands)}>
      <input />
      {ids.map((id) => (
        <p key={id}>
          <a href="#row" data-row-link={id}>
            {id}
          </a>
          <button type="button" data-row-menu={id} onClick={() => openMenu(id)}>
            Menu
          </button>
        </p>
      ))}
    </div>,
  );
  focusRow(host, focus);
  return {
    commands,
    openMenu,
    input: host.querySelector('input'),
    readFocus: () => document.activeElement?.textContent,
    /** Returns whether the browser keeps the key. */
    press: (key: string, held: KeyboardEventInit = {}) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }),
      ),
  };
}

it.each([
  ['ArrowDown', '6'],
  ['ArrowUp', '4'],
  ['PageDown', '15'],
  ['PageUp', '1'],
  ['Home', '1'],
  ['End', '25'],
])('X-107: from the fifth row %s leads to the row %s', (key, row) => {
  const { press, readFocus } = openTable('5');
  expect(press(key)).toBe(false);
  expect(readFocus()).toBe(row);
});

it('X-107: Home leads from the last row to the first one', () => {
  const { press, readFocus } = openTable('25');
  press('Home');
  expect(readFocus()).toBe('1');
});

it.each<[string, string, KeyboardEventInit]>([
  ['while an input method composes', 'Delete', { isComposing: true }],
  ['with Shift', 'Delete', { shiftKey: true }],
  ['with Shift', ' ', { shiftKey: true }],
])('X-107: %s «%s» does nothing to the row', (_, key, held) => {
  const { press, commands } = openTable('5');
  expect(press(key, held)).toBe(true);
  expect([commands.remove.mock.calls, commands.toggle.mock.calls]).toEqual([[], []]);
});

it('X-107: Space chooses, F2 opens, Delete asks, and Shift+F10 opens the menu of the row', () => {
  const { press, commands, openMenu } = openTable('5');
  press(' ');
  press('F2');
  press('Delete');
  press('F10', { shiftKey: true });
  const { toggle, open, remove } = commands;
  expect([toggle, open, remove, openMenu].map(({ mock }) => mock.calls)).toEqual(
    Array.from({ length: 4 }, () => [['5']]),
  );
});

it('X-107, X-102: Shift with an arrow extends the choice to the next row, and moves to it', () => {
  const { press, commands, readFocus } = openTable('5');
  press('ArrowDown', { shiftKey: true });
  expect(commands.extendTo.mock.calls).toEqual([['6', '5']]);
  expect(readFocus()).toBe('6');
});

it.each<KeyboardEventInit>([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
  'X-107: with %j the keys are the browser’s',
  (held) => {
    const { press, readFocus } = openTable('5');
    expect(press('Home', held)).toBe(true);
    expect(readFocus()).toBe('5');
  },
);

it('X-107: Ctrl+A chooses the page, except in a field, and Escape ends the choice', () => {
  const { press, commands, input } = openTable('5');
  press('a', { code: 'KeyA', ctrlKey: true });
  expect(commands.chooseAll).toHaveBeenCalledOnce();
  press('Escape');
  expect(commands.clear).toHaveBeenCalledOnce();
  input?.focus();
  expect(press('a', { code: 'KeyA', ctrlKey: true })).toBe(true);
  expect(commands.chooseAll).toHaveBeenCalledOnce();
});
