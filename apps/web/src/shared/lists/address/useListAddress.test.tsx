import { describe, expect, it } from 'vitest';
import { createColumnSorting } from '../table/createColumnSorting.ts';
import { openList } from '../testing/openList.tsx';

describe('the address as the state of a list', () => {
  it('X-100: page, rows, order, filter and opening add an entry each, and Back returns through them', async () => {
    const { run, back, shown } = await openList();
    await run((list) => list.goToPage(3));
    await run((list) => list.sort('title'));
    await run((list) => list.filter({ starred: true }));
    await run((list) => list.choosePageSize(50));
    await run((list) => list.goToPage(2));
    await run((list) => list.open('c-7'));
    const seen: string[] = [];
    for (let step = 0; step < 7; step += 1) {
      seen.push(shown());
      await back();
    }
    expect(seen).toEqual([
      '?page=2&page_size=50&ordering=title&starred=1&id=c-7',
      '?page=2&page_size=50&ordering=title&starred=1',
      '?page_size=50&ordering=title&starred=1',
      '?ordering=title&starred=1',
      '?ordering=title',
      '?page=3',
      '',
    ]);
  });

  it('X-100: typing replaces the entry after 300 ms, once', async () => {
    const { run, back, shown, list, pause } = await openList('?page=2&source=LIVE');
    await run(({ type }) => type('نا'));
    await pause(299);
    await run(({ type }) => type('نامه '));
    await pause(299);
    expect(shown()).toBe('?page=2&source=LIVE');
    await pause(1);
    expect(list().address).toMatchObject({ page: 1, search: 'نامه', filters: { source: 'LIVE' } });
    expect(list().searchText).toBe('نامه ');
    await back();
    expect(shown()).toBe('before');
  });

  it('X-100: another change is made after the text that waits, which Back returns to', async () => {
    const { run, back, list, pause } = await openList();
    await run(({ type, filter }) => {
      type('نامه');
      filter({ starred: true });
    });
    await pause(1000);
    expect(list().address).toMatchObject({ search: 'نامه', filters: { starred: true } });
    await back();
    expect(list().address).toMatchObject({ search: 'نامه', filters: { starred: false } });
    expect(list().searchText).toBe('نامه');
  });

  it('X-100: changes of one moment add up', async () => {
    const { run, shown } = await openList();
    await run(({ sort, filter, goToPage }) => {
      sort('title');
      filter({ source: 'FILE' });
      goToPage(4);
    });
    expect(shown()).toBe('?page=4&ordering=title&source=FILE');
  });

  it('X-100, X-256: a second press on a head in the same frame turns the order of the first one', async () => {
    const { run, back, shown } = await openList();
    await run(({ sort, address: { ordering } }) => {
      const { onPress } = createColumnSorting({ name: 'title' }, ordering, sort);
      onPress('name');
      onPress('name');
    });
    expect(shown()).toBe('?ordering=-title');
    await back();
    expect(shown()).toBe('?ordering=title');
  });

  it('X-100: a choice that changes nothing adds no entry', async () => {
    const { run, back, shown } = await openList('?ref=sms&page=2');
    await run(({ goToPage }) => goToPage(2));
    await run(({ open }) => open('c-7'));
    await run(({ open }) => open('c-7'));
    await back();
    await back();
    expect(shown()).toBe('before');
  });

  it('X-100: a bad address is replaced by the nearest valid one, and Back does not stick', async () => {
    const { back, shown, requests } = await openList(
      '?page=-1&page_size=60&ordering=size&source=FAX&ref=sms#top',
    );
    expect(shown()).toBe('?ref=sms&page_size=50#top');
    expect(requests.map(({ query }) => query)).toEqual([
      { page: 1, page_size: 50, ordering: '-created_at' },
    ]);
    await back();
    expect(shown()).toBe('before');
  });

  it('X-100: a page beyond the last one is corrected when the number of rows is known', async () => {
    const { shown, back, answer } = await openList('?page=9999');
    await answer(0, 45);
    expect(shown()).toBe('?page=3');
    await back();
    expect(shown()).toBe('before');
  });

  it('X-100: the number of rows of another list corrects no page', async () => {
    const { run, back, shown, answer } = await openList('?page=3');
    await run((list) => list.filter({ starred: true }));
    await answer(1, 7);
    await back();
    expect(shown()).toBe('?page=3');
    await answer(2, 45);
    expect(shown()).toBe('?page=3');
  });

  it('X-100: an address is restored with one request', async () => {
    const { requests, pause } = await openList('?page=2&search=نامه&starred=1&id=c-7');
    await pause(1000);
    expect(requests.map(({ query }) => query)).toEqual([
      { page: 2, page_size: 20, ordering: '-created_at', search: 'نامه', starred: true },
    ]);
  });

  it('X-100: opening and closing a record asks for no page of the list', async () => {
    const { run, requests, shown, answer } = await openList('?page=2');
    await answer(0, 45);
    await run(({ open }) => open('c-7'));
    await run(({ open }) => open('c-8'));
    expect(shown()).toBe('?page=2&id=c-8');
    await run(({ close }) => close());
    expect(shown()).toBe('?page=2');
    expect(requests).toHaveLength(1);
  });

  it('X-100: the address without its record is the same object while records open and close, so that no row renders again', async () => {
    const { run, list } = await openList('?page=2&search=نامه&starred=1');
    const { withoutRecord, query } = list();
    expect(withoutRecord).toEqual(list().address);
    await run(({ open }) => open('c-7'));
    expect(list().address.record).toBe('c-7');
    expect(list().withoutRecord).toBe(withoutRecord);
    expect(list().query).toBe(query);
    await run(({ close }) => close());
    expect(list().withoutRecord).toBe(withoutRecord);
    await run(({ goToPage }) => goToPage(3));
    expect(list().withoutRecord).toEqual({ ...withoutRecord, page: 3 });
  });

  it('X-100: closing returns to the entry of the list, so that Back leaves it', async () => {
    const { run, back, shown } = await openList();
    await run(({ open }) => open('c-7'));
    await run(({ close }) => close());
    await back();
    expect(shown()).toBe('before');
  });

  it.each(['?page=2&id=c-7', '?page=2&id=c-7&source=FAX'])(
    'X-100: a record that %s opened is closed by a replaced entry',
    async (address) => {
      const { run, back, shown } = await openList(address);
      await run(({ close }) => close());
      expect(shown()).toBe('?page=2');
      await back();
      expect(shown()).toBe('before');
    },
  );

  it('X-100: a search beside an open record stays when the record is closed', async () => {
    const { run, shown } = await openList();
    await run(({ open }) => open('c-7'));
    await run(({ type, close }) => {
      type('ab');
      close();
    });
    expect(shown()).toBe('?search=ab');
  });

  it('X-100: the link of the menu resets the list, also a text that waits', async () => {
    const { run, press, shown, list, pause } = await openList('?page=2&search=نامه&starred=1');
    await run(({ type }) => type('نامه‌ها'));
    await press();
    await pause(1000);
    expect(shown()).toBe('');
    expect(list().searchText).toBe('');
    await run(({ type }) => type('ab'));
    await press();
    await pause(1000);
    expect(shown()).toBe('');
    expect(list().searchText).toBe('');
  });

  it('X-100: clearing removes search and filters, and keeps order, rows and the open record', async () => {
    const { run, shown, list } = await openList(
      '?page=2&page_size=50&search=ab&ordering=title&starred=1&id=c-7',
    );
    await run(({ clear }) => clear());
    expect(shown()).toBe('?page_size=50&ordering=title&id=c-7');
    expect(list().searchText).toBe('');
  });

  it('X-101: the answer to an older search is dropped, and its request aborted', async () => {
    const { run, requests, page, pause, answer } = await openList();
    for (const text of ['نا', 'نامه']) {
      await run(({ type }) => type(text));
      await pause(300);
    }
    expect(requests.map(({ query, signal }) => [query['search'], signal.aborted])).toEqual([
      [undefined, true],
      ['نا', true],
      ['نامه', false],
    ]);
    await answer(2, 1);
    await answer(1, 30);
    await answer(0, 45);
    expect(page()).toMatchObject({ count: 1, outdated: false });
  });

  it('X-101: rows of the search before stay, marked, until the new ones are loaded', async () => {
    const { run, page, answer } = await openList();
    await answer(0, 45);
    await run(({ type, searchNow }) => {
      type('ab');
      searchNow();
    });
    expect(page()).toMatchObject({ count: 45, outdated: true, loading: true });
    await answer(1, 3);
    expect(page()).toMatchObject({ count: 3, outdated: false, loading: false });
  });
});
