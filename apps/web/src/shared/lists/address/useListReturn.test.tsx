import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import type { ListDescription } from './listAddress.ts';
import { type ListAddressControl, useListAddress } from './useListAddress.ts';
import { useListReturn } from './useListReturn.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';

const description: ListDescription<Record<string, never>> = {
  pageSizes: [20],
  orders: ['title'],
  filters: {},
  record: 'id',
};

it('X-100: Back from a record returns to the row and to where the list was scrolled', async () => {
  const { screen, shown } = openScreen();
  await scroll(1200);
  screen.list.open('c-7');
  await expect.poll(shown).toBe('record c-7');
  await scroll(0);

  void screen.navigate(-1);
  await expect.poll(shown).toBe('page 1, closed c-7');
  await expect.poll(() => window.scrollY).toBe(1200);

  await scroll(300);
  screen.list.goToPage(2);
  await expect.poll(shown).toBe('page 2, closed c-7');
  await scroll(900);
  void screen.navigate(-1);
  await expect.poll(shown).toBe('page 1, closed c-7');
  await expect.poll(() => window.scrollY).toBe(300);
  void screen.navigate(1);
  await expect.poll(shown).toBe('page 2, closed c-7');
  await expect.poll(() => window.scrollY).toBe(900);
});

interface Screen {
  list: ListAddressControl<Record<string, never>>;
  navigate: NavigateFunction;
}

function openScreen() {
  const screen = {} as Screen;
  function List() {
    const list = useListAddress(description);
    const navigate = useNavigate();
    const { record, page } = list.address;
    const closed = useListReturn(record, true);
    useLayoutEffect(() => void Object.assign(screen, { list, navigate }));
    return (
      <div style={{ blockSize: record === null ? 5000 : 10 }}>
        {record === null ? `page ${page}, closed ${closed}` : `record ${record}`}
      </div>
    );
  }
  const { host } = renderInPage(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  );
  return { screen, shown: () => host.textContent };
}

/** Scrolls, and waits until the page has reported it. */
async function scroll(place: number) {
  if (window.scrollY !== place) {
    const reported = new Promise((resolve) =>
      window.addEventListener('scroll', resolve, { once: true }),
    );
    window.scrollTo(0, place);
    await reported;
  }
}
