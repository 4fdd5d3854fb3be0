import { describe, expect, it } from 'vitest';
import { makeUnfinishedOrder } from './checkoutTesting.ts';
import { canResume, isBeingConfirmed } from './checkoutTypes.ts';

describe('an order that is not paid or not confirmed', () => {
  const order = makeUnfinishedOrder(0);

  it.each([
    ['with a link', order, [true, false]],
    ['without a link', { ...order, url: null }, [false, true]],
    ['without a link and an end', { ...order, url: null, endsAt: null }, [false, true]],
    ['without a link after its end', { ...order, url: null, endsAt: -1 }, [false, false]],
  ])('X-211, X-215: %s', (_, one, expected) => {
    expect([canResume(one, 0), isBeingConfirmed(one, 0)]).toEqual(expected);
  });
});
