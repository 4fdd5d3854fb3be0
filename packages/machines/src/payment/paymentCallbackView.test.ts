import { describe, expect, it } from 'vitest';
import { startPayment } from './paymentCallbackTesting.ts';

describe('the controls of the payment result', () => {
  it('R-159: counts only after its controls have been in view', () => {
    const payment = startPayment({ areControlsSeen: false });
    payment.pass(60_000);
    expect([payment.tags(), payment.left(), payment.deeds]).toEqual([['unseen'], null, []]);
    payment.send({ type: 'controls.seen' });
    expect([payment.tags(), payment.left()]).toEqual([['counting'], 5]);
    payment.pass(6_000);
    expect(payment.leavings()).toBe(1);
  });

  it.each(['unseen', 'counting'])('R-160: a press or a stop ends the state "%s"', (state) => {
    const areControlsSeen = state === 'counting';
    const pressed = startPayment({ areControlsSeen });
    pressed.press();
    expect(pressed.tags()).toEqual(['redirecting']);
    const stopped = startPayment({ areControlsSeen });
    stopped.stay();
    stopped.send({ type: 'controls.seen' });
    expect([stopped.tags(), stopped.deeds]).toEqual([['stopped'], ['kept stopped']]);
  });
});
