import { describe, expect, it } from 'vitest';
import { createVoiceShape } from './voiceShape.ts';

describe('the bars of a voice', () => {
  it('the newest bar is first and is the louder of two levels', () => {
    const shape = createVoiceShape(3, false);
    expect([0.2, 0.5, 0.9, 0.1].map(shape.add)).toEqual([false, true, false, true]);
    expect(shape.read()).toEqual([0.9, 0.5, 0]);
  });

  it('the number of bars stays the same', () => {
    const shape = createVoiceShape(3, false);
    Array.from({ length: 40 }, (_, at) => shape.add(at / 40));
    expect(shape.read()).toHaveLength(3);
  });

  it('bars that do not travel change only with a step of the level', () => {
    const shape = createVoiceShape(8, true);
    expect([0, 0.5, 0.52, 1].map(shape.add)).toEqual([false, true, false, true]);
    expect(Math.max(...shape.read())).toBeLessThanOrEqual(1);
    expect(shape.read()[0]).toBe(1);
  });
});
