import { getInternals } from '@nevisa/transcript';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  openPages,
  type Pages,
  requireDocument,
  expectSoon,
  typeIn,
  waitForTag,
} from './testing/conversationPages.ts';

let pages: Pages;

beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.end());

const readText = (page: ReturnType<Pages['open']>) => requireDocument(page).text();

/** Opens the conversation in a tab that writes, and in one that reads along. */
async function openTwice() {
  const first = pages.open();
  await waitForTag(first, 'saved');
  const second = pages.open();
  await waitForTag(second, 'reading');
  await expectSoon(() => expect(readText(second)).toBe(readText(first)));
  return { first, second };
}

describe('an opened conversation in a browser', () => {
  it('X-156: sends what is typed, and has it after a reload before the server', async () => {
    const page = pages.open();
    await waitForTag(page, 'saved');
    typeIn(page, 'نخست ');
    await waitForTag(page, 'unsaved');
    await waitForTag(page, 'saved');
    expect(pages.stored().startsWith('نخست ')).toBe(true);
    pages.backend.breakDown('patchHistory', 'network');
    typeIn(page, 'دوم ');
    await waitForTag(page, 'waiting');
    page.actor.stop();
    const again = pages.open();
    await expectSoon(() => expect(readText(again).startsWith('دوم نخست ')).toBe(true));
  });

  it('X-160: has the undo steps after a reload, also those of a saved text', async () => {
    const page = pages.open();
    await waitForTag(page, 'saved');
    const before = readText(page);
    typeIn(page, 'یک ');
    await waitForTag(page, 'unsaved');
    await waitForTag(page, 'saved');
    requireDocument(page).replace([{ from: 0, to: 0, before: '', after: 'دو ' }]);
    await expectSoon(() => expect(page.actor.getSnapshot().hasTag('kept')).toBe(false));
    await waitForTag(page, 'kept');
    page.actor.stop();
    const again = pages.open();
    await expectSoon(() => expect(readText(again)).toBe(`دو یک ${before}`));
    await waitForTag(again, 'writing');
    requireDocument(again).undo();
    expect(readText(again)).toBe(`یک ${before}`);
    requireDocument(again).undo();
    expect(readText(again)).toBe(before);
    await waitForTag(again, 'saved');
    expect(pages.stored()).toBe(before);
  });

  it('X-134: loads the words after the text, in parts, and this is no change', async () => {
    const page = pages.open();
    await expectSoon(() => {
      const [first] = requireDocument(page).recognised.list();
      expect(first?.words.length).toBeGreaterThan(0);
    });
    expect(page.actor.getSnapshot().hasTag('saved')).toBe(true);
    const calls = pages.requests.map(({ url }) => new URL(url).pathname.split('/').at(-1));
    expect(calls[0]).toBe('retrieve');
    expect(new URL(pages.requests[0]!.url).searchParams.get('words')).toBe('0');
    expect(calls).toContain('words');
  });

  it('X-134: a text that was opened only to be sent says when it is shown that its words did not come, and asks for them again', async () => {
    let isShown = false;
    const page = pages.open({ isShown: () => isShown });
    const has = (tag: 'loading' | 'words-loading' | 'wordless') =>
      page.actor.getSnapshot().hasTag(tag);
    await expectSoon(() => expect([has('loading'), has('words-loading')]).toEqual([false, false]));
    pages.backend.breakDown('retrieveHistoryWords', 'network');
    isShown = true;
    page.show();
    await waitForTag(page, 'wordless');
    pages.backend.repair('retrieveHistoryWords');
    page.actor.send({ type: 'retry.requested' });
    const countWords = () =>
      requireDocument(page)
        .recognised.list()
        .reduce((sum, { words }) => sum + words.length, 0);
    await expectSoon(() => expect([has('wordless'), countWords() > 0]).toEqual([false, true]));
  });

  it('X-159: the second tab reads along, and writes when the first one is closed', async () => {
    const { first, second } = await openTwice();
    typeIn(first, 'با هم ');
    await expectSoon(() => expect(readText(second).startsWith('با هم ')).toBe(true));
    expect(requireDocument(second).canUndo()).toBe(false);
    await first.close();
    await waitForTag(second, 'writing');
    await expectSoon(() => expect(readText(second).startsWith('با هم ')).toBe(true));
  });

  it('X-159: what comes from another device reaches the tab that reads along', async () => {
    const { first, second } = await openTwice();
    const { id, revision } = first.facts.read().conversation ?? {};
    const call = { id, revision, client_id: 'elsewhere', title: 'نام تازه', changes: [] };
    pages.backend.patchHistory(pages.backend.account('sara'), call as never);
    await first.look();
    await expectSoon(() => expect(first.facts.read().title).toBe('نام تازه'));
    await expectSoon(() => expect(second.facts.read().title).toBe('نام تازه'));
  });

  it('X-159: a tab takes over after the first one has kept its text', async () => {
    const { first, second } = await openTwice();
    typeIn(first, 'پیش ');
    second.actor.send({ type: 'takeover.requested' });
    await waitForTag(second, 'writing');
    await waitForTag(first, 'reading');
    await expectSoon(() => {
      expect(second.actor.getSnapshot().hasTag('loading')).toBe(false);
      expect(readText(second).startsWith('پیش ')).toBe(true);
    });
    typeIn(second, 'پس ');
    await expectSoon(() => expect(readText(first).startsWith('پس پیش ')).toBe(true));
  });

  it('X-159: without locks two tabs write, and the words of both are kept', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'locks');
    });
    const [first, second] = [pages.open(), pages.open()];
    await waitForTag(first, 'saved');
    await waitForTag(second, 'saved');
    typeIn(first, 'یک ');
    first.actor.send({ type: 'save.requested' });
    await expectSoon(() => expect(pages.stored().startsWith('یک ')).toBe(true));
    const { content } = getInternals(requireDocument(second)).state().doc;
    getInternals(requireDocument(second)).dispatch(
      getInternals(requireDocument(second))
        .state()
        .tr.insertText(' دو', content.size - 1, content.size - 1),
    );
    second.actor.send({ type: 'save.requested' });
    await expectSoon(() => expect(pages.stored()).toMatch(/^یک .* دو$/su));
    await waitForTag(second, 'saved');
    expect(readText(second)).toBe(pages.stored());
  });
});
