import type { Client } from '@nevisa/api';
import type { Message } from '@nevisa/api/types';
import { fuzzTime } from '@nevisa/testing';
import { checkEveryInTime } from '@nevisa/testing/properties';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createUserScopes } from '../../app/userScope.ts';
import { holdAnswer } from '../../testing/holdAnswer.ts';
import { guestFacts } from '../auth/authSession/authFacts.ts';
import { createMessages } from './messagesActor.ts';

type Serve = (call: string) => Promise<unknown>;

const page = new EventTarget();
beforeEach(() => vi.stubGlobal('window', page));
afterEach(() => vi.unstubAllGlobals());

const endPage = () => page.dispatchEvent(new Event('pagehide'));

/** The messages of a user, two of them NEW, at a server that takes each call when `serve` resolves. */
async function start(serve: Serve) {
  const rows = new Map([
    [1, 'NEW'],
    [2, 'NEW'],
  ]);
  const sent: string[] = [];
  const options: unknown[] = [];
  const take = (call: string, option: unknown, change: () => void) => {
    sent.push(call);
    options.push(option);
    return serve(call).then(() => {
      change();
      return { ok: true, answer: {} };
    });
  };
  const client = {
    listMessages: () =>
      Promise.resolve({
        ok: true,
        answer: [...rows].map(([id, status]) => ({ id, status_for_user: status })),
      }),
    changeMessageStatus: ({ id, status }: { id: number; status: string }, option: unknown) =>
      take(`${id} ${status}`, option, () => rows.set(id, status)),
    deleteAllMessages: (_: undefined, option: unknown) =>
      take('all DELETED', option, () => {
        for (const id of rows.keys()) {
          rows.set(id, 'DELETED');
        }
      }),
  } as unknown as Client;
  const authStore = {
    client: () => client,
    facts: () => guestFacts,
    subscribe: () => () => undefined,
    send: () => undefined,
  };
  const scopes = createUserScopes(authStore, () => ({ authStore }));
  const actor = scopes.open(7).get(createMessages);
  actor.start();
  await waitFor(actor, (state) => state.hasTag('listed'));
  return {
    actor,
    sent,
    options,
    signOut: scopes.dispose,
    atServer: () => [...rows].map(([id, status]) => `${id} ${status}`),
    shown: () =>
      actor
        .getSnapshot()
        .context.messages.map(
          ({ id, status_for_user: status }: Pick<Message, 'id' | 'status_for_user'>) =>
            `${id} ${status}`,
        ),
    deleteAll: () => {
      actor.send({ type: 'deletionOfAll.requested' });
      actor.send({ type: 'deletionOfAll.confirmed' });
    },
  };
}

/** The same with each answer held until the test gives it. */
async function startHeld() {
  const held: (() => void)[] = [];
  const messages = await start(() => {
    const { promise, resolve } = holdAnswer<void>();
    held.push(resolve);
    return promise;
  });
  return { ...messages, answer: (at: number) => held[at]?.() };
}

const view = (id: number) => ({ type: 'message.viewed', id }) as const;
const erase = (id: number) => ({ type: 'message.deleted', id }) as const;
const undo = (id: number) => ({ type: 'deletion.undone', id }) as const;

