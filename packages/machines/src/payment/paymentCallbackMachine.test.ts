import { describe, expect, it } from 'vitest';
import { startPayment } from './paymentCallbackTesting.ts';

const automatic = ['web', 'desktop', 'telegram'] as const;

describe('the automatic return from the payment result', () => {
  it('R-159: counts from 5 to 0 by seconds', () => {
    const payment = startPayment();
    const seen = [payment.left()];
    for (let second = 0; second < 4; second += 1) {
      payment.pass(1_000);
      seen.push(payment.left());
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
    payment.pass(999);
    expect(payment.tags()).toEqual(['counting']);
    payment.pass(1);
    expect(payment.tags()).toEqual(['redirecting']);
    expect(payment.actor.getSnapshot().context.secondsLeft).toBe(0);
  });

  it('R-161, X-85: returns to the site after 6 seconds and refreshes the account before', () => {
    const payment = startPayment();
    payment.pass(5_000);
    expect(payment.deeds).toEqual(['refresh']);
    payment.pass(999);
    expect(payment.deeds).toEqual(['refresh']);
    payment.pass(1);
    expect(payment.deeds).toEqual(['refresh', 'kept returned', 'left to web']);
  });

  it.each(['desktop', 'telegram'] as const)(
    'R-162, R-163: returns to %s after 5 seconds',
    (returnTo) => {
      const payment = startPayment({ returnTo });
      payment.pass(4_999);
      expect(payment.deeds).toEqual([]);
      payment.pass(1);
      expect(payment.deeds).toEqual(['kept returned', `left to ${returnTo}`]);
    },
  );

  it.each([
    [{ returnTo: 'bale' }, ['kept returned', 'left to bale']],
    [{ returnTo: 'web', automatic: false }, ['refresh', 'kept returned', 'left to web']],
  ] as const)('R-164, T-25, P11: returns with %o only after a press, once', (input, deeds) => {
    const payment = startPayment(input);
    payment.pass(3_600_000);
    expect([payment.deeds, payment.left(), payment.tags()]).toEqual([[], null, []]);
    payment.press();
    payment.press();
    payment.pass(1_000);
    expect(payment.deeds).toEqual(deeds);
  });

  it.each(automatic)('P15: returns to %s once, however long the page stays open', (returnTo) => {
    const payment = startPayment({ returnTo });
    payment.pass(120_000);
    expect(payment.leavings()).toBe(1);
  });

  it('P16: returns when a throttled tab becomes visible', () => {
    const payment = startPayment();
    payment.sleep(60_000);
    expect(payment.left()).toBe(5);
    payment.show();
    expect(payment.tags()).toEqual(['redirecting']);
  });

  it.each(automatic)(
    'P16: does not leave to %s while the tab is hidden, and leaves when it is shown',
    (returnTo) => {
      const payment = startPayment({ returnTo });
      payment.hide();
      payment.pass(60_000);
      expect([payment.value(), payment.tags(), payment.deeds]).toEqual(['due', ['counting'], []]);
      payment.show();
      expect(payment.tags()).toEqual(['redirecting']);
      expect(payment.context().secondsLeft).toBe(0);
      payment.pass(1_000);
      expect(payment.leavings()).toBe(1);
    },
  );

  it.each([
    ['the countdown', 5_000],
    ['a press', 0],
  ] as const)(
    'P16, R-161: a return to the site by %s does not leave in a tab that is hidden meanwhile, and leaves when it is shown',
    (_, counted) => {
      const payment = startPayment();
      payment.pass(counted);
      payment.press();
      payment.pass(500);
      payment.hide();
      payment.pass(60_000);
      expect([payment.value(), payment.deeds]).toEqual(['due', ['refresh']]);
      payment.show();
      payment.pass(1_000);
      expect(payment.leavings()).toBe(1);
    },
  );

  it('P16, R-161: a return to the site leaves in time where the tab is shown again before', () => {
    const payment = startPayment();
    payment.press();
    payment.hide();
    payment.pass(500);
    payment.show();
    payment.pass(500);
    expect(payment.leavings()).toBe(1);
  });

  it('P16, R-160: a press or a stop ends the wait of a hidden tab', () => {
    const pressed = startPayment();
    pressed.hide();
    pressed.pass(5_000);
    pressed.press();
    expect([pressed.tags(), pressed.context().secondsLeft]).toEqual([['redirecting'], null]);
    const stopped = startPayment();
    stopped.hide();
    stopped.pass(5_000);
    stopped.stay();
    stopped.show();
    stopped.pass(60_000);
    expect([stopped.tags(), stopped.deeds]).toEqual([['stopped'], ['kept stopped']]);
  });

  it('R-159, C03: counts at most five seconds when the clock is set back', () => {
    const payment = startPayment();
    payment.sleep(-3_600_000);
    payment.show();
    expect(payment.left()).toBe(5);
    payment.pass(5_000);
    expect(payment.tags()).toEqual(['redirecting']);
  });
});

describe('the return button', () => {
  it('R-160, R-161: stops the countdown when pressed early and returns to the site after one second', () => {
    const payment = startPayment();
    payment.pass(2_000);
    payment.press();
    expect({ left: payment.left(), tags: payment.tags(), deeds: payment.deeds }).toEqual({
      left: null,
      tags: ['redirecting'],
      deeds: ['refresh'],
    });
    expect(payment.actor.getSnapshot().context.secondsLeft).toBeNull();
    payment.pass(999);
    expect(payment.leavings()).toBe(0);
    payment.pass(1);
    expect(payment.leavings()).toBe(1);
  });

  it.each(['desktop', 'telegram', 'bale'] as const)(
    'R-160: returns to %s at once when pressed early',
    (returnTo) => {
      const payment = startPayment({ returnTo });
      payment.press();
      expect(payment.deeds).toEqual(['kept returned', `left to ${returnTo}`]);
    },
  );

  it.each([...automatic, 'bale'] as const)(
    'R-160, P15: returns to %s once when pressed twice and at the end of the countdown',
    (returnTo) => {
      const payment = startPayment({ returnTo });
      payment.pass(4_999);
      payment.press();
      payment.press();
      payment.pass(1);
      payment.press();
      payment.pass(1_999);
      expect(payment.leavings()).toBe(1);
    },
  );

  it('R-160: ignores all events while redirecting', () => {
    const payment = startPayment();
    payment.press();
    payment.stay();
    payment.press();
    payment.show();
    expect(payment.tags()).toEqual(['redirecting']);
  });
});

describe('a user who stays on the payment result', () => {
  it.each(automatic)('WCAG 2.2.1: never returns automatically to %s', (returnTo) => {
    const payment = startPayment({ returnTo });
    payment.pass(4_000);
    payment.stay();
    payment.pass(3_600_000);
    payment.show();
    expect({ deeds: payment.deeds, tags: payment.tags() }).toEqual({
      deeds: ['kept stopped'],
      tags: ['stopped'],
    });
  });

  it('R-160: can still return with the button', () => {
    const payment = startPayment();
    payment.stay();
    payment.press();
    payment.pass(1_000);
    expect(payment.deeds).toEqual(['kept stopped', 'refresh', 'kept returned', 'left to web']);
  });

  it('P14: stays after a reload', () => {
    const payment = startPayment({ mark: 'stopped' });
    payment.pass(60_000);
    expect({ deeds: payment.deeds, tags: payment.tags() }).toEqual({
      deeds: [],
      tags: ['stopped'],
    });
  });
});

describe('a payment result that is opened again', () => {
  it.each(automatic)('P14: does not return to %s automatically a second time', (returnTo) => {
    const payment = startPayment({ returnTo, mark: 'returned' });
    payment.pass(60_000);
    payment.show();
    expect({ deeds: payment.deeds, tags: payment.tags() }).toEqual({ deeds: [], tags: [] });
    payment.press();
    payment.pass(1_000);
    expect(payment.leavings()).toBe(1);
  });

  it('P14, T-69: does not return a second time when the page is restored from the back-forward cache', () => {
    const payment = startPayment({ returnTo: 'telegram' });
    payment.pass(5_000);
    payment.hide();
    payment.show();
    payment.pass(60_000);
    expect({ deeds: payment.deeds, value: payment.value() }).toEqual({
      deeds: ['kept returned', 'left to telegram'],
      value: { standing: 'returned' },
    });
  });
});

describe('the desktop app', () => {
  it('R-162, P13: offers the app again with a notice when it has not opened after two seconds', () => {
    const payment = startPayment({ returnTo: 'desktop' });
    payment.press();
    payment.pass(1_999);
    expect(payment.tags()).toEqual(['redirecting']);
    payment.pass(1);
    expect(payment.tags()).toEqual(['not-opened']);
    payment.pass(60_000);
    expect(payment.leavings()).toBe(1);
    payment.press();
    expect(payment.leavings()).toBe(2);
  });

  it('P13: treats an app that hides the page as opened', () => {
    const payment = startPayment({ returnTo: 'desktop' });
    payment.press();
    payment.hide();
    payment.pass(60_000);
    expect(payment.value()).toEqual({ standing: 'away' });
    payment.show();
    expect({ value: payment.value(), tags: payment.tags() }).toEqual({
      value: { standing: 'returned' },
      tags: [],
    });
  });

  it('P13: removes the notice when the app opens late', () => {
    const payment = startPayment({ returnTo: 'desktop' });
    payment.press();
    payment.pass(2_000);
    payment.hide();
    payment.show();
    expect(payment.tags()).toEqual([]);
  });

  it('P13: does not report a missing app when a hidden page opened it', () => {
    const payment = startPayment({ returnTo: 'desktop' });
    payment.begunHidden();
    payment.press();
    payment.pass(2_000);
    expect({ leavings: payment.leavings(), value: payment.value() }).toEqual({
      leavings: 1,
      value: { standing: 'away' },
    });
  });

  it('R-163: shows the button again without a notice when the chat did not open', () => {
    const payment = startPayment({ returnTo: 'telegram' });
    payment.press();
    payment.pass(2_000);
    expect({ tags: payment.tags(), value: payment.value() }).toEqual({
      tags: [],
      value: { standing: 'returned' },
    });
  });
});
