import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createLeaveGuards } from '../../../../shared/leaving/leaveGuards.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { AddEntry } from './AddEntry.tsx';
import type { Entry } from './entry.ts';

function openForm() {
  let stored: readonly Entry[] = [];
  const leaveGuards = createLeaveGuards();
  const showForm = (refused: boolean) => (
    <MemoryRouter initialEntries={['/settings']}>
      <AppServicesContext value={{ leaveGuards } as AppServices}>
        <AddEntry
          kind="vocabulary"
          entries={stored}
          refused={refused}
          onAdd={(entry) => {
            stored = [entry, ...stored];
            show(showForm(false));
          }}
        />
      </AppServicesContext>
    </MemoryRouter>
  );
  const { show, host } = renderInPage(showForm(false));
  return {
    add: async (word: string) => {
      await page.getByLabelText('کلمه', { exact: true }).fill(word);
      await userEvent.keyboard('{Enter}');
    },
    /** The server refuses a change, and the entries are these. */
    refuse: (names: readonly string[]) => {
      stored = stored.filter(({ name }) => names.includes(name));
      show(showForm(true));
    },
    word: () => host.querySelector<HTMLInputElement>('input')?.value,
    wouldLose: (pathname: string) => leaveGuards.wouldLose({ pathname, search: '' }),
    isFocused: () => document.activeElement === host.querySelector('input'),
  };
}

it('X-51: a refused entry is restored in empty fields, which keep the focus', async () => {
  const { add, refuse, word, isFocused } = openForm();
  await add('نویسا');
  refuse([]);
  expect(word()).toBe('نویسا');
  await expect.poll(isFocused).toBe(true);
});

it('X-51: a refused entry replaces nothing that is typed meanwhile, and comes after it', async () => {
  const { add, refuse, word } = openForm();
  await add('نویسا');
  await userEvent.keyboard('تهران');
  refuse([]);
  expect(word()).toBe('تهران');
  await userEvent.keyboard('{Enter}');
  await expect.poll(word).toBe('نویسا');
});

it('X-51: an entry that was stored is not restored when a later change is refused', async () => {
  const { add, refuse, word } = openForm();
  await add('نویسا');
  refuse(['نویسا']);
  expect(word()).toBe('');
});

it('X-115: a typed entry holds the page until it is added or emptied', async () => {
  const { add, wouldLose } = openForm();
  const field = page.getByLabelText('کلمه', { exact: true });
  await field.fill('نویسا');
  await expect.poll(() => wouldLose('/messages')).toBe(true);
  expect(wouldLose('/settings')).toBe(false);
  await field.fill('');
  await expect.poll(() => wouldLose('/messages')).toBe(false);
  await add('نویسا');
  await expect.poll(() => wouldLose('/messages')).toBe(false);
});
