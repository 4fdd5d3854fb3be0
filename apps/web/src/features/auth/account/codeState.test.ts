import { describe, expect, it } from 'vitest';
import { createCodeState, readCodeState } from './codeState.ts';

describe('the state of a code that was sent', () => {
  it('R-086, R-111: the state contains the account, the channel and the deadline', () => {
    const state = createCodeState({ id: '7', type: 'phone' }, 1_000);
    expect(state).toEqual({ id: '7', type: 'phone', deadline: 121_000 });
    expect(readCodeState(state)).toEqual(state);
  });

  it.each([7, '7'])('R-041, R-042, R-101: the id %j is kept in its JSON type', (id) => {
    expect(readCodeState({ id, type: 'phone' })?.id).toBe(id);
  });

  it.each([
    [null],
    [undefined],
    ['x'],
    [{}],
    [{ id: 7.5, type: 'phone' }],
    [{ id: {}, type: 'phone' }],
    [{ id: '', type: 'phone' }],
    [{ id: '7' }],
    [{ id: '7', type: 'pigeon' }],
    [{ type: 'email' }],
  ])('R-041, R-042, A13: %j is not a valid state', (state) => {
    expect(readCodeState(state)).toBeNull();
  });

  it.each([[Number.NaN], [Infinity], ['soon'], [null]])(
    'R-111: a deadline of %j counts as missing',
    (deadline) => {
      expect(readCodeState({ id: '7', type: 'email', deadline })).toEqual({
        id: '7',
        type: 'email',
        deadline: undefined,
      });
    },
  );
});
