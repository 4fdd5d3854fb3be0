import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleWait } from '@nevisa/machines';
import {
  answer,
  begin,
  changeElsewhere,
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

beforeEach(() => begin());
afterEach(end);

describe('a text that cannot be saved', () => {
  it.each([
    [401, 'session', { type: 'session.returned' }],
    [403, 'forbidden', { type: 'retry.requested' }],
  ] as const)(
    'X-163: stops sending, stays on the device, and goes on after one action: %s',
    async (status, reason, action) => {
      await write('یک');
      await pass(settleWait);
      await answer(status);
      await write('دو');
      await pass(60_000);
      expect({ calls: tab.calls, reason: tab.actor.getSnapshot().context.stopReason }).toEqual({
        calls: [],
        reason,
      });
      expect(listTexts((await readDeviceText())!)[0]).toBe('دو');
      await send(action);
      await answer('done');
      await pass(settleWait);
      await answer('done');
      expect(readStoredTexts()[0]).toBe('دو');
    },
  );

  it('X-163: after the end of the session neither a change elsewhere nor a restoration from the trash sends it', async () => {
    await write('یک');
    await send({ type: 'session.ended', reason: 'session' });
    changeElsewhere('آنها', 1);
    await send({ type: 'server.moved', ...history.server.newest });
    expect(tab.has('stopped')).toBe(true);
    await send({ type: 'document.returned' });
    await pass(60_000);
    expect({ calls: tab.calls, stopped: tab.has('stopped') }).toEqual({ calls: [], stopped: true });
  });

  it('X-163: a text that is deleted elsewhere stays, is saved as a new one, or goes on after it is restored', async () => {
    await write('یک');
    history.server.isDeleted = true;
    await pass(settleWait);
    await answer('done');
    expect(tab.actor.getSnapshot().context.stopReason).toBe('deleted');
    await write('دو');
    await pass(250);
    expect(listTexts((await readDeviceText())!)[0]).toBe('دو');
    await send({ type: 'saveAsNew.requested' });
    expect({
      copies: tab.copies.map((text) => listTexts(text)[0]),
      copied: tab.has('copied'),
    }).toEqual({
      copies: ['دو'],
      copied: true,
    });
    await write('دو و سه');
    // What is typed after the copy is not in it.
    expect({ copied: tab.has('copied'), stopped: tab.has('stopped') }).toEqual({
      copied: false,
      stopped: true,
    });
    history.server.isDeleted = false;
    await send({ type: 'document.returned' });
    await answer('done');
    await pass(settleWait);
    await answer('done');
    expect(readStoredTexts()[0]).toBe('دو و سه');
  });

  it('X-163: what is typed while a text is saved as a new one can be saved as a new one, too', async () => {
    history.server.isGone = true;
    await send({ type: 'document.deleted' });
    tab.actor.send({ type: 'saveAsNew.requested' });
    await write('دو');
    expect({ copied: tab.has('copied'), copies: tab.copies.length }).toEqual({
      copied: false,
      copies: 1,
    });
    await send({ type: 'saveAsNew.requested' });
    expect({
      copied: tab.has('copied'),
      copies: tab.copies.map((text) => listTexts(text)[0]),
    }).toEqual({ copied: true, copies: ['a', 'دو'] });
  });

  it('X-163: a text that is deleted for ever stays on the device, also at the next opening', async () => {
    await write('یک');
    history.server.isGone = true;
    await pass(settleWait);
    await answer('done');
    expect(tab.actor.getSnapshot().context.stopReason).toBe('deleted');
    await open();
    expect({
      text: listTexts(tab.text)[0],
      gone: tab.has('gone'),
      stopped: tab.has('stopped'),
    }).toEqual({
      text: 'یک',
      gone: true,
      stopped: true,
    });
    await send({ type: 'saveAsNew.requested' });
    expect(tab.copies.map((text) => listTexts(text)[0])).toEqual(['یک']);
  });

  it('X-163: nothing is sent for another account, and a refused text waits for the person', async () => {
    await write('یک');
    await send({ type: 'session.ended', reason: 'account' });
    await send({ type: 'save.requested' });
    await send({ type: 'session.returned' });
    await pass(60_000);
    expect(tab.calls).toEqual([]);
    await open();
    await pass(settleWait);
    await answer(400);
    await write('دو');
    await pass(60_000);
    expect({ calls: tab.calls.length, refused: tab.has('refused') }).toEqual({
      calls: 0,
      refused: true,
    });
    await send({ type: 'save.requested' });
    await answer('done');
    expect(readStoredTexts()[0]).toBe('دو');
  });

  it('X-163: what was typed before the session ended is there after a reload', async () => {
    await write('یک');
    await send({ type: 'session.ended', reason: 'session' });
    await pass(250);
    await open();
    expect(listTexts(tab.text)[0]).toBe('یک');
  });
});
