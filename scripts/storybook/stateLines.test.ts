import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { stateLines } from '../../.storybook/docs/stateLines.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.pressed': 'on', 'lamp.dusted': { actions: 'shine' } } },
    on: {
      after: { patience: 'off' },
      invoke: { src: 'burn', onDone: 'off' },
      on: { 'lamp.pressed': [{ guard: 'isHot', target: 'off' }, { target: 'off' }] },
    },
  },
});

const { off, on } = machine.root.states;

describe('the ways out of a state', () => {
  it('name what happens and the state it leads to, without what stays', () => {
    expect(stateLines(off ?? machine.root)).toEqual([{ event: 'lamp.pressed', target: 'on' }]);
  });

  it('have a wait, the end of a part and two guards of one event once each', () => {
    expect(stateLines(on ?? machine.root)).toEqual([
      { event: 'lamp.pressed', target: 'off' },
      { event: 'burn is done', target: 'off' },
      { event: 'after patience', target: 'off' },
    ]);
  });
});
