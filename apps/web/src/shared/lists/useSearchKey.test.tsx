import { useRef } from 'react';
import { expect, it } from 'vitest';
import { renderInPage } from '../../testing/renderInPage.ts';
import { useSearchKey } from './useSearchKey.ts';

function List({ isOn }: { isOn: boolean }) {
  const search = useRef<HTMLInputElement>(null);
  useSearchKey(search, isOn);
  return (
    <>
      <input ref={search} />
      <textarea />
      <button type="button">row</button>
    </>
  );
}

/** Presses a key on an element of a page with a list; answers whether the search has the focus. */
function press(on: 'button' | 'textarea', init: KeyboardEventInit, isOn = true): boolean {
  const { host } = renderInPage(<List isOn={isOn} />);
  host.querySelector<HTMLElement>(on)?.focus();
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
  );
  return document.activeElement === host.querySelector('input');
}

const slash = { key: '/', code: 'Slash' };

it.each<[string, KeyboardEventInit]>([
  ['«/»', slash],
  ['its key on a layout without «/»', { key: '.', code: 'Slash' }],
  ['«/» at another place of the keyboard', { key: '/', code: 'Digit7', shiftKey: true }],
])('X-107: %s leads from a row to the search', (_, init) => {
  expect(press('button', init)).toBe(true);
});

it.each<[string, KeyboardEventInit]>([
  ['Ctrl+/', { ...slash, ctrlKey: true }],
  ['Alt+/', { ...slash, altKey: true }],
  ['«?»', { key: '?', code: 'Slash', shiftKey: true }],
])('X-107: %s does not lead to the search', (_, init) => {
  expect(press('button', init)).toBe(false);
});

it('X-107: «/» in a field is a letter', () => {
  expect(press('textarea', slash)).toBe(false);
});

it('X-107: «/» does nothing where single keys are switched off', () => {
  expect(press('button', slash, false)).toBe(false);
});
