import { expect, it } from 'vitest';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { generatePaths } from '../testing/generatePaths.ts';
import {
  makeAnswered,
  makeBroken,
  makeWaited,
  type MachineEvent,
  takeStep,
} from '../testing/takeStep.ts';
import { block, promote, remove, send, startAction } from './administrationTesting.ts';
import { dangerousActionMachine } from './dangerousActionMachine.ts';

it('every path of the dangerous action leads a running machine to the same state', async () => {
  const self = { ...block, target: { id: '7', name: 'me' } };
  const last = { ...remove, target: { ...remove.target, isLastAdmin: true } };
  const events: MachineEvent[] = [
    ...[block, remove, promote, send, self, last].map((action) => ({
      type: 'action.requested',
      action,
    })),
    ...['', 'spam'].map((reason) => ({ type: 'reason.typed', reason })),
    ...['', 'reza_k'].map((name) => ({ type: 'name.typed', name })),
    { type: 'confirmed' },
    { type: 'canceled' },
    makeAnswered('dangerousAction.running', { ok: true, answer: null }),
    makeAnswered('dangerousAction.running', makeRefusal(400)),
    makeAnswered('dangerousAction.running', {
      ok: false,
      failure: { ...makeRefusal(429).failure, retryAfter: 1_000 },
    }),
    makeBroken('dangerousAction.running'),
    makeWaited('waitAsked', 'dangerousAction.waiting'),
  ];
  const log = createTransitionLog();
  const paths = generatePaths(dangerousActionMachine, {
    input: { self: '7', newId: () => 'attempt' },
    events,
  });
  for (const { events: steps, lands } of paths) {
    const run = startAction(log.inspect);
    for (const each of steps) {
      await takeStep(each, {
        actor: run.actor,
        ports: { 'dangerousAction.running': run.port },
        happen: { waitAsked: () => run.pass(1_000) },
      });
    }
    expect(run.actor.getSnapshot().value).toEqual(lands);
  }
  expect(log.missing(dangerousActionMachine)).toEqual([]);
});
