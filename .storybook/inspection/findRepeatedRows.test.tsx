import { afterEach, expect, it } from 'vitest';
import { inspectPage } from './inspectPage.ts';
import { findRepeatedRows } from './findRepeatedRows.ts';

afterEach(() => document.body.replaceChildren());

function listRepeatedIds(...rows: string[]): string[] {
  const body = rows.map((row, place) => `<tr id="${place}">${row}</tr>`).join('');
  document.body.innerHTML = `<table><tbody>${body}</tbody></table>`;
  return findRepeatedRows().map(({ id }) => id);
}

it('rows that differ only in words, names and ids are repeated', () => {
  expect(
    listRepeatedIds(
      '<td id="x">یک</td><td><a href="/a" aria-label="یک">یک</a></td>',
      '<td id="y">دو</td><td><a href="/b" aria-label="دو">دو</a></td>',
    ),
  ).toEqual(['1']);
});

it.each([
  ['a class', '<td class="a">یک</td>', '<td class="b">یک</td>'],
  ['an empty text', '<td><b>یک</b></td>', '<td><b></b></td>'],
  ['an empty name', '<td><a aria-label="یک"></a></td>', '<td><a aria-label=""></a></td>'],
  ['an element', '<td>یک</td>', '<td>یک<img></td>'],
  ['a state', '<td aria-selected="true">یک</td>', '<td aria-selected="false">یک</td>'],
  ['a tone', '<td data-tone="danger">یک</td>', '<td data-tone="success">یک</td>'],
])('%s makes another row', (_, one, other) => {
  expect(listRepeatedIds(one, other)).toEqual([]);
});

it('a row with the focus or an open menu stays', () => {
  const button = '<td><button aria-expanded="true">یک</button></td>';
  expect(listRepeatedIds(button, button)).toEqual([]);
  const plain = '<td><button>یک</button></td>';
  listRepeatedIds(plain, plain);
  document.querySelectorAll('button')[1]?.focus();
  expect(findRepeatedRows()).toEqual([]);
});

it('a fault is found in the row whose markup no earlier row has, and each row is back afterwards', async () => {
  listRepeatedIds('<td>یک</td>', '<td>دو</td>', '<td><img src="data:,"></td>');
  const { faults } = await inspectPage();
  expect(faults.filter(({ rule }) => rule === 'image-alt')).toHaveLength(1);
  expect([...document.querySelectorAll('tr')].map(({ id }) => id)).toEqual(['0', '1', '2']);
});
