import { describe, expect, it } from 'vitest';
import type { Failure } from '@nevisa/api/types';
import { getSyncStatus, countWaiting } from './saveQueue.ts';
import { draftSyncMachine } from './draftSyncMachine.ts';
import type { SavedPlace, SaveOutcome } from '@nevisa/api/types';
import { createRevision, startLoaded, startSync } from './draftSyncTesting.ts';
import { refusal } from '../testing/fixtures.ts';
import type { Inspect } from '../testing/startMachine.ts';
import { transitionLog } from '../testing/transitionLog.ts';
import { generatedPaths } from '../testing/generatedPaths.ts';
import { answered, broke, takeStep, waited } from '../testing/takeStep.ts';

const place = (revision: number, historyId = 'history of a'): SavedPlace => ({
  historyId,
  revision,
});
const saved = (revision = 1, historyId?: string): SaveOutcome => ({
  ok: true,
  answer: place(revision, historyId),
});
const failed = (failure: Failure): SaveOutcome => ({ ok: false, failure });
const offline = failed({ kind: 'network' });
const conflict: SaveOutcome = { ...refusal(409), current: place(7) };
const a = createRevision('a');
const b = createRevision('b');

const brokenPort = () => {
  throw new Error('broken port');
};

type Sync = Awaited<ReturnType<typeof startLoaded>>;
const statuses = (sync: Sync) =>
  [a, b].map(({ documentId }) => getSyncStatus(sync.context(), documentId));
const broken = failed({ kind: 'server', status: 502 });
/** Starts with a document that the server failed to save five times. */
const startHeld = async (inspect?: Inspect) => {
  const sync = await startLoaded([a], inspect);
  for (const pause of [500, 1_000, 2_000, 4_000, 4_000]) {
    await sync.save.last().answer(broken);
    sync.pass(pause);
  }
  expect(sync.actor.getSnapshot().value).toBe('holding');
  return sync;
};
const sent = (sync: Sync) => sync.save.calls.map(({ input }) => input.id);

describe('the save queue of draftSyncMachine', () => {
  it('X-25: sends the stored revisions, then the added ones, one after the other', async () => {
    const sync = startSync();
    sync.add(b);
    expect({ tags: sync.tags(), calls: sync.save.calls }).toEqual({ tags: ['loading'], calls: [] });
    await sync.load.last().answer([a, b]);
    expect({ tags: sync.tags(), sent: sent(sync), statuses: statuses(sync) }).toEqual({
      tags: ['sending'],
      sent: ['a'],
      statuses: ['sending', 'queued'],
    });
    await sync.save.last().answer(saved());
    expect({ sent: sent(sync), statuses: statuses(sync), inFlight: sync.inFlight() }).toEqual({
      sent: ['a'],
      statuses: ['sending', 'queued'],
      inFlight: 1,
    });
    await sync.forget.last().answer();
    expect({ sent: sent(sync), statuses: statuses(sync) }).toEqual({
      sent: ['a', 'b'],
      statuses: ['synced', 'sending'],
    });
    await sync.save.last().answer(saved(1, 'history of b'));
    await sync.forget.last().answer();
    expect({
      tags: sync.tags(),
      statuses: statuses(sync),
      waiting: countWaiting(sync.context()),
    }).toEqual({ tags: ['idle'], statuses: ['synced', 'synced'], waiting: 0 });
    expect(sync.forget.calls.map(({ input }) => input.ids)).toEqual([['a'], ['b']]);
    expect(sync.synced).toEqual([
      { type: 'revision.synced', documentId: a.documentId, ...place(1) },
      { type: 'revision.synced', documentId: b.documentId, ...place(1, 'history of b') },
    ]);
  });

  it('X-25: changes a document that it created from the newest known revision', async () => {
    const sync = await startLoaded([a]);
    await sync.save.last().answer(saved(3));
    await sync.forget.last().answer();
    const later = createRevision('a2', { documentId: a.documentId, text: 'more' });
    sync.add(later);
    expect(sync.save.last().input).toEqual({ ...later, ...place(3) });
    await sync.save.last().answer(saved(4));
    await sync.forget.last().answer();
    const newer = createRevision('a3', { documentId: a.documentId, ...place(6) });
    sync.add(newer);
    expect(sync.save.last().input).toEqual(newer);
  });

  it('T-49: sends a queued revision from the newest revision that the opened conversation has learned', async () => {
    const sync = await startLoaded();
    const older = createRevision('a', { ...place(2) });
    const learned = { type: 'place.learned', documentId: older.documentId } as const;
    sync.send({ ...learned, ...place(5) });
    sync.send({ ...learned, ...place(4) });
    sync.add(older);
    expect(sync.save.last().input).toEqual({ ...older, ...place(5) });
  });

  it('X-25: sends added revisions when the stored queue cannot be read', async () => {
    const sync = startSync();
    sync.add(a);
    await sync.load.last().reject('a broken port');
    expect(sent(sync)).toEqual(['a']);
  });

  it('X-25: reports a revision as saved when the device cannot delete it', async () => {
    const sync = await startLoaded([a, b]);
    await sync.save.last().answer(saved());
    await sync.forget.last().reject('a broken port');
    expect({ statuses: statuses(sync), sent: sent(sync) }).toEqual({
      statuses: ['synced', 'sending'],
      sent: ['a', 'b'],
    });
  });
});

