import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserStorage } from './browserStorage.ts';
import { createPersonalStorage } from './personalStorage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the browser storage', () => {
  it('the storage persists values between visits', () => {
    expect(createBrowserStorage().write('a', '1')).toBe(true);
    expect(createBrowserStorage().read('a')).toBe('1');
  });

  it('the storage of a session is apart from that of visits', () => {
    createBrowserStorage('session').write('a', '1');
    expect(createBrowserStorage().read('a')).toBeNull();
    expect(createBrowserStorage('session').read('a')).toBe('1');
    createBrowserStorage('session').remove('a');
  });

  it.each([
    ['S02: is full', 'QuotaExceededError'],
    ['S01: is forbidden', 'SecurityError'],
  ])('the values stay in memory when the storage %s', (_, name) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    const storage = createBrowserStorage();
    expect(storage.write('a', '1')).toBe(false);
    expect(storage.read('a')).toBe('1');
    storage.remove('a');
    expect(storage.read('a')).toBeNull();
  });

  it('S02: a personal value that a full device refused reaches it with the next one that has room', () => {
    const sara = createPersonalStorage(createBrowserStorage()).of('sara');
    const readStored = (name: string) =>
      createPersonalStorage(createBrowserStorage()).of('sara').read(name);
    sara.write('first', '1');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    sara.write('views', 'a');
    expect([sara.read('views'), readStored('views')]).toEqual(['a', null]);
    full.mockRestore();
    sara.write('other', 'b');
    expect(['first', 'views', 'other'].map(readStored)).toEqual(['1', 'a', 'b']);
  });

  it('S01: a forbidden storage reads null without an error', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(createBrowserStorage().read('a')).toBeNull();
  });

  it('the storage reports changes of other tabs until the listener unsubscribes', () => {
    const keys: (string | null)[] = [];
    const stop = createBrowserStorage().watch((key) => keys.push(key));
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
    expect(keys).toEqual(['a', null]);
  });

  it('G07: a page restored from the back/forward cache reports a change', () => {
    const keys: (string | null)[] = [];
    onTestFinished(createBrowserStorage().watch((key) => keys.push(key)));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(keys).toEqual([null]);
  });
});
