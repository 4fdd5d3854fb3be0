import { createDrafts, createEditedTexts } from '@nevisa/drafts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireDocument, expectSoon, typeIn, waitForTag } from './testing/conversationPages.ts';
import {
  backend,
  beginWithHistory,
  changeFacts,
  endTabs,
  findConversation,
  hasUnsaved,
  openTab,
  ownerId,
  listPatches,
} from './testing/signedInTab.ts';
import { textRules } from './textRules.ts';
import { createUnkeptTexts } from './unkeptTexts.ts';

beforeEach(beginWithHistory);
afterEach(endTabs);

describe('the opened conversations of a person', () => {
  it('X-157, X-323: sends what a closed page left on the device, and forgets it then; a newer version waits for the device', async () => {
    backend.breakDown('patchHistory', 'network');
    const { scope, conversations, ports } = openTab();
    const unkept = scope.keep(createUnkeptTexts);
    const page = conversations.open(findConversation().id);
    await waitForTag(page as never, 'saved');
    typeIn(page as never, 'از دیروز ');
    expect(unkept.holds()).toBe(true);
    await page.close();
    expect(unkept.holds()).toBe(false);
    await expectSoon(() => expect([...conversations.waiting.read().values()]).toEqual(['waiting']));
    expect([await hasUnsaved(), ports.edited.isSet(ownerId)]).toEqual([true, true]);
    backend.repair('patchHistory');
    await conversations.sendWaiting();
    expect(findConversation().text.startsWith('از دیروز ')).toBe(true);
    expect([...conversations.waiting.read().values()]).toEqual([]);
    await conversations.sendWaiting();
    expect(await createEditedTexts(createDrafts(ownerId), textRules).list()).toEqual([]);
    expect([await hasUnsaved(), ports.edited.isSet(ownerId)]).toEqual([false, false]);
  });

  it('X-158: a text that changed elsewhere too waits for the person', async () => {
    backend.breakDown('patchHistory', 'network');
    const { conversations } = openTab();
    const { id, segments, revision } = findConversation();
    const page = conversations.open(id);
    await waitForTag(page as never, 'saved');
    requireDocument(page as never).replace([
      { from: 0, to: 1, before: findConversation().text.slice(0, 1), after: 'من' },
    ]);
    await page.close();
    await expectSoon(() => expect(conversations.waiting.read().size).toBe(1));
    backend.repair('patchHistory');
    const [first] = segments;
    backend.patchHistory(backend.account('sara'), {
      id,
      revision,
      client_id: 'elsewhere',
      changes: [{ op: 'set', segment_id: first!.segment_id, segment: { ...first!, text: 'آنها' } }],
    } as never);
    await conversations.sendWaiting();
    expect([...conversations.waiting.read().values()]).toEqual(['conflict']);
    expect(findConversation().text.startsWith('آنها')).toBe(true);
    expect(await hasUnsaved()).toBe(true);
  });

  it('X-163: nothing is sent after the session ended, and it goes on when the person is back', async () => {
    const { conversations } = openTab();
    const page = conversations.open(findConversation().id);
    await waitForTag(page as never, 'saved');
    changeFacts({ user: null });
    await waitForTag(page as never, 'stopped');
    typeIn(page as never, 'پس از پایان ');
    await expectSoon(() => expect(page.actor.getSnapshot().hasTag('kept')).toBe(false));
    await waitForTag(page as never, 'kept');
    expect(listPatches()).toEqual([]);
    changeFacts({ user: { id: ownerId } });
    await waitForTag(page as never, 'saved');
    expect(findConversation().text.startsWith('پس از پایان ')).toBe(true);
  });

  it('X-163: another account gets nothing of the text', async () => {
    const { conversations } = openTab();
    const page = conversations.open(findConversation().id);
    await waitForTag(page as never, 'saved');
    typeIn(page as never, 'نوشتهٔ سارا ');
    changeFacts({ user: { id: 'another' } });
    expect(page.actor.getSnapshot().context.stopReason).toBe('account');
    await expectSoon(() => expect(page.actor.getSnapshot().status).toBe('stopped'));
    expect(listPatches()).toEqual([]);
    expect(await hasUnsaved()).toBe(true);
  });

  it('X-156: nothing of the text leaves the device while the person stores texts only here', async () => {
    changeFacts({ saves: false });
    const { conversations } = openTab();
    const page = conversations.open(findConversation().id);
    await waitForTag(page as never, 'saved');
    expect(page.facts.read().staysHere).toBe(true);
    typeIn(page as never, 'فقط اینجا ');
    page.actor.send({ type: 'save.requested' });
    await waitForTag(page as never, 'stopped');
    page.actor.send({ type: 'page.left' });
    expect(listPatches()).toEqual([]);
    await waitForTag(page as never, 'kept');
    changeFacts({ saves: true });
    await waitForTag(page as never, 'saved');
    expect(page.facts.read().staysHere).toBe(false);
    expect(findConversation().text.startsWith('فقط اینجا ')).toBe(true);
  });

  it('X-156: the end of the page sends the last patch with keepalive, and a large one waits here', async () => {
    const { conversations } = openTab();
    const page = conversations.open(findConversation().id);
    await waitForTag(page as never, 'saved');
    typeIn(page as never, 'آخر ');
    window.dispatchEvent(new Event('pagehide'));
    expect(listPatches().map(({ keepalive }) => keepalive)).toEqual([true]);
    await waitForTag(page as never, 'unsaved');
    await waitForTag(page as never, 'saved');
    const sent = listPatches().length;
    typeIn(page as never, 'بلند '.repeat(9_000));
    window.dispatchEvent(new Event('pagehide'));
    expect(listPatches().length).toBe(sent);
    expect(requireDocument(page as never).text().length).toBeGreaterThan(40_000);
  });
});
