import { describe, expect, it } from 'vitest';
import { draftSyncMachine } from './draftSyncMachine.ts';
import { answers, revisions, makeSaved, startHeld, startSync } from './draftSyncTesting.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { throwBroken } from '../testing/throwBroken.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { generatePaths } from '../testing/generatePaths.ts';
import { makeAnswered, makeBroken, takeStep, makeWaited } from '../testing/takeStep.ts';

const { a, b } = revisions;
const { offline, conflict } = answers;

describe('every transition of draftSyncMachine', () => {
  const loading = 'draftSync.loading';
  const sending = 'draftSync.sending';
  const forgetting = 'draftSync.forgetting';
  const always = [
    { type: 'revision.added', revision: a },
    makeAnswered(loading, [a]),
    makeBroken(loading),
    makeAnswered(sending, makeSaved()),
    makeAnswered(forgetting, undefined),
    makeBroken(forgetting),
  ];
  const aside = [
    { type: 'revision.retried', id: 'a' },
    { type: 'revision.discarded', id: 'a' },
    { type: 'conflict.keptBoth', id: 'a', documentId: 'copy' },
    { type: 'conflict.replaced', id: 'a' },
    makeAnswered(sending, makeRefusal(400)),
    makeAnswered(sending, conflict),
  ];
  const unreachable = [
    { type: 'network.returned' },
    { type: 'sync.requested' },
    makeAnswered(sending, offline),
    makeBroken(sending),
    makeWaited('backOff', 'draftSync.waiting'),
  ];
  const forbidden = [
    { type: 'sending.allowed', allowed: false },
    { type: 'sending.allowed', allowed: true },
    { type: 'session.ended' },
    { type: 'queue.cleared' },
  ];

  it('reaches the expected state on every generated path and takes every transition', async () => {
    // Separate runs, because each failure multiplies the number of paths.
    const paths = [aside, unreachable, forbidden].flatMap((more) =>
      generatePaths(draftSyncMachine, {
        input: { allowed: true, random: () => 0.5, now: () => 0 },
        events: [...always, ...more],
      }),
    );
    const log = createTransitionLog();
    for (const { events: path, lands } of paths) {
      const sync = startSync(log.inspect);
      for (const event of path) {
        await takeStep(event, {
          actor: sync.actor,
          ports: { [loading]: sync.load, [sending]: sync.save, [forgetting]: sync.forget },
          happen: { backOff: () => sync.pass(15_000) },
        });
      }
      expect(sync.actor.getSnapshot().value, path.map(({ type }) => type).join(' → ')).toEqual(
        lands,
      );
      sync.actor.stop();
    }
    startSync(log.inspect, throwBroken).actor.stop();
    for (const event of [
      { type: 'network.returned' },
      { type: 'sync.requested' },
      { type: 'revision.added', revision: b },
      { type: 'revision.discarded', id: 'a' },
    ] as const) {
      const held = await startHeld(log.inspect);
      held.send(event);
      held.pass(15_000);
      held.actor.stop();
    }
    (await startHeld(log.inspect)).pass(4_000);
    expect(paths.length).toBeGreaterThan(50);
    expect(log.missing(draftSyncMachine)).toEqual([]);
  });
});