describe('a save to an unreachable server', () => {
  it.each([
    ['no network', offline],
    ['an expired auth session', refusal(401)],
  ])('X-25: is retried after 0.5, 1, 2, 4, 8 and 15 s: %s', async (_, outcome) => {
    const sync = await startLoaded([a, b]);
    for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      const tries = sync.save.calls.length;
      await sync.save.last().answer(outcome);
      expect({ tags: sync.tags(), statuses: statuses(sync) }).toEqual({
        tags: ['waiting'],
        statuses: ['queued', 'queued'],
      });
      sync.pass(wait - 1);
      expect(sync.save.calls).toHaveLength(tries);
      sync.pass(1);
      expect(sync.save.calls).toHaveLength(tries + 1);
    }
    await sync.save.last().answer(saved());
    await sync.forget.last().answer();
    await sync.save.last().answer(outcome);
    expect(sync.context()).toMatchObject({ failures: 1, retryAt: expect.any(Number) });
    expect(new Set(sent(sync).slice(0, -1))).toEqual(new Set(['a']));
  });

  it('X-25: is retried when the port rejects', async () => {
    const sync = await startLoaded([a]);
    await sync.save.last().reject('a broken port');
    expect(sync.context()).toMatchObject({ failure: { kind: 'network' }, retryAt: 500 });
  });

  it('T30: is retried after the time in Retry-After', async () => {
    const sync = await startLoaded([a]);
    const { failure } = refusal(429);
    await sync.save.last().answer(failed({ ...failure, retryAfter: 7_000 }));
    sync.pass(6_999);
    expect(sync.tags()).toEqual(['waiting']);
    sync.pass(1);
    expect({ tags: sync.tags(), failure: sync.context().failure }).toEqual({
      tags: ['sending'],
      failure: null,
    });
  });

  it.each(['network', 'person'])(
    'X-25: is retried at once after an event of the %s',
    async (who) => {
      const sync = await startLoaded([a]);
      for (let round = 0; round < 3; round += 1) {
        await sync.save.last().answer(offline);
        sync.pass(round === 2 ? 0 : 2_000);
      }
      if (who === 'network') {
        sync.networkReturns();
      } else {
        sync.send({ type: 'sync.requested' });
      }
      expect(sync.tags()).toEqual(['sending']);
      await sync.save.last().answer(offline);
      sync.pass(500);
      expect(sync.tags()).toEqual(['sending']);
    },
  );

  it('X-25: is retried without a network watcher', async () => {
    const sync = startSync(undefined, brokenPort);
    await sync.load.last().answer([a]);
    await sync.save.last().answer(offline);
    sync.pass(500);
    expect(sync.save.calls).toHaveLength(2);
  });

  it('X-25: is sent once for several network returns', async () => {
    const sync = await startLoaded([a]);
    sync.networkReturns();
    sync.send({ type: 'sync.requested' });
    expect(sync.save.calls).toHaveLength(1);
  });
});

