import { describe, expect, it } from 'vitest';
import { type ListDescription, readListAddress } from '../address/listAddress.ts';
import { createFlagFilter, createChoiceFilter } from '../address/listFilters.ts';
import { createSharedStorage } from '../../../testing/memoryStorage.ts';
import { createListViews, findView, mostViews } from './listViews.ts';

interface Filters {
  source: string | null;
  starred: boolean;
}

const describeList = (sources: readonly string[]): ListDescription<Filters> => ({
  pageSizes: [20, 50],
  orders: ['-created_at', 'title'],
  filters: { source: createChoiceFilter(sources), starred: createFlagFilter() },
  record: 'id',
});

const list = describeList(['LIVE', 'FILE']);
const owner = { userId: '7', list: 'history' };
const key = 'nevisa.views.history.7';
const readAddress = (query: string) => readListAddress(list, new URLSearchParams(query));

function openViews(stored = 'null') {
  const memory = createSharedStorage({ [key]: stored });
  return { memory, views: createListViews(memory.storage, owner, list) };
}

describe('the saved views of a list', () => {
  it('X-108: a view has search, filters, order and rows, but neither page nor open record', () => {
    const { memory, views } = openViews();
    const query = 'page_size=50&search=ab&ordering=title&source=FILE&starred=1';
    expect(views.save('  فایل‌های   من ', readAddress(`${query}&page=3&id=c-7`))).toBe('saved');
    const again = createListViews(memory.storage, owner, list);
    expect(again.read().views).toEqual([{ name: 'فایل‌های من', query }]);
    expect(again.open('فایل‌های من')).toEqual({ address: readAddress(query), dropped: [] });
    expect(again.open('دیگر')).toBeNull();
  });

  it('X-108: a view gets another spelling of its own name without a question', () => {
    const { views } = openViews();
    views.save('علي ۱', readAddress('starred=1'));
    expect(views.rename('علي ۱', 'علی ۱')).toBe('saved');
    expect(views.read().views).toEqual([{ name: 'علی ۱', query: 'starred=1' }]);
  });

  it('X-108: the name of a view has no marks of direction, and one that was stored with them stays', () => {
    const old = { name: 'ک\u202Eار', query: 'starred=1' };
    const { views } = openViews(JSON.stringify({ views: [old], byDefault: null }));
    expect(views.read().views).toEqual([old]);
    expect(views.save('فا\u202Eیل', readAddress('source=FILE'))).toBe('saved');
    views.chooseDefault('فا\u202Eیل');
    expect(views.read()).toMatchObject({ views: [old, { name: 'فایل' }], byDefault: 'فایل' });
    expect(views.rename(old.name, 'ک\u202Eار')).toBe('saved');
    expect(views.read().views[0]).toMatchObject({ name: 'کار' });
  });

  it('X-108: a view that another tab has saved is there', () => {
    const { memory, views } = openViews();
    const stored = { views: [{ name: 'همه', query: '' }], byDefault: null };
    memory.change(key, JSON.stringify(stored));
    expect(views.read()).toEqual(stored);
  });

  it('X-108: a list without a filter is a view too', () => {
    const { views } = openViews();
    expect(views.save('همه', readAddress(''))).toBe('saved');
    expect(views.open('همه')).toEqual({ address: readAddress(''), dropped: [] });
  });

  it('X-108: a name that is taken asks, in any spelling, and replaces after the answer', () => {
    const { views } = openViews();
    views.save('علي ۱', readAddress('starred=1'));
    views.save('دوم', readAddress(''));
    views.chooseDefault('علي ۱');
    expect(views.save('علی 1', readAddress('source=LIVE'))).toBe('same-name');
    expect(views.open('علی 1')?.address.filters.starred).toBe(true);
    expect(views.save('علی 1', readAddress('source=LIVE'), true)).toBe('saved');
    expect(views.read()).toEqual({
      views: [
        { name: 'علی 1', query: 'source=LIVE' },
        { name: 'دوم', query: '' },
      ],
      byDefault: 'علی 1',
    });
  });

  it('X-108: at most 20 views are saved; one of them can still be replaced', () => {
    const { views } = openViews();
    for (let index = 0; index < mostViews; index += 1) {
      expect(views.save(`نمای ${index}`, readAddress(''))).toBe('saved');
    }
    expect(mostViews).toBe(20);
    expect(views.save('یکی دیگر', readAddress(''))).toBe('full');
    expect(views.save('نمای 3', readAddress('starred=1'), true)).toBe('saved');
    expect(views.read().views).toHaveLength(20);
  });

  it('X-108: a view needs a name, and a long one is cut', () => {
    const { views } = openViews();
    expect(views.save('   ', readAddress(''))).toBe('no-name');
    expect(views.save('ب'.repeat(300), readAddress(''))).toBe('saved');
    expect(views.read().views).toMatchObject([{ name: 'ب'.repeat(60) }]);
  });

  it('X-108: parts that the list no longer knows are dropped, and reported', () => {
    const { memory, views } = openViews();
    views.save('فایل', readAddress('source=FILE&starred=1&ordering=title'));
    const later: ListDescription<{ starred: boolean }> = {
      pageSizes: [20, 50],
      orders: ['-created_at'],
      filters: { starred: createFlagFilter() },
      record: 'id',
    };
    const opened = createListViews(memory.storage, owner, later).open('فایل');
    expect(opened?.address.filters).toEqual({ starred: true });
    expect(opened?.dropped).toEqual(['ordering', 'source']);
    const narrower = createListViews(memory.storage, owner, describeList(['LIVE'])).open('فایل');
    expect(narrower?.dropped).toEqual(['source']);
    expect(narrower?.address.ordering).toBe('title');
  });

  it('X-108: one view is the default, until it is removed', () => {
    const { views } = openViews();
    views.save('یک', readAddress(''));
    views.save('دو', readAddress('starred=1'));
    views.chooseDefault('دو');
    expect(views.read().byDefault).toBe('دو');
    views.chooseDefault('سه');
    expect(views.read().byDefault).toBeNull();
    views.chooseDefault('دو');
    views.remove('یک');
    expect(views.read().byDefault).toBe('دو');
    views.remove('دو');
    expect(views.read()).toEqual({ views: [], byDefault: null });
  });

  it('X-108: the default is read again, and is no other view', () => {
    const { memory, views } = openViews();
    views.save('یک', readAddress(''));
    views.save('دو', readAddress('starred=1'));
    const again = () => createListViews(memory.storage, owner, list).read().byDefault;
    expect(again()).toBeNull();
    views.chooseDefault('دو');
    expect(again()).toBe('دو');
  });

  it('X-108: a view gets another name and stays the default; a taken name asks', () => {
    const { views } = openViews();
    views.save('یک', readAddress('starred=1'));
    views.save('دو', readAddress('source=FILE'));
    views.chooseDefault('یک');
    expect(views.rename('یک', '  ')).toBe('no-name');
    expect(views.rename('یک', ' اول ')).toBe('saved');
    expect(views.rename('اول', 'دو')).toBe('same-name');
    expect(views.read()).toEqual({
      views: [
        { name: 'اول', query: 'starred=1' },
        { name: 'دو', query: 'source=FILE' },
      ],
      byDefault: 'اول',
    });
    expect(views.rename('اول', 'دو', true)).toBe('saved');
    expect(views.read()).toEqual({
      views: [{ name: 'دو', query: 'starred=1' }],
      byDefault: 'دو',
    });
  });

  it('X-108: the view that replaces the default by its name is the default, in its spelling', () => {
    const { views } = openViews();
    views.save('یک', readAddress('starred=1'));
    views.save('كتاب', readAddress(''));
    views.chooseDefault('كتاب');
    expect(views.rename('یک', 'کتاب', true)).toBe('saved');
    expect(views.read()).toEqual({
      views: [{ name: 'کتاب', query: 'starred=1' }],
      byDefault: 'کتاب',
    });
  });

  it('X-108: of more than 20 stored views the first 20 are there', () => {
    const stored = Array.from({ length: 25 }, (_, at) => ({ name: `v${at}`, query: '' }));
    const { views } = openViews(JSON.stringify({ views: stored }));
    expect(views.read().views).toEqual(stored.slice(0, mostViews));
  });

  it('X-108: a part whose value is replaced by the nearest one is reported', () => {
    const stored = { views: [{ name: 'a', query: 'page_size=45' }] };
    const opened = openViews(JSON.stringify(stored)).views.open('a');
    expect({ rows: opened?.address.pageSize, dropped: opened?.dropped }).toEqual({
      rows: 50,
      dropped: ['page_size'],
    });
  });

  it('X-108: a name that is cut becomes the default by the name that was typed, and the former default is not lost', () => {
    const { views } = openViews();
    const typed = ` ${'نمای  بلند '.repeat(10)}`;
    views.save('پیش از آن', readAddress(''));
    views.chooseDefault('پیش از آن');
    views.save(typed, readAddress('source=FILE'));
    views.chooseDefault(typed);
    expect(views.read().byDefault).toBe(views.read().views[1]?.name);
    expect(views.save(typed, readAddress(''))).toBe('same-name');
    views.remove(typed);
    expect(views.read().views).toHaveLength(1);
  });

  it('X-108: the view that an address shows is found on any page', () => {
    const { views } = openViews();
    views.save('فایل', readAddress('source=FILE'));
    expect(findView(views, list, readAddress('source=FILE&page=3'))).toBe('فایل');
    expect(findView(views, list, readAddress(''))).toBeNull();
  });

  it.each([
    'nonsense{',
    '5',
    '[]',
    '{"views":"a"}',
    '{"views":[null,5,{"name":"a"},{"name":"","query":""},{"name":" a ","query":""}]}',
  ])('X-108: the stored nonsense %s gives no views', (stored) => {
    expect(openViews(stored).views.read()).toEqual({ views: [], byDefault: null });
  });
});
