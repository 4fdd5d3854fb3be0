import { act } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openList } from './testing/openList.tsx';

describe('the pages of a list', () => {
  it('X-100: a changed address is asked for by the press, and once, also when its answer comes before the list shows it', async () => {
    const { requests, run, page, answer } = await openList();
    await answer(0, 45);
    let asked = 0;
    await run((list) => {
      list.filter({ starred: true });
      asked = requests.length;
      requests[1]?.answer(7);
    });
    expect(asked).toBe(2);
    await answer(1, 7);
    expect(page()).toMatchObject({ count: 7, outdated: false, loading: false });
    expect(requests).toHaveLength(2);
  });

  it('X-101: of two presses before the list shows the first, only the second is waited for', async () => {
    const { requests, run, page, answer } = await openList();
    await answer(0, 45);
    await run((list) => {
      list.goToPage(2);
      list.filter({ starred: true });
    });
    expect(requests).toHaveLength(3);
    expect(requests[1]?.signal.aborted).toBe(true);
    await answer(2, 5);
    await answer(1, 45);
    expect(page()).toMatchObject({ count: 5, outdated: false });
    expect(requests).toHaveLength(3);
  });

  it('X-106: a first load that has failed stays failed while it is tried again, so that its button keeps the focus', async () => {
    const { run, page, answer, fail } = await openList();
    const failure = { kind: 'network' };
    await fail(0);
    expect(page()).toMatchObject({ items: null, failure, loading: false });
    await run(() => page().retry());
    expect(page()).toMatchObject({ items: null, failure, loading: true });
    await answer(1, 45);
    expect(page()).toMatchObject({ count: 45, failure: null, loading: false });
  });

  it('X-106: the failure of a list is not that of the list with another filter', async () => {
    const { run, page, fail } = await openList();
    await fail(0);
    await run((list) => list.filter({ starred: true }));
    expect(page()).toMatchObject({ items: null, failure: null, loading: true });
  });

  it('X-100: opening a record and closing it asks for nothing', async () => {
    const { requests, run, answer } = await openList();
    await answer(0, 45);
    await run((list) => list.open('7'));
    await run((list) => list.close());
    expect(requests).toHaveLength(1);
  });

  it('X-106: the pages of a list stay known when a further page fails, and not those of another list', async () => {
    const { run, page, answer, fail } = await openList();
    await answer(0, 45);
    await run((list) => list.goToPage(2));
    await fail(1);
    expect(page()).toMatchObject({ count: null, knownCount: 45, failure: { kind: 'network' } });
    await run((list) => list.filter({ starred: true }));
    await fail(2);
    expect(page()).toMatchObject({ count: null, knownCount: null });
  });

  it('X-117: a page is read again when another tab of the user changed rows of its list', async () => {
    const { requests, page, answer } = await openList('?page=2');
    await answer(0, 45);
    const otherTab = new BroadcastChannel('nevisa.lists.1');
    onTestFinished(() => otherTab.close());
    await act(async () => {
      otherTab.postMessage({ list: 'others', ids: ['7'] });
      otherTab.postMessage({ list: 'things', ids: ['7'] });
      await expect.poll(() => requests.length).toBe(2);
    });
    expect(requests[1]?.query).toEqual(requests[0]?.query);
    expect(page()).toMatchObject({ count: 45, outdated: false });
    await answer(1, 44);
    expect(page()).toMatchObject({ count: 44, loading: false });
    expect(requests).toHaveLength(2);
  });

  it('X-117: the other tabs receive what this one changed', async () => {
    const { news } = await openList();
    const otherTab = new BroadcastChannel('nevisa.lists.1');
    onTestFinished(() => otherTab.close());
    const received = new Promise((resolve) =>
      otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    news().tell({ list: 'things', ids: ['7'] });
    expect(await received).toEqual({ list: 'things', ids: ['7'] });
  });
});
