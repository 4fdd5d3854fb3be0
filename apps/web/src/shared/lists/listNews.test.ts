import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createListNews, type ListChange, readChangesAgain } from './listNews.ts';

afterEach(() => vi.unstubAllGlobals());

function openTab(userId: string) {
  const ends: (() => void)[] = [];
  const news = createListNews(null, { userId, onDispose: (end) => void ends.push(end) });
  const heard: ListChange[] = [];
  news.subscribe((change) => heard.push(change));
  const close = () => ends.splice(0).forEach((end) => end());
  onTestFinished(close);
  return { ...news, heard, close };
}

const change: ListChange = { list: 'history', ids: ['12', 'c-7'] };

describe('the news of lists', () => {
  it('X-117: the other tabs of the same user receive which ids of which list changed', async () => {
    const [own, other, third, stranger] = ['7', '7', '7', '8'].map(openTab);
    third?.close();
    own?.tell(change);
    await vi.waitFor(() => expect(other?.heard).toEqual([change]));
    other?.tell({ list: 'users', ids: [] });
    await vi.waitFor(() => expect(own?.heard).toEqual([{ list: 'users', ids: [] }]));
    expect(third?.heard).toEqual([]);
    expect(stranger?.heard).toEqual([]);
  });

  it('X-117: a change of a list reaches the opened records of its own tab, and each other tab once', async () => {
    const [own, other] = ['9', '9'].map(openTab);
    const here: ListChange[] = [];
    const there: ListChange[] = [];
    own?.subscribeEverywhere((heard) => here.push(heard));
    other?.subscribeEverywhere((heard) => there.push(heard));
    own?.tellEverywhere(change);
    expect(here).toEqual([change]);
    await vi.waitFor(() => expect([there, other?.heard]).toEqual([[change], [change]]));
    own?.tell({ list: 'history', ids: ['13'] });
    await vi.waitFor(() => expect(there).toHaveLength(2));
    expect([here, own?.heard]).toEqual([[change], []]);
  });

  it('X-117: messages of another version are ignored', async () => {
    const { heard } = openTab('7');
    const channel = new BroadcastChannel('nevisa.lists.7');
    onTestFinished(() => channel.close());
    for (const message of [
      null,
      5,
      'history',
      {},
      { list: 3, ids: [] },
      { list: 'a', ids: [12] },
    ]) {
      channel.postMessage(message);
    }
    channel.postMessage(change);
    await vi.waitFor(() => expect(heard).toEqual([change]));
  });

  it.each([
    ['lacks', undefined],
    [
      'forbids',
      function Channel() {
        throw new DOMException('no', 'SecurityError');
      },
    ],
  ])('X-117: a browser that %s the channel reports nothing and fails nowhere', (_, Channel) => {
    vi.stubGlobal('BroadcastChannel', Channel);
    const { tell, heard, close } = openTab('7');
    tell(change);
    close();
    expect(heard).toEqual([]);
  });

  it('X-117: a visible page reads a changed list at once, a hidden one when it is shown', () => {
    const { show, report, read } = openPage();
    report('history');
    expect(read).toEqual(['history']);
    show('hidden');
    report('history');
    report('history');
    report('users');
    expect(read).toEqual(['history']);
    show('visible');
    expect(read).toEqual(['history', 'history', 'users']);
    show('hidden');
    show('visible');
    expect(read).toHaveLength(3);
  });

  it('X-117: a page that ended reads nothing', () => {
    const { show, report, read, stop } = openPage();
    show('hidden');
    report('history');
    stop();
    show('visible');
    report('users');
    expect(read).toEqual([]);
  });
});

function openPage() {
  let state: DocumentVisibilityState = 'visible';
  const page = Object.defineProperty(new EventTarget(), 'visibilityState', { get: () => state });
  const read: string[] = [];
  const listeners = new Set<(change: ListChange) => void>();
  const stop = readChangesAgain(
    {
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    page as EventTarget & { visibilityState: DocumentVisibilityState },
    (list) => read.push(list),
  );
  return {
    read,
    stop,
    show: (next: DocumentVisibilityState) => {
      state = next;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    report: (list: string) => listeners.forEach((listener) => listener({ list, ids: [] })),
  };
}
