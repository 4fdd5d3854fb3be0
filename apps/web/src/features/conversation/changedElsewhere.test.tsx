import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createListNews } from '../../shared/lists/listNews.ts';
import { createHistory } from '../history/data/historyMember.ts';
import { expectSoon, typeIn, waitForTag } from './testing/conversationPages.ts';
import {
  backend,
  beginWithHistory,
  endTabs,
  findConversation,
  listCalls,
  openTab,
  listPatches,
} from './testing/signedInTab.ts';

beforeEach(beginWithHistory);
afterEach(endTabs);

describe('a text that changes elsewhere while it is open', () => {
  function openList({ scope }: Pick<ReturnType<typeof openTab>, 'scope'>) {
    const { id } = findConversation();
    const list = scope.get(createHistory).actor;
    const rename = (title: string) => {
      const { revision } = findConversation();
      list.send({ type: 'rename.started', row: { id, title: findConversation().title, revision } });
      list.send({ type: 'rename.typed', title });
      list.send({ type: 'rename.committed' });
    };
    return { list, rename };
  }

  /** A tab with an opened text, and the list of the same tab. */
  async function openWithList() {
    const tab = openTab();
    const { id } = findConversation();
    const page = tab.conversations.open(id);
    await waitForTag(page as never, 'saved');
    return { id, page, ...openList(tab), readTitle: () => page.facts.read().title };
  }

  function showPage(state: DocumentVisibilityState) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('X-117: has the title and the trash of the list of its own tab', async () => {
    const { id, page, list, rename, readTitle } = await openWithList();
    rename('نام تازه');
    await expectSoon(() => expect(readTitle()).toBe('نام تازه'));
    expect(page.actor.getSnapshot().hasTag('saved')).toBe(true);
    list.send({ type: 'bulk.requested', action: 'trash', ids: [id] });
    await expectSoon(() => expect(page.actor.getSnapshot().context.stopReason).toBe('deleted'));
    list.send({ type: 'bulk.requested', action: 'restore', ids: [id] });
    await waitForTag(page as never, 'saved');
    expect(page.facts.read().conversation?.deleted_at).toBeNull();
  });

  it('X-117: has the title and the trash of another tab, also where that empties the list', async () => {
    const { page, readTitle } = await openWithList();
    const other = openList(openTab());
    other.rename('نام دیگر');
    await expectSoon(() => expect(readTitle()).toBe('نام دیگر'));
    other.list.send({ type: 'bulk.requested', action: 'deleteAll', ids: [] });
    other.list.send({ type: 'bulk.confirmed' });
    await expectSoon(() => expect(page.actor.getSnapshot().context.stopReason).toBe('deleted'));
  });

  it('X-117: a shown page asks for its row, and for the text only where that differs', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const { id, page, readTitle } = await openWithList();
    const texts = () => listCalls('retrieve').length;
    const before = texts();
    showPage('hidden');
    backend.patchHistory(backend.account('sara'), {
      id,
      revision: findConversation().revision,
      client_id: 'elsewhere',
      title: 'نام دستگاه دیگر',
      changes: [],
    });
    expect(listCalls('retrieve_all')).toEqual([]);
    showPage('visible');
    await expectSoon(() => expect(readTitle()).toBe('نام دستگاه دیگر'));
    expect([listCalls('retrieve_all').length, texts()]).toEqual([1, before + 1]);
    showPage('hidden');
    findConversation().is_starred = true;
    showPage('visible');
    await expectSoon(() => expect(page.facts.read().conversation?.is_starred).toBe(true));
    expect(texts()).toBe(before + 1);
    showPage('hidden');
    // The trash alone, without another revision.
    findConversation().deleted_at = '2026-11-21T10:36:00.000Z';
    showPage('visible');
    await expectSoon(() => expect(page.actor.getSnapshot().context.stopReason).toBe('deleted'));
  });

  it('X-163: a shown page learns that its text is gone, and nothing more is sent', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const { page } = await openWithList();
    const rows = backend.account('sara').conversations;
    rows.splice(rows.indexOf(findConversation()), 1);
    showPage('visible');
    await expectSoon(() => expect(page.actor.getSnapshot().context.stopReason).toBe('deleted'));
    expect(page.actor.getSnapshot().context.failure).toMatchObject({ status: 404 });
    typeIn(page as never, 'پس از آن ');
    await waitForTag(page as never, 'kept');
    expect(listPatches()).toEqual([]);
  });

  it('X-161: a restored version is reported to the other tabs', async () => {
    const { id, page } = await openWithList();
    const { scope } = openTab();
    const heard: string[] = [];
    scope.get(createListNews).subscribe(({ ids }) => heard.push(...ids));
    page.actor.send({ type: 'version.chosen', id: 'raw' });
    page.actor.send({ type: 'restore.requested' });
    await expectSoon(() => expect(heard).toEqual([String(id)]));
    await waitForTag(page as never, 'saved');
    expect(page.actor.getSnapshot().context.saved?.revision).toBe(findConversation().revision);
  });
});
