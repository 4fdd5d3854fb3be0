import { createActor, fromCallback } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { MessageChange } from './messageList.ts';
import { messagesMachine } from './messagesMachine.ts';
import {
  createMessage,
  erase,
  startListed,
  startMessages,
  three,
  view,
} from './messagesTesting.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { throwBroken } from '../testing/throwBroken.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { generatePaths } from '../testing/generatePaths.ts';
import { makeAnswered, makeBroken, takeStep } from '../testing/takeStep.ts';

const refused = makeRefusal(500);

describe('every transition of messagesMachine', () => {
  const loading = 'messages.loading';
  const refreshing = 'messages.listed.list.refreshing';
  const viewing: MessageChange = { type: 'status.changed', id: 1, status: 'SEEN' };
  const all: MessageChange = { type: 'all.deleted', ids: [1] };
  const settled = (change: MessageChange, succeeded: boolean) => ({
    type: 'change.settled',
    change,
    succeeded,
  });
  const events = [
    { type: 'list.requested' },
    { type: 'filter.chosen', filter: 'OFFER' },
    view(1),
    erase(1),
    { type: 'deletionOfAll.requested' },
    { type: 'deletionOfAll.cancelled' },
    { type: 'deletionOfAll.confirmed' },
    ...[viewing, all].flatMap((change) => [settled(change, true), settled(change, false)]),
    ...[loading, refreshing].flatMap((state) => [
      makeAnswered(state, { ok: true, answer: [createMessage(1)] }),
      makeAnswered(state, refused),
      makeBroken(state),
    ]),
  ];

  it('reaches the expected state on every generated path and takes every transition', async () => {
    // Generated paths do not include the reports to the badge.
    const machine = messagesMachine.provide({ actions: { reportCount: () => undefined } });
    const paths = generatePaths(machine, { events });
    const log = createTransitionLog();
    for (const { events: path, lands } of paths) {
      const { actor, list } = startMessages(log.inspect);
      for (const event of path) {
        await takeStep(event, { actor, ports: { [loading]: list, [refreshing]: list } });
      }
      expect(actor.getSnapshot().value, path.map(({ type }) => type).join(' → ')).toEqual(lands);
      actor.stop();
    }
    // Settled deletions would multiply the paths.
    const undone = await startListed(three, log.inspect);
    undone.send(erase(1));
    undone.settle(undone.sent[0]);
    undone.send({ type: 'deletion.undone', id: 1 });
    const withoutPort = createActor(
      messagesMachine.provide({
        actors: {
          carryOut: fromCallback(throwBroken),
        },
      }),
      { inspect: log.inspect },
    );
    withoutPort.subscribe({ error: () => undefined });
    withoutPort.start();
    expect(paths.length).toBeGreaterThan(50);
    expect(log.missing(messagesMachine)).toEqual([]);
  });
});
