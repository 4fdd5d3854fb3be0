import { describe, expect, it } from 'vitest';
import { otpMachine } from './otpMachine.ts';
import { proof, sara, startOtp } from './otpTesting.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { generatePaths } from '../testing/generatePaths.ts';
import { makeAnswered, makeBroken, takeStep, makeWaited } from '../testing/takeStep.ts';

const taken = { ok: true, answer: undefined } as const;
const refused = makeRefusal(400);
const tooMany = {
  ok: false,
  failure: { ...refused.failure, status: 429, retryAfter: 7_000 },
} as const;

describe('otpMachine', () => {
  it('R-108: starts without a failure and without the mark of a resent code', () => {
    expect(startOtp().context()).toMatchObject({ recipient: sara, failure: null, resent: false });
  });

  it('R-101: sends the code with the id of its account', () => {
    const otp = startOtp();
    otp.submit();
    expect(otp.verify.calls.map(({ input }) => input)).toEqual([{ ...proof, id: sara.id }]);
    expect(otp.tags()).toEqual(['counting', 'verifying']);
  });

  it('R-126: sends the new password with the code', () => {
    const otp = startOtp();
    const newPassword = { password: ' ۱۲۳ ', confirmation: 'x' };
    otp.actor.send({ type: 'code.submitted', proof: { otp: '123456', newPassword } });
    expect(otp.verify.last().input).toEqual({ otp: '123456', newPassword, id: sara.id });
  });

  it('R-102, R-127: ends with only the account when the code is accepted', async () => {
    const otp = startOtp();
    otp.submit();
    await otp.verify.last().answer({ ok: true, answer: { token: 'a-token' } as never });
    const snapshot = otp.actor.getSnapshot();
    expect({ status: snapshot.status, output: snapshot.output }).toEqual({
      status: 'done',
      output: sara,
    });
    expect(JSON.stringify(otp.actor.getPersistedSnapshot())).not.toContain('a-token');
  });

  it('R-106: sends the code once for several presses', () => {
    const otp = startOtp();
    otp.submit();
    otp.submit();
    expect(otp.verify.calls.length).toBe(1);
  });

  it('R-103: exposes a refusal to the form and clears it on the next attempt', async () => {
    const otp = startOtp();
    otp.submit();
    await otp.verify.last().answer(refused);
    expect({ tags: otp.tags(), failure: otp.context().failure }).toEqual({
      tags: ['counting'],
      failure: refused.failure,
    });
    otp.submit();
    expect(otp.context().failure).toBeNull();
  });

  it('R-230: treats a rejecting port as a network failure', async () => {
    const otp = startOtp();
    otp.submit();
    await otp.verify.last().reject('boom');
    expect({ tags: otp.tags(), failure: otp.context().failure }).toEqual({
      tags: ['counting'],
      failure: { kind: 'network' },
    });
  });

  it('T30: waits for the time in the server’s answer after too many attempts', async () => {
    const otp = startOtp();
    otp.submit();
    await otp.verify.last().answer(tooMany);
    otp.pass(6_999);
    otp.submit();
    expect({ tags: otp.tags(), verifyCalls: otp.verify.calls.length }).toEqual({
      tags: ['counting', 'waiting'],
      verifyCalls: 1,
    });
    otp.pass(1);
    expect({ tags: otp.tags(), failure: otp.context().failure }).toEqual({
      tags: ['counting'],
      failure: null,
    });
  });
});

