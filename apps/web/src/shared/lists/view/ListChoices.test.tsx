import { createToastQueue, NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { type ListDescription, readListAddress } from '../address/listAddress.ts';
import { createChoiceFilter, createFlagFilter } from '../address/listFilters.ts';
import { createListColumns } from '../choices/listColumns.ts';
import { createListViews } from '../choices/listViews.ts';
import { ListChoices } from './ListChoices.tsx';

interface Filters {
  source: string | null;
  starred: boolean;
}

const description: ListDescription<Filters> = {
  pageSizes: [20],
  orders: ['-created_at'],
  filters: { source: createChoiceFilter(['LIVE']), starred: createFlagFilter() },
  record: 'id',
};
const owner = { userId: '7', list: 'things' };

/** Opens a list at an address, with saved views of which «کهنه» has a filter that the list no longer has. */
function openList(address: string, { byDefault = null }: { byDefault?: string | null } = {}) {
  const views = [
    { name: 'نو', query: 'starred=1' },
    { name: 'کهنه', query: 'source=OLD&starred=1' },
    { name: 'تنها کهنه', query: 'source=OLD' },
  ];
  const storage = createMemoryStorage({
    'nevisa.views.things.7': JSON.stringify({ views, byDefault }),
  });
  const toasts = createToastQueue();
  const add = vi.spyOn(toasts, 'add');
  const show = vi.fn();
  renderInPage(
    <NevisaUi>
      <ListChoices
        description={description}
        list={{ address: readListAddress(description, new URLSearchParams(address)), show }}
        choices={{
          views: createListViews(storage, owner, description),
          columns: createListColumns(storage, owner, { names: ['name'], naming: 'name' }),
        }}
        columnLabels={[]}
        toasts={toasts}
      />
    </NevisaUi>,
  );
  return { show, listNews: () => add.mock.calls.map(([{ text }]) => text) };
}

const cut = (name: string) => `بخشی از نمای «${name}» دیگر در این فهرست نیست و کنار گذاشته شد.`;

it.each([
  ['کهنه', [cut('کهنه')]],
  ['نو', []],
])(
  'X-108: a press on the view %s shows it, and says which part is left out: %j',
  async (name, news) => {
    const { show, listNews } = openList('');
    await page.getByRole('button').click();
    await page.getByRole('menuitemradio', { name }).click();
    expect(show.mock.calls).toMatchObject([[{ filters: { source: null, starred: true } }]]);
    expect(listNews()).toEqual(news);
  },
);

it.each([
  ['کهنه', 'starred=1', [cut('کهنه')]],
  ['تنها کهنه', '', [cut('تنها کهنه')]],
  ['کهنه', 'starred=1&search=ab', []],
  ['نو', 'starred=1', []],
  [null, 'starred=1', []],
])(
  'X-108: with the first view %s a list at «%s» says at once: %j',
  async (byDefault, address, news) => {
    const { listNews } = openList(address, { byDefault });
    await expect.poll(listNews).toEqual(news);
  },
);
