import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  documentOf,
  openPages,
  type Pages,
  soon,
  typeIn,
  until,
} from './testing/conversationPages.ts';

let pages: Pages;

beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.end());

const textOf = (page: ReturnType<Pages['open']>) => documentOf(page).text();

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
    await soon(() => expect(textOf(again).startsWith('دوم نخست ')).toBe(true));
  });

  it('X-134: loads the words after the text, in parts, and this is no change', async () => {
    const page = pages.open();
    await soon(() => {
      const [first] = documentOf(page).recognised.list();
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
    await soon(() => expect(textOf(second)).toBe(textOf(first)));
    typeIn(first, 'با هم ');
    const began = performance.now();
    await soon(() => expect(textOf(second).startsWith('با هم ')).toBe(true));
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(documentOf(second).canUndo()).toBe(false);
    await first.close();
    await until(second, 'writing');
    await soon(() => expect(textOf(second).startsWith('با هم ')).toBe(true));
  });

  it('X-159: a tab takes over after the first one has kept its text', async () => {
    const first = pages.open();
    await until(first, 'saved');
    const second = pages.open();
    await until(second, 'reading');
    await soon(() => expect(textOf(second)).toBe(textOf(first)));
    typeIn(first, 'پیش ');
    second.actor.send({ type: 'takeover.requested' });
    await until(second, 'writing');
    await until(first, 'reading');
    await soon(() => expect(textOf(second).startsWith('پیش ')).toBe(true));
    typeIn(second, 'پس ');
    await soon(() => expect(textOf(first).startsWith('پس پیش ')).toBe(true));
  });
});
