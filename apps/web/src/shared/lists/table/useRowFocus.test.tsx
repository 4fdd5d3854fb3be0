import { useRef } from 'react';
import { expect, it } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { useRowFocus } from './useRowFocus.ts';

interface Shown {
  ids: readonly string[];
  closed: string | null;
  record?: string | null;
}

function Rows({ ids, closed, record = null }: Shown) {
  const table = useRef<HTMLTableElement>(null);
  useRowFocus(
    table,
    ids.map((id) => ({ id })),
    closed,
    record,
  );
  return (
    <>
      <button>elsewhere</button>
      <table ref={table}>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <td>
                <a href={`#${id}`} data-row-link={id}>
                  {id}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function openRows(first: Shown) {
  const { show } = renderInPage(<Rows {...first} />);
  return {
    show: (next: Partial<Shown>) => show(<Rows {...first} {...next} />),
    focused: () => document.activeElement?.textContent,
  };
}

it('X-100: Back from a record gives the focus to its row, also when the rows come later', () => {
  const { show, focused } = openRows({ ids: [], closed: 'b' });
  show({ ids: ['a', 'b'] });
  expect(focused()).toBe('b');
});

it('X-100: the rows of later reads, and those that come after a press elsewhere, take no focus', () => {
  const { show, focused } = openRows({ ids: ['a', 'b'], closed: 'b' });
  expect(focused()).toBe('b');
  document.querySelector('button')?.focus();
  show({ ids: [] });
  show({ ids: ['a', 'b'] });
  expect(focused()).toBe('elsewhere');
});

it('X-100, X-257: the row of a drawer that the address opened takes the focus when it closes', () => {
  const { show, focused } = openRows({ ids: ['a', 'b'], closed: null, record: 'b' });
  show({ record: null });
  expect(focused()).toBe('b');
  show({ record: 'a' });
  document.querySelector('button')?.focus();
  show({ record: null });
  expect(focused()).toBe('elsewhere');
});

it.each([
  ['b', ['a', 'c', 'd'], 'c'],
  ['d', ['a', 'b', 'c'], 'c'],
])(
  'X-107: after the deletion of the row %s, of the rest %j the row %s has the focus',
  (row, rest, next) => {
    const { show, focused } = openRows({ ids: ['a', 'b', 'c', 'd'], closed: row });
    expect(focused()).toBe(row);
    show({ ids: rest });
    expect(focused()).toBe(next);
  },
);

it('X-107: the deletion of a row takes no focus from another part of the page', () => {
  const { show, focused } = openRows({ ids: ['a', 'b'], closed: 'b' });
  document.querySelector('button')?.focus();
  show({ ids: ['a'] });
  expect(focused()).toBe('elsewhere');
});
