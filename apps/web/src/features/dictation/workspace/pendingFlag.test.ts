import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createPendingFlag } from './pendingFlag.ts';

describe('the pending flag', () => {
  it('is stored for each person, and removed without a trace', () => {
    const storage = createMemoryStorage();
    const mark = createPendingFlag(storage);
    mark.set('sara', true);
    mark.set('reza', true);
    mark.set('sara', true);
    expect([mark.isSet('sara'), createPendingFlag(storage).isSet('reza')]).toEqual([true, true]);
    mark.set('sara', false);
    expect([mark.isSet('sara'), mark.isSet('reza')]).toEqual([false, true]);
    mark.set('reza', false);
    mark.set('reza', false);
    expect(storage.read('nevisa.waiting')).toBeNull();
  });
});