describe('the order of the calls about messages', () => {
  it('R-144, A10: DELETED is sent after the answer to SEEN, so that the message stays deleted', async () => {
    const { actor, sent, answer, atServer, shown } = await startHeld();
    actor.send(view(1));
    actor.send(erase(1));
    expect(sent).toEqual(['1 SEEN']);
    answer(0);
    await vi.waitFor(() => expect(sent).toEqual(['1 SEEN', '1 DELETED']));
    answer(1);
    await vi.waitFor(() => expect(shown()).toEqual(['2 NEW']));
    expect(atServer()).toEqual(['1 DELETED', '2 NEW']);
  });

  it('R-144: the deletion of a message waits for no call about another message', async () => {
    const { actor, sent } = await startHeld();
    actor.send(view(1));
    actor.send(erase(2));
    expect(sent).toEqual(['1 SEEN', '2 DELETED']);
  });

  it('R-146, A10: the deletion of all messages is sent after the answers to the calls about single messages', async () => {
    const { actor, sent, answer, deleteAll, atServer, shown } = await startHeld();
    actor.send(view(1));
    actor.send(erase(2));
    deleteAll();
    answer(1);
    await vi.waitFor(() => expect(shown()).toEqual(['1 NEW']));
    expect(sent).toHaveLength(2);
    answer(0);
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    answer(2);
    await vi.waitFor(() => expect(shown()).toEqual([]));
    expect(atServer()).toEqual(['1 DELETED', '2 DELETED']);
  });

  it('A04, A10: a call that waits at the sign-out is not sent with the token of the next user', async () => {
    const { actor, sent, answer, signOut } = await startHeld();
    actor.send(view(1));
    actor.send(erase(1));
    signOut();
    answer(0);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(sent).toEqual(['1 SEEN']);
  });
});

describe('the calls about messages at the end of the page', () => {
  it('R-144, A10: a deletion that waits for the answer to SEEN is sent, and only once', async () => {
    const { actor, sent, answer, shown } = await startHeld();
    actor.send(view(1));
    actor.send(erase(1));
    endPage();
    await vi.waitFor(() => expect(sent).toEqual(['1 SEEN', '1 DELETED']));
    answer(0);
    answer(1);
    await vi.waitFor(() => expect(shown()).toEqual(['2 NEW']));
    expect(sent).toEqual(['1 SEEN', '1 DELETED']);
  });

  it('R-144, A10: of two calls that wait the last is sent, and a page that goes on shows what the server says', async () => {
    const { actor, sent, answer, deleteAll, shown } = await startHeld();
    actor.send(view(1));
    actor.send(erase(1));
    deleteAll();
    endPage();
    await vi.waitFor(() => expect(sent).toEqual(['1 SEEN', 'all DELETED']));
    answer(0);
    answer(1);
    await vi.waitFor(() => expect(shown()).toEqual([]));
    expect(sent).toHaveLength(2);
  });

  it('R-143, R-144, R-146: each call goes on when the page ends', async () => {
    const { actor, options, deleteAll } = await start(() => Promise.resolve());
    actor.send(view(1));
    actor.send(erase(2));
    deleteAll();
    await vi.waitFor(() =>
      expect(options).toEqual(Array.from({ length: 3 }, () => ({ keepalive: true }))),
    );
  });

  it('A04, A10: a signed-out page sends nothing', async () => {
    const { actor, sent, signOut } = await startHeld();
    actor.send(view(1));
    actor.send(erase(1));
    signOut();
    endPage();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(sent).toEqual(['1 SEEN']);
  });
});

const step = fc.record({
  id: fc.constantFrom(1, 2),
  what: fc.constantFrom('view', 'view', 'erase', 'erase', 'undo', 'undo', 'all'),
  servedCount: fc.nat(2),
});

describe('the messages with answers in any order', { timeout: fuzzTime(1_000) }, () => {
  it('R-144, A10: the last action wins at the server and on the page', async () => {
    await checkEveryInTime(
      1_000,
      fc.scheduler(),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (scheduler, steps) => {
        const messages = await start((call) => scheduler.schedule(Promise.resolve(), call));
        for (const { id, what, servedCount } of steps) {
          if (what === 'all') {
            messages.deleteAll();
          } else {
            messages.actor.send({ view, erase, undo }[what as 'view'](id));
          }
          for (let served = 0; served < servedCount && scheduler.count() > 0; served += 1) {
            await scheduler.waitOne();
          }
        }
        await scheduler.waitIdle();
        const wanted = messages.atServer().filter((row) => !row.endsWith('DELETED'));
        expect(messages.shown()).toEqual(wanted);
        for (const id of [1, 2]) {
          const last = messages.sent.findLast(
            (call) => call.startsWith(`${id} `) || call.startsWith('all'),
          );
          if (last !== undefined) {
            expect(messages.atServer()).toContain(last.replace('all', `${id}`));
          }
        }
        messages.signOut();
      },
    );
  });
});
