import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime } from '@nevisa/testing';
import type { ReturnMark, ReturnTo } from './paymentCallbackMachine.ts';
import { startPayment } from './paymentCallbackTesting.ts';

type Step = { do: 'press' | 'stay' | 'hide' | 'show' } | { do: 'pass'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(3, 'press'),
  weigh(1, 'stay'),
  weigh(1, 'hide'),
  weigh(2, 'show'),
  {
    weight: 5,
    arbitrary: fc
      .integer({ min: 1, max: 14 })
      .map((halves): Step => ({ do: 'pass', ms: halves * 500 })),
  },
);

/** The oracle: the time at which the page leaves, and the end of the wait for it to be gone. */
class Oracle {
  now = 0;
  leavings = 0;
  /** When the page leaves; null while no return is requested. */
  leavesAt: number | null = null;
  /** The end of the five seconds; null without an automatic return. */
  end: number | null;
  goneUntil = 0;
  visible = true;
  readonly extra: number;

  constructor(returnTo: ReturnTo, mark: ReturnMark | null) {
    this.end = mark === null && returnTo !== 'bale' ? 5_000 : null;
    this.extra = returnTo === 'web' ? 1_000 : 0;
  }

  redirecting = () => this.leavesAt !== null || this.now < this.goneUntil;

  take(step: Step) {
    if (step.do === 'pass') {
      for (let passed = 0; passed < step.ms; passed += 500) {
        this.now += 500;
        this.askIfOver();
        this.leaveIfDue();
      }
    } else if (step.do === 'press' && !this.redirecting()) {
      this.ask();
      this.leaveIfDue();
    } else if (step.do === 'stay') {
      this.end = null;
    } else if (step.do === 'hide') {
      this.visible = false;
      this.goneUntil = this.leavesAt === null ? 0 : this.goneUntil;
    } else if (step.do === 'show') {
      this.visible = true;
      this.askIfOver();
      this.leaveIfDue();
    }
  }

  /** Only a visible page leaves by itself (P16). */
  askIfOver() {
    if (this.end !== null && this.now >= this.end && this.visible) {
      this.ask();
    }
  }

  secondsLeft() {
    const counts = this.end !== null && this.now < this.end;
    return counts ? Math.ceil(((this.end ?? 0) - this.now) / 1_000) : null;
  }

  ask() {
    this.end = null;
    this.leavesAt = this.now + this.extra;
  }

  leaveIfDue() {
    if (this.leavesAt === null || this.now < this.leavesAt) {
      return;
    }
    this.leavesAt = null;
    if (this.extra > 0 && !this.visible) {
      this.end = this.now;
    } else {
      this.leavings += 1;
      this.goneUntil = this.now + 2_000;
    }
  }
}

describe('paymentCallbackMachine in any history', { timeout: fuzzTime(1_000) }, () => {
  it('R-160, R-164, P14, P15, P16: leaves once for each press and once automatically, in a visible tab, and never after "stay"', () => {
    checkEvery(
      1_000,
      fc.constantFrom<ReturnTo>('web', 'desktop', 'telegram', 'bale'),
      fc.option(fc.constantFrom<ReturnMark>('returned', 'stopped')),
      fc.array(step, { minLength: 1, maxLength: 25 }),
      (returnTo, mark, steps) => {
        const payment = startPayment({ returnTo, mark });
        const oracle = new Oracle(returnTo, mark);
        let presses = 0;
        let byItself = 0;
        let mayComeByItself = mark === null && returnTo !== 'bale';
        for (const each of steps) {
          const before = payment.leavings();
          const asked = payment.tags().includes('redirecting');
          if (each.do === 'pass') {
            payment.pass(each.ms);
          } else {
            payment[each.do]();
          }
          oracle.take(each);

          presses += each.do === 'press' && !asked ? 1 : 0;
          expect(payment.leavings(), JSON.stringify(each)).toBe(oracle.leavings);
          expect(payment.tags().includes('redirecting')).toBe(oracle.redirecting());
          expect(payment.left()).toBe(oracle.secondsLeft());
          expect(payment.leavings() - before).toBeLessThanOrEqual(1);
          byItself = Math.max(byItself, payment.leavings() - presses);
          expect(byItself).toBeLessThanOrEqual(mayComeByItself ? 1 : 0);
          if (each.do === 'stay' && !asked && byItself === 0 && presses === 0) {
            mayComeByItself = false;
          }
        }
        payment.actor.stop();
      },
    );
  });
});
