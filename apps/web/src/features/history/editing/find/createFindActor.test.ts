import { describe, expect, it, vi } from 'vitest';
import { openConversation } from '@nevisa/transcript';
import { createFindActor } from './createFindActor.ts';
import { readFindKey } from './readFindKey.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function open(text: string) {
  const segment = { segment_id: 'a', text, start: null, end: null, words: [] };
  const document = openConversation([{ ...segment, speaker: null, is_edited: false }]);
  const keepVersion = vi.fn<() => void>();
  const find = createFindActor(document);
  find.beforeReplacement(keepVersion);
  find.actor.start();
  return { document, keepVersion, find, texts: () => find.hits.read().map((hit) => hit.text) };
}

describe('the search in an opened text', () => {
  it('X-144: begins at the place that it is given, and follows an edit', async () => {
    const { document, find, texts } = open('كتابها و کتاب‌ها\nکتابها');
    find.moveTo(8);
    find.actor.send({ type: 'find.opened', query: 'کتابها' });
    await settle();
    expect(texts()).toEqual(['كتابها', 'کتاب‌ها', 'کتابها']);
    expect(find.actor.getSnapshot().context.at).toBe(1);
    document.replace([{ from: 0, to: 6, before: 'كتابها', after: 'دفتر' }]);
    find.actor.send({ type: 'document.changed' });
    await settle();
    expect(texts()).toEqual(['کتاب‌ها', 'کتابها']);
    expect(find.actor.getSnapshot().context).toMatchObject({ count: 2, at: 0 });
  });

  it('X-145: asks for a version, then replaces the chosen spellings as whole words', async () => {
    const { document, keepVersion, find } = open('این و اين و اینجا');
    const seen: string[] = [];
    keepVersion.mockImplementation(() => void seen.push(document.text()));
    find.actor.send({ type: 'find.opened', query: 'این' });
    await settle();
    find.actor.send({ type: 'replacement.changed', replacement: 'آن' });
    find.actor.send({ type: 'replace.requested' });
    await settle();
    expect(find.actor.getSnapshot().context.forms).toHaveLength(2);
    find.actor.send({ type: 'form.toggled', text: 'اين' });
    find.actor.send({ type: 'replace.confirmed' });
    await settle();
    expect(document.text()).toBe('آن و اين و اینجا');
    expect(seen).toEqual(['این و اين و اینجا']);
    document.undo();
    expect(document.text()).toBe('این و اين و اینجا');
  });
});

describe('readFindKey', () => {
  const key = (code: string, held: object = {}) =>
    readFindKey({
      code,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      isComposing: false,
      ...held,
    });

  it('X-144: reads the physical keys', () => {
    expect(key('KeyF', { ctrlKey: true })).toBe('find');
    expect(key('KeyH', { metaKey: true })).toBe('replace');
    expect([key('F3'), key('F3', { shiftKey: true })]).toEqual(['next', 'previous']);
    expect([key('KeyF'), key('KeyF', { ctrlKey: true, shiftKey: true })]).toEqual([null, null]);
    expect([key('F3', { altKey: true }), key('F3', { isComposing: true })]).toEqual([null, null]);
  });
});
