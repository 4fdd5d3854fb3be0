import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { paymentCallbackMachine, type ReturnTo } from './paymentCallbackMachine.ts';
import { startPayment } from './paymentCallbackTesting.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { generatePaths } from '../testing/generatePaths.ts';
import { takeStep, makeWaited } from '../testing/takeStep.ts';

describe('every transition of the machine', () => {
  it('reaches the expected state on every generated path and takes every transition', async () => {
    const events = [
      { type: 'return.requested' },
      { type: 'stay.requested' },
      { type: 'controls.seen' },
      { type: 'page.shown' },
      { type: 'page.hidden' },
      { type: 'xstate.done.actor.countdown', output: { secondsLeft: 0 } },
      makeWaited('returnWait', 'paymentCallback.redirecting.leavingSoon'),
      makeWaited('openingWait', 'paymentCallback.redirecting.leaving'),
    ];
    const log = createTransitionLog();
    let count = 0;
    const inputs = (['web', 'desktop', 'telegram', 'bale'] satisfies ReturnTo[]).flatMap(
      (returnTo) =>
        ([null, 'returned', 'stopped'] as const).flatMap((mark) =>
          [true, false].flatMap((visible) =>
            [true, false].map((areControlsSeen) => ({
              returnTo,
              mark,
              areControlsSeen,
              isVisible: () => visible,
            })),
          ),
        ),
    );
    for (const input of inputs) {
      const paths = generatePaths(paymentCallbackMachine, { input, events });
      count += paths.length;
      for (const { events: path, lands } of paths) {
        const payment = startPayment(input, log.inspect);
        for (const event of path) {
          await takeStep(event, {
            actor: payment.actor,
            ports: {},
            happen: {
              countdown: payment.endCountdown,
              returnWait: () => payment.passIn('leavingSoon', 1_000),
              openingWait: () => payment.passIn('leaving', 2_000),
            },
          });
        }
        expect(payment.value(), path.map(({ type }) => type).join(' → ')).toEqual(lands);
        payment.actor.stop();
      }
    }
    expect(count).toBeGreaterThan(200);
    expect(log.missing(paymentCallbackMachine)).toEqual([]);
  });

  it.each([
    ['refreshAccount', 'web', {}],
    ['keepMark', 'bale', {}],
    ['leave', 'bale', { keepMark: () => undefined }],
  ] as const)(
    'names the port «%s» in the error when it was not provided',
    (port, returnTo, actions) => {
      const errors: unknown[] = [];
      const actor = createActor(paymentCallbackMachine.provide({ actions }), {
        input: { returnTo },
      });
      actor.subscribe({ error: (error) => errors.push(error) });
      actor.start();
      actor.send({ type: 'return.requested' });
      expect(errors.map(String).join()).toContain(`"${port}"`);
    },
  );

  it('P13: treats a page of unknown visibility as visible', () => {
    const clock = new SimulatedClock();
    const nothing = () => undefined;
    const actor = createActor(
      paymentCallbackMachine.provide({
        actions: { keepMark: nothing, leave: nothing, refreshAccount: nothing },
      }),
      { clock, input: { returnTo: 'desktop' } },
    ).start();
    actor.send({ type: 'return.requested' });
    clock.increment(2_000);
    expect(actor.getSnapshot().hasTag('not-opened')).toBe(true);
    actor.stop();
  });
});
