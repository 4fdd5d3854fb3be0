import { describe, expect, it } from 'vitest';
import { type StateNode, listStateLines } from '../../.storybook/docs/listStateLines.ts';
import { dictationMachine } from '../../packages/machines/src/dictation/dictationMachine.ts';

const stateAt = (path: string): StateNode =>
  path.split('.').reduce<StateNode>((node, key) => node.states[key] ?? node, dictationMachine.root);

describe('the ways out of a state of the dictation', () => {
  it('name what happens and the state it leads to, without what stays', () => {
    const lines = listStateLines(stateAt('session.resting'));
    expect(lines).toContainEqual({ event: 'dictation.started', target: 'session / active' });
    expect(lines.map(({ event }) => event)).not.toContain('microphone.chosen');
  });

  it('have a wait by its name, and the end of an actor by that of the actor', () => {
    expect(listStateLines(stateAt('session.resting'))).toContainEqual({
      event: 'after backOff',
      target: 'session / uploadingRest',
    });
    expect(listStateLines(stateAt('session.active.requestingMicrophone'))).toContainEqual({
      event: 'openMicrophone is done',
      target: 'active / recording',
    });
  });

  it('occur once each', () => {
    const lines = listStateLines(stateAt('session.active.recording')).map((line) =>
      JSON.stringify(line),
    );
    expect(new Set(lines).size).toBe(lines.length);
  });
});
