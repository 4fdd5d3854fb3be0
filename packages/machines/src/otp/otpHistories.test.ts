import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '@nevisa/api/types';
import { refused, startOtp, tooMany } from './otpTesting.ts';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime } from '@nevisa/testing';

const taken: Outcome<void> = { ok: true, answer: { token: 'a-token' } as never };
const answers = { taken, refused, tooMany };

type Step =
  | { do: 'submit' | 'askAgain' | 'showPage' }
  | { do: 'pass'; ms: number }
  | { do: 'verify' | 'resend'; answer: keyof typeof answers | 'reject' };

const answer = fc.constantFrom(
  'taken' as const,
  'refused' as const,
  'tooMany' as const,
  'reject' as const,
);
const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(3, 'submit'),
  weigh(3, 'askAgain'),
  weigh(1, 'showPage'),
  weigh(2, 'pass', { ms: fc.integer({ min: 1, max: 9_000 }) }),
  weigh(2, 'pass', { ms: fc.integer({ min: 60_000, max: 130_000 }) }),
  weigh(3, 'verify', { answer }),
  weigh(3, 'resend', { answer }),
);

/** The oracle: one deadline and at most one call. */
class Oracle {
  now = 0;
  end = 120_000;
  call: 'verify' | 'resend' | null = null;
  waitsUntil = 0;
  verified = false;

  counting = () => !this.verified && this.call !== 'resend' && this.now < this.end;
  over = () => !this.verified && this.call !== 'resend' && this.now >= this.end;
  waiting = () => !this.verified && this.now < this.waitsUntil;

  take(step: Step) {
    if (step.do === 'pass') {
      this.now += step.ms;
    } else if (step.do === 'submit' && this.call === null && this.counting() && !this.waiting()) {
      this.call = 'verify';
    } else if (
      step.do === 'askAgain' &&
      !this.verified &&
      this.call === null &&
      this.now >= this.end &&
      !this.waiting()
    ) {
      this.call = 'resend';
    } else if ((step.do === 'verify' || step.do === 'resend') && step.do === this.call) {
      this.call = null;
      this.settle(step.do, step.answer);
    }
  }

  settle(call: 'verify' | 'resend', answer: keyof typeof answers | 'reject') {
    if (call === 'verify') {
      this.verified = answer === 'taken';
      this.waitsUntil = answer === 'tooMany' ? this.now + 7_000 : 0;
    } else if (answer === 'taken') {
      this.end = this.now + 120_000;
    }
  }
}

async function take(otp: ReturnType<typeof startOtp>, step: Step) {
  if (otp.actor.getSnapshot().status === 'done') {
    return;
  }
  if (step.do === 'pass') {
    otp.pass(step.ms);
  } else if (step.do === 'verify' || step.do === 'resend') {
    const pending = otp[step.do].calls.find(({ inFlight }) => inFlight);
    await (step.answer === 'reject'
      ? pending?.reject('a broken port')
      : pending?.answer(answers[step.answer]));
  } else {
    otp[step.do]();
  }
}

describe('otpMachine in any history', { timeout: fuzzTime(1_000) }, () => {
  it('R-106, R-107, R-108, C05, C06: agrees with the oracle', async () => {
    await checkEveryInTime(
      1_000,
      fc.array(step, { minLength: 1, maxLength: 25 }),
      async (steps) => {
        const otp = startOtp();
        const oracle = new Oracle();
        for (const each of steps) {
          const verifiedBefore = otp.verify.calls.length;
          const leftBefore = otp.left();
          await take(otp, each);
          oracle.take(each);

          expect(otp.inFlight(), 'calls in flight').toBe(oracle.call === null ? 0 : 1);
          expect(otp.tags()).toEqual(
            [
              oracle.counting() && 'counting',
              oracle.over() && 'over',
              oracle.call === 'resend' && 'resending',
              oracle.verified && 'verified',
              oracle.call === 'verify' && 'verifying',
              oracle.waiting() && 'waiting',
            ].filter((tag) => tag !== false),
          );
          if (otp.verify.calls.length > verifiedBefore) {
            expect(leftBefore, 'no verification at 0').toBeGreaterThan(0);
          }
          if (oracle.counting()) {
            expect(otp.left()).toBe(Math.ceil((oracle.end - oracle.now) / 1_000));
          }
          expect(JSON.stringify(otp.actor.getPersistedSnapshot())).not.toContain('a-token');
        }
        otp.actor.stop();
      },
    );
  });
});
