import { expect, it } from 'vitest';
import { readReturnMark, withReturnMark } from './returnMark.ts';

it.each(['returned', 'stopped'] as const)(
  'P14: the mark «%s» is read as it was left, and what else stood there stays',
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
  'P14: %j is no mark',
  (state) => {
    expect(readReturnMark(state)).toBeNull();
  },
);
