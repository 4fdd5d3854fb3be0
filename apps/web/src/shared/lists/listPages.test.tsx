import { act } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openList } from './testing/openList.tsx';

describe('the pages of a list', () => {
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
    const received = new Promise((resolve) => {
      otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    news().tell({ list: 'things', ids: ['7'] });
    expect(await received).toEqual({ list: 'things', ids: ['7'] });
  });
});
