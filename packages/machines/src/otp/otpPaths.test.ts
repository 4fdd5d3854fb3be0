import { describe, expect, it } from 'vitest';
import { otpMachine } from './otpMachine.ts';
import { accepted, proof, refused, sara, startOtp, tooMany } from './otpTesting.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { generatePaths } from '../testing/generatePaths.ts';
import { makeAnswered, makeBroken, takeStep, makeWaited } from '../testing/takeStep.ts';

describe('every transition of the machine', () => {
  const verifying = 'otp.open.code.verifying';
  const resending = 'otp.open.time.resending';
  const events = [
    { type: 'code.submitted', proof },
    { type: 'resend.requested' },
    { type: 'page.shown' },
    makeAnswered(verifying, accepted),
    makeAnswered(verifying, refused),
    makeAnswered(verifying, tooMany),
    makeBroken(verifying),
    makeAnswered(resending, accepted),
    makeAnswered(resending, refused),
    makeBroken(resending),
    { type: 'xstate.done.actor.countdown', output: { secondsLeft: 0 } },
    makeWaited('waitAsked', 'otp.open.code.waiting'),
  ];

  it('reaches the expected state on every generated path and takes every transition', async () => {
    const paths = generatePaths(otpMachine, { input: { recipient: sara }, events });
    const log = createTransitionLog();
    for (const { events: path, lands } of paths) {
      const otp = startOtp({}, log.inspect);
      const { actor, verify, resend } = otp;
      for (const event of path) {
        await takeStep(event, {
          actor,
          ports: { [verifying]: verify, [resending]: resend },
          happen: { countdown: otp.endCountdown, waitAsked: () => otp.pass(7_000) },
        });
      }
      expect(actor.getSnapshot().value, path.map(({ type }) => type).join(' → ')).toEqual(lands);
      actor.stop();
    }
    expect(paths.length).toBeGreaterThan(50);
    expect(log.missing(otpMachine)).toEqual([]);
  });
});
