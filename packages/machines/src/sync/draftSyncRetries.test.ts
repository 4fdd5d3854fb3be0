import { describe, expect, it } from 'vitest';
import {
  answers,
  createRevision,
  revisions,
  makeSaved,
  makeFailed,
  listSent,
  startHeld,
  startLoaded,
  startSync,
  listStatuses,
} from './draftSyncTesting.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { throwBroken } from '../testing/throwBroken.ts';

const { a, b } = revisions;
const { offline, broken } = answers;

describe('a save to an unreachable server', () => {
  it.each([
    ['no network', offline],
    ['an expired auth session', makeRefusal(401)],
  ])('X-25, X-322: is retried after 0.5, 1, 2, 4, 8 and 15 s: %s', async (_, outcome) => {
    const sync = await startLoaded([a, b]);
    for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      const tries = sync.save.calls.length;
      await sync.save.last().answer(outcome);
      expect({ tags: sync.tags(), statuses: listStatuses(sync) }).toEqual({
        tags: ['waiting'],
        statuses: ['queued', 'queued'],
      });
      sync.pass(wait - 1);
      expect(sync.save.calls).toHaveLength(tries);
      sync.pass(1);
      expect(sync.save.calls).toHaveLength(tries + 1);
    }
    await sync.save.last().answer(makeSaved());
    await sync.forget.last().answer();
    await sync.save.last().answer(outcome);
    expect(sync.context()).toMatchObject({ failures: 1, retryAt: expect.any(Number) });
    expect(new Set(listSent(sync).slice(0, -1))).toEqual(new Set(['a']));
  });

  it('X-25: is retried when the port rejects', async () => {
    const sync = await startLoaded([a]);
    await sync.save.last().reject('a broken port');
    expect(sync.context()).toMatchObject({ failure: { kind: 'network' }, retryAt: 500 });
  });

  it('T30: is retried after the time in Retry-After', async () => {
    const sync = await startLoaded([a]);
    const { failure } = makeRefusal(429);
    await sync.save.last().answer(makeFailed({ ...failure, retryAfter: 7_000 }));
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
    const sync = startSync(undefined, throwBroken);
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
    ['a server error with a reason', makeRefusal(503)],
    ['an answer that does not match its schema', makeFailed({ kind: 'schema', issue: 'x' })],
  ])('X-25: holds its own document, and the others are sent: %s', async (_, outcome) => {
    const sync = await startLoaded([a, later, b]);
    await sync.save.last().answer(outcome);
    expect([sync.tags(), listStatuses(sync)]).toEqual([['waiting'], ['queued', 'queued']]);
    sync.pass(500);
    expect(listSent(sync)).toEqual(['a', 'b']);
    await sync.save.last().answer(makeSaved(1, 'history of b'));
    await sync.forget.last().answer();
    for (const [failures, wait] of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000].entries()) {
      expect(listSent(sync)).toHaveLength(3 + failures);
      await sync.save.last().answer(outcome);
      sync.pass(wait - 1);
      expect([sync.tags(), listSent(sync).length]).toEqual([['waiting'], 3 + failures]);
      sync.pass(1);
    }
    const added = createRevision('c');
    await sync.save.last().answer(outcome);
    sync.add(added);
    sync.pass(4_000);
    expect(sync.save.last().input).toEqual(added);
    await sync.save.last().answer(makeSaved(1, 'history of c'));
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
