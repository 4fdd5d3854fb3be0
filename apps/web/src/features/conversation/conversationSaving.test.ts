import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longestWait, settleWait } from '@nevisa/machines';
import {
  answer,
  begin,
  readChanges,
  end,
  history,
  readDeviceText,
  open,
  pass,
  send,
  readStoredTexts,
  tab,
  listTexts,
  write,
} from './testing/conversationSteps.ts';
import { type Fate } from './testing/conversationServer.ts';

beforeEach(() => begin());
afterEach(end);

describe('opening a conversation', () => {
  it.each(['retry.requested', 'network.returned'] as const)(
    'X-134: is ready to write with the text, also without words, and asks for them again: %s',
    async (type) => {
      expect(tab.has('writing') && tab.has('saved')).toBe(true);
      history.browser.isWordless = true;
      await open();
      expect({ texts: listTexts(tab.text), wordless: tab.has('wordless') }).toEqual({
        texts: ['a', 'b', 'c', 'd'],
        wordless: true,
      });
      await write('بی‌کلمه');
      history.browser.isWordless = false;
      await send({ type });
      expect(tab.has('wordless')).toBe(false);
    },
  );

  it.each(['retry.requested', 'network.returned'] as const)(
    'X-134: says that the text is missing, and loads it on another try: %s',
    async (type) => {
      history.browser.isOffline = true;
      await open();
      expect(tab.has('load-failed')).toBe(true);
      expect(tab.edit((text) => text)).toBe(false);
      history.browser.isOffline = false;
      await send({ type });
      expect(listTexts(tab.text)).toEqual(['a', 'b', 'c', 'd']);
      expect(tab.has('load-failed')).toBe(false);
    },
  );

  it('X-164: leaves the text alone when a new transcription or an error comes', async () => {
    await write('من');
    const before = tab.text;
    await send({ type: 'job.finished', id: 9 });
    await pass(settleWait);
    await answer(400);
    expect(tab.text).toBe(before);
    expect({ compares: tab.has('comparing'), refused: tab.has('refused') }).toEqual({
      compares: true,
      refused: true,
    });
    expect(readStoredTexts()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('saving an edited text', () => {
  it('X-156: keeps a change on the device within 250 ms', async () => {
    for (const typed of ['یک', 'دو']) {
      await write(typed);
      await pass(249);
      expect(listTexts((await readDeviceText())!)[0]).toBe(typed);
    }
  });

  it('X-156: writes the first change of a page 50 ms after it, since this write takes longer', async () => {
    await write('یک');
    await pass(60);
    expect(listTexts((await readDeviceText())!)[0]).toBe('یک');
  });

  it('X-156: writes a change that came during a slow write as soon as that write has ended', async () => {
    let resolve = () => {};
    history.browser.device.ready = new Promise((done) => {
      resolve = done;
    });
    await write('یک');
    await pass(249);
    await write('دو');
    await pass(249);
    history.browser.device.ready = null;
    resolve();
    await pass(0);
    expect(listTexts((await readDeviceText())!)[0]).toBe('دو');
  });

  it('X-156: sends 2 s after the last key, and every 10 s to a person who goes on typing', async () => {
    await write('یک');
    await pass(settleWait - 1);
    expect(tab.calls).toEqual([]);
    await write('دو');
    await pass(settleWait - 1);
    expect(tab.calls).toEqual([]);
    await pass(1);
    expect(readChanges()).toEqual([['a']]);
    await answer('done');
    expect(tab.emitted).toMatchObject([{ type: 'text.saved', revision: 2 }]);

    const from = tab.clock.now();
    while (tab.calls.length === 0 && tab.clock.now() - from < 60_000) {
      await write(`سه ${tab.clock.now()}`);
      await pass(500);
    }
    expect(tab.clock.now() - from).toBe(longestWait);
  });

  it('X-156: sends at once when it is asked to, and says saved only after the answer', async () => {
    await write('یک');
    await send({ type: 'save.requested' });
    expect({ changes: readChanges(), saved: tab.has('saved') }).toEqual({
      changes: [['a']],
      saved: false,
    });
    await answer('done');
    expect({ stored: readStoredTexts(), saved: tab.has('saved') }).toEqual({
      stored: ['یک', 'b', 'c', 'd'],
      saved: true,
    });
  });

  it('X-161: the patch of a large change keeps the state before it, the typing before is sent on its own', async () => {
    const reasons: unknown[] = [];
    const save = async () => {
      await send({ type: 'save.requested' });
      reasons.push([readStoredTexts()[0], tab.calls[0]?.patch.keepsVersion]);
    };
    await write('یک');
    await save();
    await send({ type: 'version.wanted', reason: 'replace_all' });
    await write('دو');
    await answer('done');
    await save();
    await answer('done');
    await write('سه');
    await save();
    // The text of the server before each patch.
    expect(reasons).toEqual([
      ['a', false],
      ['یک', 'replace_all'],
      ['دو', false],
    ]);
  });

  it('X-156: sends in parts what is too large, each from the revision before it', async () => {
    for (const at of [0, 1, 2]) {
      await write(`بزرگ ${at}`, at);
    }
    await send({ type: 'save.requested' });
    await answer(413);
    expect(readChanges()).toEqual([['a', 'b']]);
    await answer('done');
    expect(readChanges()).toEqual([['c']]);
    await answer('done');
    expect({ stored: readStoredTexts(), saved: tab.has('saved') }).toEqual({
      stored: ['بزرگ 0', 'بزرگ 1', 'بزرگ 2', 'd'],
      saved: true,
    });
  });

  it('X-156: a single change that is too large waits for the person', async () => {
    await write('بزرگ');
    await send({ type: 'save.requested' });
    await answer(413);
    expect({ calls: tab.calls, refused: tab.has('refused') }).toEqual({ calls: [], refused: true });
  });

  it('X-161: a large change that is sent in parts keeps the state before its first part, and one that was refused keeps it at the next try', async () => {
    const reasons: unknown[] = [];
    const readReason = () => reasons.push(tab.calls[0]?.patch.keepsVersion);
    await send({ type: 'version.wanted', reason: 'replace_all' });
    await write('بزرگ 0', 0);
    await write('بزرگ 1', 1);
    await send({ type: 'save.requested' });
    await answer(400);
    await send({ type: 'save.requested' });
    readReason();
    await answer(413);
    readReason();
    await answer('done');
    readReason();
    await answer('done');
    expect({ reasons, stored: readStoredTexts() }).toEqual({
      reasons: ['replace_all', 'replace_all', false],
      stored: ['بزرگ 0', 'بزرگ 1', 'c', 'd'],
    });
  });

  it.each<Fate>(['network', 429, 500, 503])(
    'X-156: is tried again after a passing fault: %s',
    async (fate) => {
      await write('یک');
      await send({ type: 'save.requested' });
      await answer(fate);
      expect(tab.has('waiting')).toBe(true);
      await pass(499);
      expect(tab.calls).toEqual([]);
      await pass(1);
      await answer('done');
      expect(readStoredTexts()[0]).toBe('یک');
    },
  );

  it('X-156: repeats the same patch after a lost answer, also after a reload, and saves it once', async () => {
    await write('یک');
    await send({ type: 'save.requested' });
    const clientId = tab.calls[0]?.patch.clientId;
    await answer('lost');
    await open();
    expect(tab.calls.map((call) => call.patch.clientId)).toEqual([clientId]);
    await write('یک دو');
    await answer('done');
    await pass(settleWait);
    await answer('done');
    expect(history.server.revisions.map(({ text }) => listTexts(text)[0])).toEqual([
      'a',
      'یک',
      'یک دو',
    ]);
    expect(tab.has('asking')).toBe(false);
  });

  it('X-156: sends what is left when the page ends, and the same patch again when it goes on', async () => {
    await write('یک');
    await send({ type: 'page.left' });
    expect(readStoredTexts()[0]).toBe('یک');
    expect(listTexts((await readDeviceText())!)[0]).toBe('یک');
    await pass(settleWait);
    expect(tab.calls[0]?.patch.clientId).toBe(tab.lastPatches[0]?.clientId);
    await answer('done');
    expect({ revisions: history.server.revisions.length, saved: tab.has('saved') }).toEqual({
      revisions: 2,
      saved: true,
    });
  });

  it('X-156: says that the device has no room, and goes on to the server', async () => {
    history.browser.device.isFull = true;
    await write('یک');
    await pass(250);
    expect(tab.has('not-kept')).toBe(true);
    await pass(settleWait);
    await answer('done');
    expect(readStoredTexts()[0]).toBe('یک');
    history.browser.device.isFull = false;
    await pass(settleWait);
    expect(tab.has('kept')).toBe(true);
  });

  it('X-157: edits offline, keeps the order, and has everything after a reload', async () => {
    history.browser.isOffline = true;
    await write('یک');
    await pass(settleWait);
    await answer('done');
    await write('دو', 1);
    await pass(250);
    await open();
    expect(listTexts(tab.text)).toEqual(['یک', 'دو', 'c', 'd']);
    await write('سه', 2);
    history.browser.isOffline = false;
    for (let round = 0; round < 3; round += 1) {
      await pass(20_000);
      await answer('done');
    }
    expect(readStoredTexts()).toEqual(['یک', 'دو', 'سه', 'd']);
    expect(
      history.server.revisions.map(({ text }) => listTexts(text).slice(0, 2).join(' '))[1],
    ).toBe('یک b');
  });

  it('X-162: says saved again when undo leads back to the saved text, without a call', async () => {
    const before = tab.text;
    await write('یک');
    await pass(1_000);
    expect(tab.has('unsaved')).toBe(true);
    tab.edit(() => before);
    await pass(250);
    expect({ saved: tab.has('saved'), kept: tab.has('kept') }).toEqual({ saved: true, kept: true });
    await pass(longestWait);
    expect(tab.calls).toEqual([]);
  });
});
