import { expect, it } from 'vitest';
import { readReturnMark, withReturnMark } from './returnMark.ts';

it.each(['returned', 'stopped'] as const)(
  'P14: the mark «%s» is read back, and the rest of the state stays',
  (mark) => {
    const state = withReturnMark({ from: '/messages' }, mark);
    expect([readReturnMark(state), state]).toEqual([
      mark,
      { from: '/messages', paymentReturn: mark },
    ]);
    expect(readReturnMark(withReturnMark(null, mark))).toBe(mark);
  },
);

it.each([null, undefined, 'returned', 7, {}, { paymentReturn: true }, { paymentReturn: 'x' }])(
  'P14: %j is not a mark',
  (state) => {
    expect(readReturnMark(state)).toBeNull();
  },
);
