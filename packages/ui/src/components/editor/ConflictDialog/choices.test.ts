import { describe, expect, it } from 'vitest';
import { chooseForAll, type ConflictDifference, isResolved } from './choices.ts';

const differences: readonly ConflictDifference[] = [
  { id: 'title', label: 'نام نوشته', runs: [], single: true },
  { id: 'p3', label: 'پاراگراف ۳', runs: [] },
];

describe('the choices of a conflict', () => {
  it('keep my version of a field with one value when all are chosen at once', () => {
    expect([...chooseForAll(differences, 'both')]).toEqual([
      ['title', 'mine'],
      ['p3', 'both'],
    ]);
    expect([...chooseForAll(differences, 'theirs')]).toEqual([
      ['title', 'theirs'],
      ['p3', 'theirs'],
    ]);
  });

  it('resolve it when each difference has one', () => {
    expect(isResolved(differences, new Map([['p3', 'mine']]))).toBe(false);
    expect(isResolved(differences, chooseForAll(differences, 'mine'))).toBe(true);
  });
});
