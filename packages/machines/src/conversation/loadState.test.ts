import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { conversationMachine } from './conversationMachine.ts';
import {
  changedText,
  conversationInput,
  conversationPorts,
  noText,
} from './conversationTesting.ts';

const wait = () => new Promise<never>(() => undefined);
const broken = () => Promise.reject(new Error('broken'));

/** An answer that breaks until it is called again. */
const createLatePort = <Answer>(answer: Answer) => {
  let calls = 0;
  return fromPromise(() => {
    calls += 1;
    return calls === 1 ? broken() : Promise.resolve(answer);
  });
};

async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** Opens a conversation; the titles of the texts that the editor was given are listed. */
async function open(ports: object) {
  const shown: string[] = [];
  // Without the types of the ports, of which some are replaced.
  const actors = Object.fromEntries(Object.entries({ ...conversationPorts, ...ports }));
  const actor = createActor(
    conversationMachine.provide({
      actors,
      actions: { showText: (_, { text }) => void shown.push(text.title) },
    }),
    { input: conversationInput },
  ).start();
  await settle();
  const send = async (type: 'retry.requested' | 'text.shown') => {
    actor.send({ type });
    await settle();
  };
  const has = (tag: 'loading' | 'load-failed' | 'wordless' | 'writing') =>
    actor.getSnapshot().hasTag(tag);
  return { actor, shown, send, has };
}

describe('the parts of an opened conversation', () => {
  it('X-134: the text of this device is shown before the server answers', async () => {
    const copy = { saved: { revision: 1, text: noText }, current: changedText, pending: null };
    const loadCopy = fromPromise(() => Promise.resolve(copy));
    expect((await open({ loadCopy, loadText: fromPromise(wait) })).shown).toEqual(['changed']);
  });

  it('X-134: the text of the server is ready to write also where this device cannot be read', async () => {
    const { shown, has } = await open({ loadCopy: fromPromise(broken) });
    expect({ shown, isReady: has('writing') && !has('loading') }).toEqual({
      shown: [''],
      isReady: true,
    });
  });

  it('X-134: a text whose loading broke is missing, and another try loads it', async () => {
    const answer = { ok: true as const, answer: { revision: 1, text: changedText } };
    const { shown, has, send } = await open({ loadText: createLatePort(answer) });
    expect({ shown, isMissing: has('load-failed') }).toEqual({ shown: [], isMissing: true });
    await send('retry.requested');
    expect({ shown, isMissing: has('load-failed') }).toEqual({
      shown: ['changed'],
      isMissing: false,
    });
  });

  it('X-134: words whose loading broke are missing, the text is ready, and another try loads them', async () => {
    const { shown, has, send } = await open({
      loadWords: createLatePort({ ok: true as const, answer: null }),
    });
    const states = () => [shown.length, has('wordless'), has('writing'), has('load-failed')];
    expect(states()).toEqual([1, true, true, false]);
    await send('retry.requested');
    expect(states()).toEqual([1, false, true, false]);
  });

  it('X-134: a text that is shown while its words load has them loaded anew', async () => {
    let calls = 0;
    const loadWords = fromPromise(() => {
      calls += 1;
      return wait();
    });
    const { send } = await open({ loadWords });
    await send('text.shown');
    expect(calls).toBe(2);
  });

  it('X-134: the reason of a failed load is gone once another try has begun', async () => {
    const failure = { kind: 'network' } as const;
    let outcome: object = { ok: false, failure };
    const loadText = fromPromise(() => Promise.resolve(outcome));
    const { actor, send } = await open({ loadText });
    expect(actor.getSnapshot().context.loadFailure).toEqual(failure);
    outcome = { ok: true, answer: { revision: 1, text: noText } };
    await send('retry.requested');
    expect(actor.getSnapshot().context.loadFailure).toBeNull();
  });
});
