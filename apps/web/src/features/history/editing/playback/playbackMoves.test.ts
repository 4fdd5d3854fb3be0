import { describe, expect, it } from 'vitest';
import { findSilences, chooseNextMove } from './playbackMoves.ts';

const words = [
  { start: 0.2, end: 0.6 },
  { start: 0.9, end: 1 },
  { start: 4, end: 4.5 },
  { start: 5.3, end: 6 },
  { start: 6.81, end: 7 },
];

describe('the silences of a sound', () => {
  it('X-150: a gap of more than 0.8 s between two words is a silence, which ends 0.15 s before the next word', () => {
    const silences = findSilences(words);
    expect([...(silences?.starts ?? [])]).toEqual([1.15, 6.15]);
    expect(silences?.ends[0]).toBeCloseTo(3.85);
    expect(silences?.ends[1]).toBeCloseTo(6.66);
    expect(silences?.saved).toBeCloseTo(2.7 + 0.51);
  });

  it('X-150: a gap of exactly 0.8 s is no silence', () => {
    expect([
      ...(findSilences([
        { start: 0, end: 0 },
        { start: 0.8, end: 1 },
      ])?.starts ?? []),
    ]).toEqual([]);
  });

  it('X-150: a word that is said within another one ends no silence', () => {
    const nested = [
      { start: 0, end: 3 },
      { start: 1, end: 1.2 },
      { start: 3.5, end: 4 },
    ];
    expect(findSilences(nested)?.saved).toBe(0);
  });

  it('X-150: words without times have none, and that is known', () => {
    expect(findSilences([])).toBeNull();
    expect(findSilences([{ start: 1, end: 2 }])?.saved).toBe(0);
  });
});

describe('what happens at a place', () => {
  const silences = findSilences(words);

  it.each([
    [1.1, null],
    [1.15, { seek: 3.85 }],
    [3, { seek: 3.85 }],
    [3.85, null],
    [0, null],
    [99, null],
  ])('X-150: at %d s it is %o', (place, move) => {
    expect(chooseNextMove(place, null, silences)).toEqual(move);
    expect(chooseNextMove(place, null, null)).toBeNull();
  });

  it('X-151: a loop begins anew at its end and has its silences; a part ends there', () => {
    const loop = { start: 1, end: 5, isLooping: true };
    expect(chooseNextMove(2, loop, silences)).toBeNull();
    expect(chooseNextMove(5, loop, silences)).toEqual({ seek: 1 });
    expect(chooseNextMove(5.01, { ...loop, isLooping: false }, silences)).toBe('partEnded');
  });
});
