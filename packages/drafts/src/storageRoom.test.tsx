import { afterEach, describe, expect, it, vi } from 'vitest';
import { askToPersist, roomLeft } from './storageRoom.ts';

afterEach(() => vi.restoreAllMocks());

describe('the room of the device', () => {
  it('S03: is what the browser would still keep', async () => {
    vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 1_000, usage: 300 });
    expect(await roomLeft()).toEqual({ free: 700 });
  });

  it.each([
    ['tells nothing', () => Promise.resolve({})],
    ['forbids to ask', () => Promise.reject(new DOMException('no', 'SecurityError'))],
  ])('S01: is unknown where the browser %s', async (_, estimate) => {
    vi.spyOn(navigator.storage, 'estimate').mockImplementation(estimate);
    expect(await roomLeft()).toBeNull();
  });

  it.each([
    ['it is already', true, false, true, 0],
    ['the browser agrees', false, true, true, 1],
    ['the browser does not', false, false, false, 1],
  ])('S09: is kept for good when %s', async (_, already, agrees, kept, times) => {
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(already);
    const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(agrees);
    expect(await askToPersist()).toBe(kept);
    expect(persist).toHaveBeenCalledTimes(times);
  });

  it('S01: is asked for in vain where storage is forbidden', async () => {
    vi.spyOn(navigator.storage, 'persisted').mockRejectedValue(new TypeError('no'));
    expect(await askToPersist()).toBe(false);
  });
});
