import { getInternals } from '@nevisa/transcript';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  openPages,
  type Pages,
  requireDocument,
  soon,
  typeIn,
  until,
} from './testing/conversationPages.ts';

let pages: Pages;

beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.end());

const readText = (page: ReturnType<Pages['open']>) => requireDocument(page).text();

describe('an opened conversation in a browser', () => {
  it('X-156: sends what is typed, and has it after a reload before the server', async () => {
    const page = pages.open();
    await until(page, 'saved');
    typeIn(page, 'نخست ');
    await until(page, 'unsaved');
    await until(page, 'saved');
    expect(pages.stored().startsWith('نخست ')).toBe(true);
    pages.backend.breakDown('patchHistory', 'network');
    typeIn(page, 'دوم ');
    await until(page, 'waiting');
    page.actor.stop();
    const again = pages.open();
    await soon(() => expect(readText(again).startsWith('دوم نخست ')).toBe(true));
  });

  it('X-160: has the undo steps after a reload, also those of a saved text', async () => {
    const page = pages.open();
    await until(page, 'saved');
    const before = readText(page);
    typeIn(page, 'یک ');
    await until(page, 'unsaved');
    await until(page, 'saved');
    requireDocument(page).replace([{ from: 0, to: 0, before: '', after: 'دو ' }]);
    await soon(() => expect(page.actor.getSnapshot().hasTag('kept')).toBe(false));
    await until(page, 'kept');
    page.actor.stop();
    const again = pages.open();
    await soon(() => expect(readText(again)).toBe(`دو یک ${before}`));
    await until(again, 'writing');
    requireDocument(again).undo();
    expect(readText(again)).toBe(`یک ${before}`);
    requireDocument(again).undo();
    expect(readText(again)).toBe(before);
    await until(again, 'saved');
    expect(pages.stored()).toBe(before);
  });

  it('X-134: loads the words after the text, in parts, and this is no change', async () => {
    const page = pages.open();
    await soon(() => {
      const [first] = requireDocument(page).recognised.list();
      expect(first?.words.length).toBeGreaterThan(0);
    });
    expect(page.actor.getSnapshot().hasTag('saved')).toBe(true);
    const calls = pages.requests.map(({ url }) => new URL(url).pathname.split('/').at(-1));
    expect(calls[0]).toBe('retrieve');
    expect(new URL(pages.requests[0]!.url).searchParams.get('words')).toBe('0');
    expect(calls).toContain('words');
  });

  it('X-159: the second tab reads along, and writes when the first one is closed', async () => {
    const first = pages.open();
    await until(first, 'saved');
    const second = pages.open();
    await until(second, 'reading');
    await soon(() => expect(readText(second)).toBe(readText(first)));
    typeIn(first, 'با هم ');
    await soon(() => expect(readText(second).startsWith('با هم ')).toBe(true));
    expect(requireDocument(second).canUndo()).toBe(false);
    await first.close();
    await until(second, 'writing');
    await soon(() => expect(readText(second).startsWith('با هم ')).toBe(true));
  });

  it('X-159: what comes from another device reaches the tab that reads along', async () => {
    const first = pages.open();
    await until(first, 'saved');
    const second = pages.open();
    await until(second, 'reading');
    await soon(() => expect(readText(second)).toBe(readText(first)));
    const { id, revision } = first.facts.read().conversation ?? {};
    const call = { id, revision, client_id: 'elsewhere', title: 'نام تازه', changes: [] };
    pages.backend.patchHistory(pages.backend.account('sara'), call as never);
    await first.look();
    await soon(() => expect(first.facts.read().title).toBe('نام تازه'));
    await soon(() => expect(second.facts.read().title).toBe('نام تازه'));
  });

  it('X-159: a tab takes over after the first one has kept its text', async () => {
    const first = pages.open();
    await until(first, 'saved');
    const second = pages.open();
    await until(second, 'reading');
    await soon(() => expect(readText(second)).toBe(readText(first)));
    typeIn(first, 'پیش ');
    second.actor.send({ type: 'takeover.requested' });
    await until(second, 'writing');
    await until(first, 'reading');
    await soon(() => {
      expect(second.actor.getSnapshot().hasTag('loading')).toBe(false);
      expect(readText(second).startsWith('پیش ')).toBe(true);
    });
    typeIn(second, 'پس ');
    await soon(() => expect(readText(first).startsWith('پس پیش ')).toBe(true));
  });

  it('X-159: without locks two tabs write, and the words of both are kept', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'locks');
    });
    const [first, second] = [pages.open(), pages.open()];
    await until(first, 'saved');
    await until(second, 'saved');
    typeIn(first, 'یک ');
    first.actor.send({ type: 'save.requested' });
    await soon(() => expect(pages.stored().startsWith('یک ')).toBe(true));
    const { content } = getInternals(requireDocument(second)).state().doc;
    getInternals(requireDocument(second)).dispatch(
      getInternals(requireDocument(second))
        .state()
        .tr.insertText(' دو', content.size - 1, content.size - 1),
    );
    second.actor.send({ type: 'save.requested' });
    await soon(() => expect(pages.stored()).toMatch(/^یک .* دو$/su));
    await until(second, 'saved');
    expect(readText(second)).toBe(pages.stored());
  });
});