describe('the countdown of otpMachine', () => {
  it('R-104: shows 120 seconds, and 0 after exactly 120 seconds', () => {
    const otp = startOtp();
    expect(otp.left()).toBe(120);
    otp.pass(119_999);
    expect({ left: otp.left(), tags: otp.tags() }).toEqual({ left: 1, tags: ['counting'] });
    otp.pass(1);
    expect({ left: otp.left(), tags: otp.tags() }).toEqual({ left: 0, tags: ['over'] });
  });

  it('R-106: verifies no code at 0', () => {
    const otp = startOtp();
    otp.pass(120_000);
    otp.submit();
    expect({ verifyCalls: otp.verify.calls.length, tags: otp.tags() }).toEqual({
      verifyCalls: 0,
      tags: ['over'],
    });
  });

  it('R-106, T-17, C06: completes a verification that is in flight when the countdown reaches 0', async () => {
    const otp = startOtp();
    otp.pass(119_000);
    otp.submit();
    otp.pass(5_000);
    expect(otp.tags()).toEqual(['over', 'verifying']);
    await otp.verify.last().answer(taken);
    expect(otp.tags()).toEqual(['verified']);
  });

  it('R-104, C01: shows the right second when a throttled tab becomes visible', () => {
    const otp = startOtp();
    otp.setWall(60_000);
    expect(otp.left()).toBe(120);
    otp.showPage();
    expect(otp.left()).toBe(60);
  });

  it('C03: does not extend the countdown when the clock is set back by an hour', () => {
    const otp = startOtp();
    otp.pass(20_000);
    otp.setWall(-3_600_000);
    otp.showPage();
    expect(otp.left()).toBe(100);
    otp.pass(100_000);
    expect(otp.tags()).toEqual(['over']);
  });

  it('C03: does not extend the countdown when the clock is set back by less than the elapsed time', () => {
    const otp = startOtp();
    otp.pass(1_000);
    otp.setWall(-1_500);
    otp.showPage();
    otp.pass(118_999);
    expect(otp.tags()).toEqual(['counting']);
    otp.pass(1);
    expect(otp.tags()).toEqual(['over']);
  });

  it('C04: ends the countdown early when the clock is set forward', () => {
    const otp = startOtp();
    otp.setWall(3_600_000);
    otp.showPage();
    otp.pass(1);
    expect(otp.tags()).toEqual(['over']);
    otp.askAgain();
    expect(otp.tags()).toEqual(['resending']);
  });

  it('R-111: continues from the stored deadline after a reload', () => {
    const before = startOtp();
    before.pass(50_000);
    const deadline = before.wall() + 70_000;
    const after = startOtp({ deadline, now: before.wall });
    expect(after.left()).toBe(70);
  });

  it('R-111: shows 0 for a stored deadline in the past and 120 for one too far in the future', () => {
    expect(startOtp({ deadline: 0 }).tags()).toEqual(['over']);
    const forged = startOtp({ deadline: Number.MAX_SAFE_INTEGER });
    expect(forged.left()).toBe(120);
    forged.pass(120_000);
    expect(forged.tags()).toEqual(['over']);
  });
});

describe('the resend of otpMachine', () => {
  it('R-107, R-129: requests another code for the same account and the same contact type', () => {
    const otp = startOtp();
    otp.pass(120_000);
    otp.askAgain();
    otp.askAgain();
    expect(otp.resend.calls.map(({ input }) => input)).toEqual([sara]);
    expect(otp.tags()).toEqual(['resending']);
  });

  it('R-107: refuses a resend during the countdown', () => {
    const otp = startOtp();
    otp.askAgain();
    expect(otp.resend.calls.length).toBe(0);
  });

  it('C05: refuses a resend while a code is being verified', async () => {
    const otp = startOtp();
    otp.submit();
    otp.pass(120_000);
    otp.askAgain();
    expect({ resendCalls: otp.resend.calls.length, inFlight: otp.inFlight() }).toEqual({
      resendCalls: 0,
      inFlight: 1,
    });
    await otp.verify.last().answer(refused);
    otp.askAgain();
    expect(otp.resend.calls.length).toBe(1);
  });

  it('R-108: restarts the 120 seconds after the resend and verifies the new code', async () => {
    const otp = startOtp();
    otp.submit();
    await otp.verify.last().answer(refused);
    otp.pass(120_000);
    otp.askAgain();
    await otp.resend.last().answer(taken);
    expect({ left: otp.left(), tags: otp.tags(), resent: otp.context().resent }).toEqual({
      left: 120,
      tags: ['counting'],
      resent: true,
    });
    expect(otp.context().failure).toBeNull();
    otp.submit();
    expect({ tags: otp.tags(), resent: otp.context().resent }).toEqual({
      tags: ['counting', 'verifying'],
      resent: false,
    });
  });

  it('R-108: counts the full 120 seconds with the same clocks, also after a stored deadline', async () => {
    const otp = startOtp({ deadline: 0 });
    otp.askAgain();
    await otp.resend.last().answer(taken);
    expect(otp.left()).toBe(120);
    otp.pass(50_000);
    expect(otp.left()).toBe(70);
  });

  it.each([['is refused'], ['rejects']])(
    'R-109: exposes no failure when the call %s and allows another resend',
    async (how) => {
      const otp = startOtp();
      otp.pass(120_000);
      otp.askAgain();
      await (how === 'rejects'
        ? otp.resend.last().reject('boom')
        : otp.resend.last().answer(refused));
      expect({ tags: otp.tags(), failure: otp.context().failure }).toEqual({
        tags: ['over'],
        failure: null,
      });
      otp.askAgain();
      expect(otp.resend.calls.length).toBe(2);
    },
  );

  it('A14: ignores an answer after the machine is stopped', async () => {
    const otp = startOtp();
    otp.pass(120_000);
    otp.askAgain();
    otp.actor.stop();
    await otp.resend.last().answer(taken);
    expect(otp.left()).toBe(0);
  });
});

describe('every transition of the machine', () => {
  const verifying = 'otp.open.code.verifying';
  const resending = 'otp.open.time.resending';
  const events = [
    { type: 'code.submitted', proof },
    { type: 'resend.requested' },
    { type: 'page.shown' },
    makeAnswered(verifying, taken),
    makeAnswered(verifying, refused),
    makeAnswered(verifying, tooMany),
    makeBroken(verifying),
    makeAnswered(resending, taken),
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
