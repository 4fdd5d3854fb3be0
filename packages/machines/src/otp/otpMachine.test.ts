import { describe, expect, it } from 'vitest';
import { accepted, proof, refused, sara, startOtp, tooMany } from './otpTesting.ts';

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
    await otp.resend.last().answer(accepted);
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
    await otp.resend.last().answer(accepted);
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
    await otp.resend.last().answer(accepted);
    expect(otp.left()).toBe(0);
  });
});
