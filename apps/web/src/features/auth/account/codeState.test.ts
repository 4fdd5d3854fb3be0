import { describe, expect, it } from 'vitest';
import { createCodeState, readCodeState } from './codeState.ts';

describe('the state of a code that was sent', () => {
  it('R-086, R-111: names the account, the way of the code and the end of its time', () => {
    const state = createCodeState({ id: '7', type: 'phone' }, 1_000);
    expect(state).toEqual({ id: '7', type: 'phone', deadline: 121_000 });
    expect(readCodeState(state)).toEqual(state);
  });

  it.each([
    [null],
    [undefined],
    ['x'],
    [{}],
    [{ id: 7, type: 'phone' }],
    [{ id: '', type: 'phone' }],
    [{ id: '7' }],
    [{ id: '7', type: 'pigeon' }],
    [{ type: 'email' }],
  ])('R-041, R-042, A13: %j is none', (state) => {
    expect(readCodeState(state)).toBeNull();
  });

  it.each([[Number.NaN], [Infinity], ['soon'], [null]])(
    'R-111: an end of %j counts as none was kept',
    (deadline) => {
      expect(readCodeState({ id: '7', type: 'email', deadline })).toEqual({
        id: '7',
        type: 'email',
        deadline: undefined,
      });
    },
  );
});
