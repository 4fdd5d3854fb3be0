import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { Entry } from './entry.ts';
import { EntryList } from './EntryList.tsx';

const words: readonly Entry[] = Array.from({ length: 13 }, (_, place) => ({
  name: place === 0 ? 'نویسا' : `کلمه${'آبپتجچحخدرزس'.charAt(place)}`,
  more: '',
}));

it('X-51: a search that went with its field hides no word when the field comes back', () => {
  const showList = (entries: readonly Entry[]) => (
    <EntryList label="کلمه‌ها" entries={entries} onEdit={() => {}} onDelete={() => {}} />
  );
  const { host, show } = renderInPage(showList(words));
  const countRows = () => host.querySelectorAll('[role="listitem"], li').length;
  const field = host.querySelector('input') as HTMLInputElement;
  type(field, 'نویسا');
  expect(countRows()).toBe(1);
  show(showList(words.slice(1)));
  expect(countRows()).toBe(12);
  show(showList(words));
  expect(host.querySelector('input')?.value).toBe('');
  expect(host.querySelector('small')?.textContent).toContain('۱۳');
});

it.each(['كلمهب', 'کلمه‌ب'])('X-75: the search finds «کلمهب» by «%s»', (typed) => {
  const { host } = renderInPage(
    <EntryList label="کلمه‌ها" entries={words} onEdit={() => {}} onDelete={() => {}} />,
  );
  type(host.querySelector('input') as HTMLInputElement, typed);
  const rows = [...host.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringContaining('کلمهب')]);
});

function type(field: HTMLInputElement, typed: string): void {
  flushSync(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}
