import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestPersistence, estimateFreeSpace } from './storageQuota.ts';

afterEach(() => vi.restoreAllMocks());

describe('the storage quota', () => {
  it('S03: is the free space in bytes', async () => {
    vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 1_000, usage: 300 });
    expect(await estimateFreeSpace()).toBe(700);
  });

  it.each([
    ['tells nothing', () => Promise.resolve({})],
    ['forbids to ask', () => Promise.reject(new DOMException('no', 'SecurityError'))],
  ])('S01: is null when the browser %s', async (_, estimate) => {
    vi.spyOn(navigator.storage, 'estimate').mockImplementation(estimate);
    expect(await estimateFreeSpace()).toBeNull();
  });

  it.each([
    ['it is already', true, false, true, 0],
    ['the browser agrees', false, true, true, 1],
    ['the browser does not', false, false, false, 1],
  ])('S09: is persistent when %s', async (_, already, agrees, kept, times) => {
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(already);
    const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(agrees);
    expect(await requestPersistence()).toBe(kept);
    expect(persist).toHaveBeenCalledTimes(times);
  });

  it('S01: is not persistent where storage is forbidden', async () => {
    vi.spyOn(navigator.storage, 'persisted').mockRejectedValue(new TypeError('no'));
    expect(await requestPersistence()).toBe(false);
  });
});
