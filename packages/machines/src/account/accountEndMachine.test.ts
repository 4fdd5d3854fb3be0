import { describe, expect, it } from 'vitest';
import type { Outcome } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { startMachine } from '../testing/startMachine.ts';
import { accountEndMachine, type AccountProof } from './accountEndMachine.ts';
import { done, lost, proof } from './accountTesting.ts';

function start() {
  const end = pretendPort<Outcome<void>, AccountProof>();
  const clear = pretendPort<undefined>();
  const signOuts: string[] = [];
  const started = startMachine(
    accountEndMachine.provide({
      actors: { deleteAccount: end.logic, deleteDeviceTexts: clear.logic },
      actions: { signOut: () => signOuts.push('signed out') },
    }),
  );
  started.send({ type: 'end.opened' });
  const confirm = () => started.send({ type: 'end.confirmed', proof });
  return { ...started, end, clear, signOuts, confirm };
}

describe('accountEndMachine', () => {
  it('X-237: deletes the texts of the device after the server’s answer, and then signs out', async () => {
    const ending = start();
    ending.confirm();
    ending.confirm();
    expect(ending.end.calls.map(({ input }) => input)).toEqual([proof]);
    expect(ending.clear.calls).toEqual([]);
    await ending.end.last().answer(done);
    expect([ending.clear.calls.length, ending.signOuts, ending.tags()]).toEqual([
      1,
      [],
      ['busy', 'open'],
    ]);
    await ending.clear.last().answer(undefined);
    expect([ending.signOuts.length, ending.tags()]).toEqual([1, ['ended']]);
  });

  it.each([
    ['a refusal', makeRefusal(400)],
    ['a cut line', lost],
    ['a server error', makeRefusal(503)],
  ])('X-237: %s touches nothing on the device', async (_, outcome) => {
    const ending = start();
    ending.confirm();
    await ending.end.last().answer(outcome);
    expect([ending.tags(), ending.context().failure]).toEqual([['open'], outcome.failure]);
    ending.confirm();
    await ending.end.last().reject('boom');
    expect([ending.clear.calls, ending.signOuts, ending.tags()]).toEqual([[], [], ['open']]);
  });

  it('X-237: signs out after a deletion that the device cannot follow', async () => {
    const ending = start();
    ending.confirm();
    await ending.end.last().answer(done);
    await ending.clear.last().reject('boom');
    expect(ending.signOuts).toHaveLength(1);
  });

  it('X-237: a closed question deletes nothing; the next one begins without the old failure', async () => {
    const ending = start();
    ending.confirm();
    await ending.end.last().answer(makeRefusal(400));
    ending.send({ type: 'end.closed' });
    ending.confirm();
    ending.send({ type: 'end.opened' });
    expect([ending.end.calls.length, ending.context().failure]).toEqual([1, null]);
  });

  it('T30: waits for the time in the server’s answer', async () => {
    const ending = start();
    ending.confirm();
    const failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };
    await ending.end.last().answer({ ok: false, failure });
    ending.confirm();
    expect([ending.tags(), ending.end.calls.length]).toEqual([['open', 'waiting'], 1]);
    ending.pass(7_000);
    expect(ending.tags()).toEqual(['open']);
  });
});