describe('a revision over which the server breaks', () => {
  const later = createRevision('later', { documentId: a.documentId });

  it.each([
    ['a server error', broken],
    ['a server error with a reason', refusal(503)],
    ['an answer that does not match its schema', failed({ kind: 'schema', issue: 'x' })],
  ])('X-25: holds its own document, and the others are sent: %s', async (_, outcome) => {
    const sync = await startLoaded([a, later, b]);
    await sync.save.last().answer(outcome);
    expect([sync.tags(), statuses(sync)]).toEqual([['waiting'], ['queued', 'queued']]);
    sync.pass(500);
    expect(sent(sync)).toEqual(['a', 'b']);
    await sync.save.last().answer(saved(1, 'history of b'));
    await sync.forget.last().answer();
    for (const [failures, wait] of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000].entries()) {
      expect(sent(sync)).toHaveLength(3 + failures);
      await sync.save.last().answer(outcome);
      sync.pass(wait - 1);
      expect([sync.tags(), sent(sync).length]).toEqual([['waiting'], 3 + failures]);
      sync.pass(1);
    }
    const added = createRevision('c');
    await sync.save.last().answer(outcome);
    sync.add(added);
    sync.pass(4_000);
    expect(sync.save.last().input).toEqual(added);
    await sync.save.last().answer(saved(1, 'history of c'));
    await sync.forget.last().answer();
    expect(sync.tags()).toEqual(['waiting']);
    sync.add(createRevision('d'));
    expect(sync.save.last().input.id).toBe('d');
  });

  it.each(['network', 'person'])('X-25: is sent at once after an event of the %s', async (who) => {
    const sync = await startHeld();
    const tries = sync.save.calls.length;
    if (who === 'network') {
      sync.networkReturns();
    } else {
      sync.send({ type: 'sync.requested' });
    }
    expect(sync.save.calls).toHaveLength(tries + 1);
  });

  it('X-25: is held no longer when it is discarded', async () => {
    const sync = await startHeld();
    const tries = sync.save.calls.length;
    sync.send({ type: 'revision.discarded', id: 'a' });
    expect(sync.tags()).toEqual(['idle']);
    sync.pass(60_000);
    expect(sync.save.calls).toHaveLength(tries);
  });
});

describe('a refused revision', () => {
  it.each([400, 403, 404, 413, 422])(
    'X-25: is set aside after the status %s, and the next revision is sent',
    async (status) => {
      const sync = await startLoaded([a, b]);
      await sync.save.last().answer(refusal(status));
      expect({
        statuses: statuses(sync),
        sent: sent(sync),
        waiting: countWaiting(sync.context()),
      }).toEqual({ statuses: ['refused', 'sending'], sent: ['a', 'b'], waiting: 1 });
      expect(sync.context().entries[0]?.aside).toEqual({
        kind: 'refused',
        failure: refusal(status).failure,
      });
      expect(sync.forget.calls).toEqual([]);
    },
  );

  it('X-25: can be retried or discarded', async () => {
    const sync = await startLoaded([a, b]);
    await sync.save.last().answer(refusal(400));
    await sync.save.last().answer(refusal(400));
    sync.send({ type: 'revision.retried', id: 'a' });
    expect({ sent: sent(sync), statuses: statuses(sync) }).toEqual({
      sent: ['a', 'b', 'a'],
      statuses: ['sending', 'refused'],
    });
    sync.send({ type: 'revision.discarded', id: 'a' });
    sync.send({ type: 'revision.discarded', id: 'b' });
    expect(statuses(sync)).toEqual(['sending', null]);
  });

  it('X-25: is dropped when a newer revision of its document is saved', async () => {
    const newer = createRevision('newer', { documentId: a.documentId });
    const sync = await startLoaded([a, newer]);
    await sync.save.last().answer(refusal(400));
    sync.send({ type: 'revision.retried', id: 'a' });
    await sync.save.last().answer(saved());
    expect(sync.forget.last().input.ids).toEqual(['a', 'newer']);
    await sync.forget.last().answer();
    expect({ tags: sync.tags(), sent: sent(sync), statuses: statuses(sync) }).toEqual({
      tags: ['idle'],
      sent: ['a', 'newer'],
      statuses: ['synced', null],
    });
  });
});

describe('a person who stores texts only on this device', () => {
  const send = (sync: ReturnType<typeof startSync>, allowed: boolean) =>
    sync.send({ type: 'sending.allowed', allowed });

  it('S11: sends nothing of a queue that was filled before, nor what is added', async () => {
    const sync = await startLoaded([a], undefined, false);
    sync.add(b);
    sync.networkReturns();
    sync.send({ type: 'sync.requested' });
    expect({ sent: sent(sync), statuses: statuses(sync), tags: sync.tags() }).toEqual({
      sent: [],
      statuses: ['queued', 'queued'],
      tags: ['idle'],
    });
    send(sync, true);
    expect(sent(sync)).toEqual(['a']);
  });

  it('S11: aborts the call in flight, and sends its revision again when it is allowed', async () => {
    const sync = await startLoaded([a]);
    send(sync, false);
    expect({ inFlight: sync.inFlight(), statuses: statuses(sync)[0] }).toEqual({
      inFlight: 0,
      statuses: 'queued',
    });
    send(sync, true);
    expect(sent(sync)).toEqual(['a', 'a']);
  });

  it('S11: does not send after a wait that began before', async () => {
    const sync = await startLoaded([a]);
    await sync.save.last().answer(offline);
    send(sync, false);
    sync.pass(60_000);
    sync.networkReturns();
    expect(sent(sync)).toEqual(['a']);
  });
});

