import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longestWait, settleWait } from '@nevisa/machines';
import {
  answer,
  begin,
  changeElsewhere,
  end,
  history,
  pass,
  send,
  readStoredTexts,
  tab,
  listTexts,
  write,
} from './testing/conversationSteps.ts';
import { type Fate, makeSegment } from './testing/conversationServer.ts';

beforeEach(() => begin());
afterEach(end);

describe('a text that changed elsewhere', () => {
  it('X-158: is merged silently where only one side changed a segment, and says how many came', async () => {
    changeElsewhere('آنها', 2);
    await write('من');
    await pass(settleWait);
    await answer('done');
    expect(listTexts(tab.text)).toEqual(['من', 'b', 'آنها', 'd']);
    expect(tab.emitted).toContainEqual({ type: 'texts.merged', taken: 1 });
    expect(tab.calls[0]?.patch).toMatchObject({ revision: 2, keepsVersion: 'conflict' });
    await answer('done');
    expect(readStoredTexts()).toEqual(['من', 'b', 'آنها', 'd']);
  });

  it.each([
    ['mine', ['من', 'b', 'c', 'd']],
    ['theirs', ['آنها', 'b', 'c', 'd']],
    ['both', ['من', 'آنها', 'b', 'c', 'd']],
  ] as const)(
    'X-158: asks about a segment that both changed, and keeps my text as a version: %s',
    async (how, expected) => {
      changeElsewhere('آنها');
      await write('من');
      await pass(settleWait);
      await answer('done');
      expect(tab.has('asking')).toBe(true);
      expect(listTexts(tab.text)[0]).toBe('من');
      await pass(longestWait);
      expect(tab.calls).toEqual([]);
      await send({ type: 'conflict.resolved', choices: { a: how } });
      await answer('done');
      expect(readStoredTexts()).toEqual(expected);
      expect(listTexts(tab.text)).toEqual(expected);
      const { versions } = await history.readDevice();
      expect(versions.map(({ because, text }) => [because, listTexts(text)[0]])).toEqual([
        ['conflict', 'من'],
      ]);
    },
  );

  it('X-158: a conflict with the revision that this device has is tried again later', async () => {
    await write('من');
    await pass(settleWait);
    await answer(409);
    expect({ calls: tab.calls, waits: tab.has('waiting') }).toEqual({ calls: [], waits: true });
    await pass(500);
    await answer('done');
    expect(readStoredTexts()[0]).toBe('من');
  });

  it('X-158: asks again when the asked segment changed since: here, or elsewhere', async () => {
    changeElsewhere('آنها');
    await write('من');
    await pass(settleWait);
    await answer('done');
    await write('من هنوز');
    await send({ type: 'conflict.resolved', choices: { a: 'theirs' } });
    expect({ asking: tab.has('asking'), mine: listTexts(tab.text)[0] }).toEqual({
      asking: true,
      mine: 'من هنوز',
    });
    changeElsewhere('آنها باز');
    await send({ type: 'conflict.resolved', choices: { a: 'mine' } });
    await answer('done');
    expect(tab.has('asking')).toBe(true);
    const { conflict } = tab.actor.getSnapshot().context;
    expect(conflict?.merge.questions).toMatchObject([
      { mine: { text: 'من هنوز' }, theirs: { text: 'آنها باز' } },
    ]);
    await send({ type: 'conflict.resolved', choices: { a: 'mine' } });
    await answer('done');
    expect(readStoredTexts()[0]).toBe('من هنوز');
  });

  it('X-161, T-49: a restored version waits for the save in flight, and becomes the text', async () => {
    await write('من');
    await send({ type: 'save.requested' });
    await send({ type: 'version.chosen', id: 1 });
    await send({ type: 'restore.requested' });
    expect({ restoring: tab.has('restoring'), stored: readStoredTexts()[0] }).toEqual({
      restoring: true,
      stored: 'a',
    });
    await answer('done');
    expect(listTexts(tab.text)).toEqual(['a', 'b', 'c', 'd']);
    expect(history.server.revisions.map(({ text }) => listTexts(text)[0])).toEqual([
      'a',
      'من',
      'a',
    ]);
    expect({ saved: tab.has('saved'), restoring: tab.has('restoring') }).toEqual({
      saved: true,
      restoring: false,
    });
  });

  it.each<Fate>([400, 403])(
    'X-161: a restoration ends with a reason where what was typed cannot be saved before it: %s',
    async (fate) => {
      await write('من');
      await send({ type: 'version.chosen', id: 1 });
      await send({ type: 'restore.requested' });
      await answer(fate);
      expect({ restoring: tab.has('restoring'), comparing: tab.has('comparing') }).toEqual({
        restoring: false,
        comparing: true,
      });
      expect(tab.actor.getSnapshot().context.versionFailure).toMatchObject({ status: fate });
      expect(listTexts(tab.text)[0]).toBe('من');
    },
  );

  it('X-161: a restoration that was asked for after a refusal sends the text once more', async () => {
    await write('من');
    await send({ type: 'save.requested' });
    await answer(400);
    await send({ type: 'version.chosen', id: 1 });
    await send({ type: 'restore.requested' });
    await answer('done');
    expect(history.server.revisions.map(({ text }) => listTexts(text)[0])).toEqual([
      'a',
      'من',
      'a',
    ]);
  });

  it('X-161: a restoration that was refused because the text changed elsewhere succeeds at the next try', async () => {
    await send({ type: 'version.chosen', id: 1 });
    changeElsewhere('آنها');
    await send({ type: 'restore.requested' });
    expect(tab.actor.getSnapshot().context.versionFailure).toMatchObject({ status: 409 });
    expect({ text: listTexts(tab.text)[0], saved: tab.has('saved') }).toEqual({
      text: 'آنها',
      saved: true,
    });
    await send({ type: 'restore.requested' });
    expect({ text: listTexts(tab.text)[0], stored: readStoredTexts()[0] }).toEqual({
      text: 'a',
      stored: 'a',
    });
  });

  it('X-161: chosen paragraphs of a version are an edit, and a missing version is said', async () => {
    await send({ type: 'version.chosen', id: 99 });
    const text = { ...tab.text, segments: tab.text.segments.with(1, makeSegment('b', 'از نسخه')) };
    await send({ type: 'paragraphs.restored', text });
    await pass(settleWait);
    await answer('done');
    expect(readStoredTexts()).toEqual(['a', 'از نسخه', 'c', 'd']);
    await send({ type: 'restore.requested' });
    expect(tab.actor.getSnapshot().context.versionFailure).toMatchObject({ status: 404 });
    expect({ comparing: tab.has('comparing'), text: readStoredTexts() }).toEqual({
      comparing: true,
      text: ['a', 'از نسخه', 'c', 'd'],
    });
  });
});
