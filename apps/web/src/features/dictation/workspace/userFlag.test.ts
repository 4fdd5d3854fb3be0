import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createUserFlag } from './userFlag.ts';

describe('a fact about persons', () => {
  it('is stored for each person, and removed without a trace', () => {
    const storage = createMemoryStorage();
    const mark = createUserFlag(storage, 'waiting');
    mark.set('sara', true);
    mark.set('reza', true);
    mark.set('sara', true);
    expect([mark.isSet('sara'), createUserFlag(storage, 'waiting').isSet('reza')]).toEqual([
      true,
      true,
    ]);
    mark.set('sara', false);
    expect([mark.isSet('sara'), mark.isSet('reza')]).toEqual([false, true]);
    mark.set('reza', false);
    mark.set('reza', false);
    expect(storage.read('nevisa.waiting')).toBeNull();
  });

  it('does not hold because another fact holds', () => {
    const storage = createMemoryStorage();
    createUserFlag(storage, 'dictated').set('sara', true);
    expect(createUserFlag(storage, 'waiting').isSet('sara')).toBe(false);
  });
});