describe('a queue that the device has deleted', () => {
  it('S10: is sent no further', async () => {
    const sync = await startLoaded([a, b]);
    sync.send({ type: 'queue.cleared' });
    expect({ inFlight: sync.inFlight(), entries: sync.context().entries }).toEqual({
      inFlight: 0,
      entries: [],
    });
  });

  it('X-25: forgets a discarded revision that waits, and not the one in flight', async () => {
    const sync = await startLoaded([a, b]);
    sync.send({ type: 'revision.discarded', id: 'a' });
    sync.send({ type: 'revision.discarded', id: 'b' });
    expect(statuses(sync)).toEqual(['sending', null]);
  });
});

describe('a conflict with another device', () => {
  const later = createRevision('later', { documentId: a.documentId });

  it('waits for the user and delays later revisions of its document, not of others', async () => {
    const sync = await startLoaded([a, later, b]);
    await sync.save.last().answer(conflict);
    expect({ statuses: statuses(sync), sent: sent(sync) }).toEqual({
      statuses: ['conflict', 'sending'],
      sent: ['a', 'b'],
    });
    await sync.save.last().answer(saved(1, 'history of b'));
    await sync.forget.last().answer();
    sync.send({ type: 'revision.retried', id: 'a' });
    sync.send({ type: 'sync.requested' });
    expect({ tags: sync.tags(), statuses: statuses(sync) }).toEqual({
      tags: ['idle'],
      statuses: ['conflict', 'synced'],
    });
  });

  it('replaces the current revision of the server on request', async () => {
    const sync = await startLoaded([a, later]);
    await sync.save.last().answer(conflict);
    sync.send({ type: 'conflict.replaced', id: 'a' });
    expect(sync.save.last().input).toEqual({ ...a, ...place(7) });
    await sync.save.last().answer(saved(8));
    await sync.forget.last().answer();
    expect(sync.save.last().input).toEqual({ ...later, ...place(8) });
  });

  it('saves the text as a separate document when the user keeps both', async () => {
    const old = { ...a, ...place(3) };
    const sync = await startLoaded([old, later]);
    await sync.save.last().answer(conflict);
    sync.send({ type: 'conflict.keptBoth', id: 'a', documentId: 'copy' });
    expect(sync.save.last().input).toEqual({ ...a, documentId: 'copy' });
    await sync.save.last().answer(saved(1, 'history of the copy'));
    await sync.forget.last().answer();
    expect(sync.save.last().input).toEqual({
      ...later,
      documentId: 'copy',
      ...place(1, 'history of the copy'),
    });
  });

  it('is not resolved by an event for another revision', async () => {
    const sync = await startLoaded([a]);
    sync.send({ type: 'conflict.keptBoth', id: 'a', documentId: 'copy' });
    sync.send({ type: 'conflict.replaced', id: 'b' });
    expect(statuses(sync)).toEqual(['sending', null]);
  });
});

describe('every transition of the machine', () => {
  const loading = 'draftSync.loading';
  const sending = 'draftSync.sending';
  const forgetting = 'draftSync.forgetting';
  const always = [
    { type: 'revision.added', revision: a },
    answered(loading, [a]),
    broke(loading),
    answered(sending, saved()),
    answered(forgetting, undefined),
    broke(forgetting),
  ];
  const aside = [
    { type: 'revision.retried', id: 'a' },
    { type: 'revision.discarded', id: 'a' },
    { type: 'conflict.keptBoth', id: 'a', documentId: 'copy' },
    { type: 'conflict.replaced', id: 'a' },
    answered(sending, refusal(400)),
    answered(sending, conflict),
  ];
  const unreachable = [
    { type: 'network.returned' },
    { type: 'sync.requested' },
    answered(sending, offline),
    broke(sending),
    waited('backOff', 'draftSync.waiting'),
  ];
  const forbidden = [
    { type: 'sending.allowed', allowed: false },
    { type: 'sending.allowed', allowed: true },
    { type: 'queue.cleared' },
  ];

  it('reaches the expected state on every generated path and takes every transition', async () => {
    // Separate runs, because each failure multiplies the number of paths.
    const paths = [aside, unreachable, forbidden].flatMap((more) =>
      generatedPaths(draftSyncMachine, {
        input: { allowed: true, random: () => 0.5, now: () => 0 },
        events: [...always, ...more],
      }),
    );
    const log = transitionLog();
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
    startSync(log.inspect, brokenPort).actor.stop();
    for (const event of [
      { type: 'network.returned' },
      { type: 'sync.requested' },
      { type: 'revision.added', revision: b },
      { type: 'revision.discarded', id: 'a' },
      { type: 'place.learned', documentId: a.documentId, ...place(2) },
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
