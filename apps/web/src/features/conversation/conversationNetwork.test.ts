import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  begin,
  end,
  history,
  open,
  pass,
  send,
  readStoredTexts,
  tab,
  listTexts,
  write,
} from './testing/conversationSteps.ts';
import { settle } from './testing/conversationHistory.ts';
import type { Fate } from './testing/conversationServer.ts';

beforeEach(() => begin());
afterEach(end);

/** A text whose fifth call is under way after four that failed: the next wait would be 8 s. */
async function startFifthCall() {
  await write('یک');
  await send({ type: 'save.requested' });
  for (const wait of [500, 1_000, 2_000, 4_000]) {
    await answer('network');
    await pass(wait);
  }
  expect(tab.calls).toHaveLength(1);
}

const returnNetwork = async () => {
  tab.networkReturns();
  await settle();
};

/** Holds the answers with the newest revision; the returned function lets them arrive. */
function holdLoading() {
  let release = () => undefined as void;
  history.browser.loading = new Promise((resolve) => {
    release = resolve;
  });
  return async () => {
    release();
    await settle();
  };
}

describe('the network returns while a patch is under way', () => {
  it.each([
    ['the network returns', returnNetwork],
    ['the person asks for a save', () => send({ type: 'save.requested' })],
  ])('X-157: when %s, a failure of that call makes no wait', async (_, act) => {
    await startFifthCall();
    await act();
    await answer('network');
    await pass(0);
    expect(tab.calls).toHaveLength(1);
  });

  it('X-157: the call after that waits again, from the shortest wait on', async () => {
    await startFifthCall();
    await returnNetwork();
    await answer('network');
    await pass(0);
    await answer('network');
    await pass(499);
    expect(tab.calls).toEqual([]);
    await pass(1);
    expect(tab.calls).toHaveLength(1);
  });

  it.each<Fate>([429, 500])(
    'X-157: a server that answers %s is not called again at once',
    async (fate) => {
      await startFifthCall();
      await returnNetwork();
      await answer(fate);
      await pass(7_999);
      expect(tab.calls).toEqual([]);
    },
  );
});

describe('an answer with a revision that comes after the answer to a later patch', () => {
  it('X-157, X-158: is no conflict when the text was loaded and sent as the network returned', async () => {
    history.browser.isOffline = true;
    await write('یک');
    await send({ type: 'save.requested' });
    await answer('done');
    await open();
    await answer('done');
    await write('یک دو');
    history.browser.isOffline = false;
    const arrive = holdLoading();
    await returnNetwork();
    await answer('done');
    await arrive();
    expect({ asks: tab.has('asking'), texts: listTexts(tab.text) }).toEqual({
      asks: false,
      texts: ['یک دو', 'b', 'c', 'd'],
    });
    await send({ type: 'save.requested' });
    await answer('done');
    expect(readStoredTexts()[0]).toBe('یک دو');
  });

  it('X-157: does not show the text before the patch again', async () => {
    const [old] = history.server.revisions;
    await write('یک');
    await send({ type: 'save.requested' });
    await answer('done');
    await send({ type: 'server.moved', ...old! });
    expect({ text: listTexts(tab.text)[0], saved: tab.has('saved') }).toEqual({
      text: 'یک',
      saved: true,
    });
  });

  it('X-157: is left alone while the text is loaded anew', async () => {
    const [old] = history.server.revisions;
    await begin(2);
    const second = history.tab(1);
    const arrive = holdLoading();
    await send({ type: 'takeover.requested' }, second);
    await send({ type: 'server.moved', ...old! }, second);
    await arrive();
    expect({ writes: second.has('writing'), saved: second.has('saved') }).toEqual({
      writes: true,
      saved: true,
    });
  });
});
