import { describe, expect, it } from 'vitest';
import type { SaveOutcome } from '@nevisa/api/types';
import { createRevision, startLoaded } from './draftSyncTesting.ts';

const offline: SaveOutcome = { ok: false, failure: { kind: 'network' } };
const broken: SaveOutcome = { ok: false, failure: { kind: 'server', status: 500 } };

/** A machine whose fifth call is under way after four that failed: the next wait would be 8 s. */
async function startFifthCall() {
  const sync = await startLoaded([createRevision('a')]);
  for (const wait of [500, 1_000, 2_000, 4_000]) {
    await sync.save.last().answer(offline);
    sync.pass(wait);
  }
  expect(sync.save.calls).toHaveLength(5);
  return sync;
}

describe('draftSyncMachine: the network returns while a call is under way', () => {
  it.each([
    ['the network returns', { type: 'network.returned' }],
    ['the person asks for a save', { type: 'sync.requested' }],
  ] as const)('X-157: when %s, a failure of that call makes no wait', async (_, event) => {
    const sync = await startFifthCall();
    sync.send(event);
    await sync.save.last().answer(offline);
    expect(sync.save.calls).toHaveLength(6);
  });

  it('X-157: the call after that waits again, from the shortest wait on', async () => {
    const sync = await startFifthCall();
    sync.send({ type: 'network.returned' });
    await sync.save.last().answer(offline);
    await sync.save.last().answer(offline);
    expect(sync.save.calls).toHaveLength(6);
    sync.pass(500);
    expect(sync.save.calls).toHaveLength(7);
  });

  it('a broken server is not called again at once', async () => {
    const sync = await startFifthCall();
    sync.send({ type: 'network.returned' });
    await sync.save.last().answer(broken);
    expect(sync.save.calls).toHaveLength(5);
  });
});
