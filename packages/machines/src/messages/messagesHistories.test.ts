import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '@nevisa/api/types';
import { type MessageChange, countNew } from './messageList.ts';
import { createMessage, startMessages } from './messagesTesting.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime } from '@nevisa/testing';

/** A model of the server: only an undo restores a deleted message. */
class Server {
  messages: Message[] = [
    createMessage(1),
    createMessage(2, { message_type: 'OFFER' }),
    createMessage(3, { status_for_user: 'SEEN' }),
    createMessage(4),
  ];

  take(change: MessageChange) {
    for (const message of this.messages) {
      const concerned = change.type === 'all.deleted' || change.id === message.id;
      if (concerned && change.type === 'message.restored') {
        message.status_for_user = 'SEEN';
      } else if (concerned && message.status_for_user !== 'DELETED') {
        message.status_for_user = change.type === 'status.changed' ? change.status : 'DELETED';
      }
    }
  }

  write(id: number) {
    this.messages.unshift(createMessage(id));
  }

  answer(): Message[] {
    return structuredClone(this.messages);
  }
}

/** `lost`: the server made the change, and its answer was lost. */
type Fate = 'done' | 'refused' | 'lost';

const events = {
  view: 'message.viewed',
  erase: 'message.deleted',
  undo: 'deletion.undone',
} as const;

type Step =
  | { do: keyof typeof events; id: number }
  | { do: 'eraseAll' | 'refresh' | 'write' }
  | { do: 'settle'; pick: number; fate: Fate }
  | { do: 'list'; fate: Fate };

const fate = fc.constantFrom<Fate>('done', 'done', 'refused', 'lost');
const id = fc.integer({ min: 1, max: 7 });
const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(3, 'view', { id }),
  weigh(3, 'erase', { id }),
  weigh(2, 'undo', { id }),
  weigh(1, 'eraseAll'),
  weigh(1, 'write'),
  weigh(2, 'refresh'),
  weigh(5, 'settle', { pick: fc.nat(9), fate }),
  weigh(3, 'list', { fate }),
);

function startHistory() {
  const messages = startMessages();
  const server = new Server();
  const open: MessageChange[] = [];
  let written = 4;
  const answerList = async (how: Fate) => {
    const call = messages.list.calls.find(({ inFlight }) => inFlight);
    await call?.answer(how === 'done' ? { ok: true, answer: server.answer() } : makeRefusal(500));
  };
  const settle = (change: MessageChange, how: Fate) => {
    if (how !== 'refused') {
      server.take(change);
    }
    messages.settle(change, how === 'done');
  };
  return {
    messages,
    server,
    open,
    answerList,
    async take(each: Step) {
      const sentBefore = messages.sent.length;
      if ('id' in each) {
        messages.send({ type: events[each.do], id: each.id });
      } else if (each.do === 'eraseAll') {
        messages.send({ type: 'deletionOfAll.requested' });
        messages.send({ type: 'deletionOfAll.confirmed' });
      } else if (each.do === 'refresh') {
        messages.send({ type: 'list.requested' });
      } else if (each.do === 'write') {
        written += 1;
        server.write(written);
      } else if (each.do === 'list') {
        await answerList(each.fate);
      } else if (each.do === 'settle' && open.length > 0) {
        const [change] = open.splice(each.pick % open.length, 1);
        settle(change as MessageChange, each.fate);
      }
      open.push(...messages.sent.slice(sentBefore));
    },
    /** Answers all calls in flight and loads the list again. */
    async calmDown() {
      for (const change of open.splice(0)) {
        settle(change, 'done');
      }
      await answerList('done');
      messages.send({ type: 'list.requested' });
      await answerList('done');
    },
  };
}

const names = (messages: readonly Message[]) =>
  messages
    .filter((message) => message.status_for_user !== 'DELETED')
    .map(({ id: each, status_for_user: status }) => `${each} ${status}`);

describe('messagesMachine in any history', { timeout: fuzzTime(1_000) }, () => {
  it('R-143, R-145, A09, A10, A11: reports the count of the list to the badge, and both equal the server’s in the end', async () => {
    await checkEveryInTime(1_000, fc.array(step, { maxLength: 30 }), async (steps) => {
      const history = startHistory();
      const { messages } = history;
      for (const each of steps) {
        const before = names(messages.context().messages);
        await history.take(each);
        const { messages: list, changes } = messages.context();

        expect(messages.counts.at(-1) ?? 0, 'the badge').toBe(countNew(list));
        expect(changes.length, 'calls in flight').toBe(history.open.length);
        expect(new Set(changes.map((change) => JSON.stringify(change))).size).toBe(changes.length);
        if (each.do !== 'list' && each.do !== 'settle') {
          expect(names(list), 'only an answer changes the list').toEqual(before);
        }
      }
      await history.calmDown();
      expect(names(messages.context().messages)).toEqual(names(history.server.messages));
      expect(messages.counts.at(-1)).toBe(countNew(history.server.messages));
      messages.actor.stop();
    });
  });

  it('R-145: never shows a deleted message again without failures and without an undo', async () => {
    const withoutUndo = step.filter((each) => each.do !== 'undo');
    await checkEveryInTime(1_000, fc.array(withoutUndo, { maxLength: 30 }), async (steps) => {
      const history = startHistory();
      const { messages } = history;
      await history.answerList('done');
      const gone = new Set<unknown>();
      for (const each of steps) {
        const before = messages.context().messages.map((message) => message.id);
        await history.take('fate' in each ? { ...each, fate: 'done' } : each);
        const now = messages.context().messages.map((message) => message.id);
        for (const one of before.filter((known) => !now.includes(known))) {
          gone.add(one);
        }
        expect(now.filter((one) => gone.has(one))).toEqual([]);
      }
      messages.actor.stop();
    });
  });
});
