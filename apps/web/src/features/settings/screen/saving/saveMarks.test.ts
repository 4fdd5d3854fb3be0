import { describe, expect, it } from 'vitest';
import type { SavingFacts } from '../../writing/writingFacts.ts';
import { dropSaved, findMark, followSaving, noMarks, saveHere, touch } from './saveMarks.ts';

type Step = string | [saving: SavingFacts['saving'], refused?: boolean];

const refusal = { failure: { kind: 'network' }, entries: [] } as const;

/** The marks of `a` and `b` after changes of settings (names) and states of saving. */
function marksAfter(...steps: readonly Step[]) {
  const marks = steps.reduce(
    (before, step) =>
      typeof step === 'string'
        ? touch(before, step)
        : followSaving(before, { saving: step[0], refused: step[1] === true ? refusal : null }),
    noMarks,
  );
  return [findMark(marks, 'a'), findMark(marks, 'b')];
}

describe('the marks beside changed settings', () => {
  it.each<[string, Step[], (string | undefined)[]]>([
    ['no mark while they wait', ['a', ['saving']], [undefined, undefined]],
    ['«saved» after the answer', ['a', ['saving'], ['saved']], ['saved', undefined]],
    ['«saved» on both of one call', ['a', 'b', ['saving'], ['saved']], ['saved', 'saved']],
    [
      '«saved» for a later change too',
      ['a', ['saving'], ['saved'], 'b', ['saving'], ['saved']],
      ['saved', 'saved'],
    ],
    [
      '«saved» after the network has returned',
      ['a', ['saving'], ['offline'], ['saving'], ['saved']],
      ['saved', undefined],
    ],
    [
      '«failed» after a refusal',
      ['a', ['saving'], ['saving', true], ['untouched', true]],
      ['failed', undefined],
    ],
    [
      '«failed» for a later refusal too',
      [
        'a',
        ['saving'],
        ['saving', true],
        ['untouched', true],
        'b',
        ['saving', true],
        ['untouched', true],
      ],
      ['failed', 'failed'],
    ],
    [
      '«failed» still, while another one is saved',
      [
        'a',
        ['saving'],
        ['saving', true],
        ['untouched', true],
        'b',
        ['saving', true],
        ['saved', true],
      ],
      ['failed', 'saved'],
    ],
    [
      '«saved» after a retry',
      ['a', ['saving'], ['untouched', true], ['saving'], ['saved']],
      ['saved', undefined],
    ],
    [
      'no mark after a dismissal, also when another setting is saved later',
      ['a', ['saving'], ['untouched', true], ['untouched'], 'b', ['saving'], ['saved']],
      [undefined, 'saved'],
    ],
    [
      'no mark when it is changed again after a refusal',
      ['a', ['saving'], ['untouched', true], 'a'],
      [undefined, undefined],
    ],
  ])('X-40: shows %s', (_, steps, marks) => {
    expect(marksAfter(...steps)).toEqual(marks);
  });

  it('X-53: shows a setting of this device as saved at once, until its time is over', () => {
    const marks = saveHere(noMarks, 'a');
    expect([findMark(marks, 'a'), findMark(dropSaved(marks), 'a')]).toEqual(['saved', undefined]);
  });

  it('returns the same marks while the state of saving is the same', () => {
    expect(followSaving(noMarks, { saving: 'untouched', refused: null })).toBe(noMarks);
  });
});
